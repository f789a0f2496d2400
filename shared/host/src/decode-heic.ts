import { heicTo } from 'heic-to/csp';

/** Only an address that a script of this page has made is a worker's. */
const policy = window.trustedTypes?.createPolicy('heic-worker', {
  createScriptURL(url) {
    if (!url.startsWith('blob:')) throw new TypeError('not a worker of heic-to');
    return url;
  },
});

const NativeWorker = window.Worker;
let vouched = false;

/** heic-to names its worker by a text, which Trusted Types refuse: once it is vouched for. */
function vouchForWorker(trusted: NonNullable<typeof policy>): void {
  if (vouched) return;
  vouched = true;
  window.Worker = class extends NativeWorker {
    constructor(url: string | URL) {
      super(trusted.createScriptURL(String(url)) as unknown as URL);
      window.Worker = NativeWorker;
    }
  };
}

/** Decodes a HEIC photo in a worker. @throws if the file is not a HEIC photo or is damaged */
export async function decodeHeic(file: Blob): Promise<ImageBitmap> {
  if (policy) vouchForWorker(policy);
  try {
    return await heicTo({ blob: file, type: 'bitmap' });
  } finally {
    window.Worker = NativeWorker;
  }
}
