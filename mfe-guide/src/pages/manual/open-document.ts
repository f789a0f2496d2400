// Imports the half of pdf.js that usually runs in a worker as an ordinary chunk, so that its hash is checked too. A
// manual of a few pages does not need its own thread.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import {
  getDocument,
  TextLayer,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

export type { PDFDocumentProxy };

/** Opens a document; `progress` is called with 0 to 1 while it loads. */
export function openDocument(url: string, progress: (part: number) => void) {
  const task = getDocument({ url, verbosity: VerbosityLevel.ERRORS });
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    progress(total > 0 ? Math.min(1, loaded / total) : 0);
  return { promise: task.promise, close: () => void task.destroy() };
}

/** Draws a page at the width of its canvas, and lays its text over it for reading and selecting. */
export async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
  text: HTMLElement,
): Promise<void> {
  const page = await document.getPage(number);
  const width = canvas.clientWidth;
  const scale = width / page.getViewport({ scale: 1 }).width;
  const sharpness = Math.min(window.devicePixelRatio, 2);
  const viewport = page.getViewport({ scale: scale * sharpness });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(scale));
  await new TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport: page.getViewport({ scale }),
  }).render();
}
