import type { Pdf } from '@portal/host';

type PDFDocumentProxy = Awaited<ReturnType<Pdf['getDocument']>['promise']>;

/** Opens a document; `progress` is called with 0 to 1 while it loads. */
export function openDocument(pdf: Pdf, url: string, progress: (part: number) => void) {
  const task = pdf.getDocument({ url, verbosity: pdf.VerbosityLevel.ERRORS });
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    progress(total > 0 ? Math.min(1, loaded / total) : 0);
  return { promise: task.promise, close: () => void task.destroy() };
}

/** Draws a page at the width of its canvas, and lays its text over it for reading and selecting. */
export async function drawPage(
  pdf: Pdf,
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
  await new pdf.TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport: page.getViewport({ scale }),
  }).render();
}
