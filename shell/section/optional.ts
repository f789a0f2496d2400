/** How long a page waits for an optional part of its data. */
const PATIENCE_MS = 2_000;

/** Resolves to null when an answer fails or takes too long: the page is then shown without that part. */
export function optional<T>(answer: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  return Promise.race([answer.catch(() => null), late]).finally(() => clearTimeout(timer));
}
