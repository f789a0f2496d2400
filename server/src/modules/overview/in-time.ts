import { AppError } from '../../errors.ts';

/**
 * Resolves to the result of `work`. @throws AppError ERR_UNAVAILABLE if there is none after `ms` milliseconds; whatever
 * `work` throws
 */
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
