import { loadPdf, type Pdf } from '@portal/host';

type PDFDocumentProxy = Awaited<ReturnType<Pdf['getDocument']>['promise']>;
type PDFPageProxy = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;

/** Longest side of a drawn page, in px. The server scales a larger photo down to this size. */
const LONG_SIDE = 2560;
/** A longer PDF is refused: the form and the bankbook have a page or two. */
const PAGES_MAX = 20;

/** Tells a drawn page from a blank one. A page whose images pdf.js cannot decode is blank too. */
function showsSomething(context: CanvasRenderingContext2D): boolean {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  return data.some((value) => value < 240);
}

async function draw(page: PDFPageProxy, name: string): Promise<File | null> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: LONG_SIDE / Math.max(width, height) });
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  if (!showsSomething(context)) return null;
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
  if (!blob) throw new Error('no blob');
  return new File([blob], name, { type: 'image/jpeg' });
}

const AGAIN = '지우고 종이를 사진으로 찍어 올려 주세요.';
const BROKEN = `열 수 없는 PDF입니다. ${AGAIN}`;
const LOCKED =
  '비밀번호가 걸린 PDF입니다. 지우고 비밀번호를 푼 PDF나 종이를 찍은 사진을 올려 주세요.';
const TOO_LONG = `${PAGES_MAX}쪽이 넘는 PDF입니다. 지우고 필요한 쪽만 담아 다시 올려 주세요.`;
const BLANK = `보이는 내용이 없는 PDF입니다. ${AGAIN}`;

/** What to tell the customer about a PDF that pdf.js cannot open. */
const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === 'PasswordException' ? LOCKED : BROKEN;

/**
 * Draws each page of a PDF as a JPEG, and leaves out blank pages such as the backs of a scan. Returns a sentence for the
 * customer if the PDF is broken or locked, has more than PAGES_MAX pages, or only blank ones.
 * @throws webpack's ChunkLoadError if pdf.js cannot be loaded
 */
export async function pagesOf(file: File): Promise<readonly File[] | string> {
  const { getDocument, VerbosityLevel } = await loadPdf();
  const data = new Uint8Array(await file.arrayBuffer());
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > PAGES_MAX) return TOO_LONG;
    const name = file.name.replace(/\.pdf$/i, '');
    const pages: File[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const drawn = await draw(await pdf.getPage(number), `${name} ${number}쪽.jpg`);
      if (drawn) pages.push(drawn);
    }
    return pages.length > 0 ? pages : BLANK;
  } catch (error) {
    return reasonOf(error);
  } finally {
    await task.destroy();
  }
}
