/** A page that can do without is not kept waiting longer. */
const PATIENCE_MS = 2_000;

/** What a part of a page is made of, or null where it did not come in time: the page does without. */
export function optional<T>(answer: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  return Promise.race([answer.catch(() => null), late]).finally(() => clearTimeout(timer));
}
