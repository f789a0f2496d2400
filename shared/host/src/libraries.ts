import type * as pdf from './pdf.ts';

// Large libraries that few customers need. The shell has the only copy of each, so that a release builds and keeps it
// once, and a customer of two sections downloads it once. It comes when it is first needed (docs/decisions/0014).

/**
 * Decodes a HEIC photo, the right way up.
 * @throws webpack's ChunkLoadError if the code cannot be loaded, another error if the file is not a HEIC photo or is damaged
 */
export const decodeHeic = (file: Blob): Promise<ImageBitmap> =>
  import(/* webpackChunkName: "heic" */ './decode-heic.ts').then((heic) => heic.decodeHeic(file));

/** What remotes use of pdf.js. */
export type Pdf = typeof pdf;

/** Loads pdf.js. @throws webpack's ChunkLoadError if it cannot be loaded */
export const loadPdf = (): Promise<Pdf> => import(/* webpackChunkName: "pdf" */ './pdf.ts');
