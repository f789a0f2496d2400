import { decodeHeic } from '@portal/host';

/** Longest side of a photo as it is sent, px. The server keeps no more. */
const LONG_SIDE = 2560;
const QUALITY = 0.85;
/** A photo up to this size is sent as it is. */
const AS_IS_BYTES = 2 * 1024 * 1024;
/** Types that the server takes. */
const SENT_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Brands of HEIC and HEIF at the head of a file (ISO/IEC 23008-12). */
const HEIC = /^....ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)/s;

async function isHeic(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  return HEIC.test(String.fromCharCode(...head));
}

/** The picture the right way up; browsers that do not know the option do so by themselves. */
const decode = (file: Blob): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch((error: unknown) => {
    if (error instanceof TypeError) return createImageBitmap(file);
    throw error;
  });

/** Draws a picture smaller, on white where it lets light through. */
function encode(picture: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('no canvas'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no blob')));
    canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
}

/**
 * Makes a photo ready to be sent: what the browser cannot show (HEIC, outside of Apple's) is decoded by the host, what
 * is large is made smaller. @throws where it is no picture
 */
export async function preparePhoto(file: Blob): Promise<Blob> {
  const picture = await decode(file).catch(async (error: unknown) => {
    if (!(await isHeic(file))) throw error;
    return decodeHeic(file);
  });
  try {
    const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
    if (scale === 1 && file.size <= AS_IS_BYTES && SENT_TYPES.includes(file.type)) return file;
    return await encode(picture, scale);
  } finally {
    picture.close();
  }
}
