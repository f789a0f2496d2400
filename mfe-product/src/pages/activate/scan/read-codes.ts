const FORMATS = ['code_128', 'code_39', 'qr_code', 'data_matrix'];

/** The browser's own reader: Chromium on Android and macOS, and not in TypeScript's library. */
interface Detector {
  detect(picture: ImageBitmap): Promise<{ rawValue: string }[]>;
}
interface Detectors {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

async function ownReader(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Detectors };
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  return BarcodeDetector && FORMATS.every((format) => known.includes(format))
    ? new BarcodeDetector({ formats: FORMATS })
    : null;
}

/**
 * Returns what reads the codes in a picture: the browser's own reader, or a library that is loaded for it.
 * @throws Error where the library cannot be loaded
 */
export async function codeReader(): Promise<(picture: ImageBitmap) => Promise<string[]>> {
  const own = await ownReader();
  if (own) return async (picture) => (await own.detect(picture)).map(({ rawValue }) => rawValue);
  const { readByLibrary } = await import(/* webpackChunkName: "codes" */ './library-reader.ts');
  return async (picture) => readByLibrary(picture);
}
