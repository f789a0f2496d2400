import BinaryBitmap from '@zxing/library/es2015/core/BinaryBitmap.js';
import HybridBinarizer from '@zxing/library/es2015/core/common/HybridBinarizer.js';
import DataMatrixReader from '@zxing/library/es2015/core/datamatrix/DataMatrixReader.js';
import DecodeHintType from '@zxing/library/es2015/core/DecodeHintType.js';
import Code128Reader from '@zxing/library/es2015/core/oned/Code128Reader.js';
import Code39Reader from '@zxing/library/es2015/core/oned/Code39Reader.js';
import QRCodeReader from '@zxing/library/es2015/core/qrcode/QRCodeReader.js';
import RGBLuminanceSource from '@zxing/library/es2015/core/RGBLuminanceSource.js';

/** Lines of a code stay a few pixels wide at this size, and a phone reads it in a fraction of a second. */
const MOST_PIXELS = 1600;

/** Brightness of each pixel of a picture, made smaller. */
function brightnessOf(picture: ImageBitmap) {
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const brightness = new Uint8ClampedArray(width * height);
  for (let i = 0; i < brightness.length; i++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i * 4, i * 4 + 3);
    brightness[i] = (red + 2 * green + blue) / 4;
  }
  return new RGBLuminanceSource(brightness, width, height);
}

/**
 * Reads the codes in a picture, for browsers that cannot do so themselves. The library is plain JavaScript: our policy allows no
 * WebAssembly, which faster ones need. Its readers are imported one by one; as a whole it is four times their size.
 */
export function readByLibrary(picture: ImageBitmap): string[] {
  const source = brightnessOf(picture);
  if (!source) return [];
  const hints = new Map([[DecodeHintType.TRY_HARDER, true]]);
  const readers = [
    new Code128Reader(),
    new Code39Reader(),
    new QRCodeReader(),
    new DataMatrixReader(),
  ];
  return readers.flatMap((reader) => {
    try {
      return [reader.decode(new BinaryBitmap(new HybridBinarizer(source)), hints).getText()];
    } catch {
      // It throws where there is no code of its kind.
      return [];
    }
  });
}
