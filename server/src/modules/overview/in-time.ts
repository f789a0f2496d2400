import { AppError } from '../../errors.ts';

/** What `work` brings. @throws AppError ERR_UNAVAILABLE where it brings nothing within so many milliseconds */
export async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new AppError('ERR_UNAVAILABLE')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
