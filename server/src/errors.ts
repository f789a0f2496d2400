import { errors, type ErrorCode } from '@portal/contract';
import { isUnreachable } from './db/unreachable.ts';

interface Details {
  /** Field name (dotted path) to the Korean message shown at that field. */
  fields?: Record<string, string>;
  cause?: unknown;
}

/** An error to report to the caller: thrown anywhere below a route, answered by plugins/failures.ts. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, details: Details = {}) {
    super(errors[code].message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
  }
}

/** An error at one field of the form. */
export const fieldError = (field: string, sentence: string) =>
  new AppError('ERR_INVALID_INPUT', { fields: { [field]: sentence } });

/** The body of every failed call. */
export const failure = (error: AppError, requestId: string) => ({
  status: { code: error.code, message: error.message },
  error: { requestId, ...(error.fields && { fields: error.fields }) },
});

const byStatus: Record<number, ErrorCode> = {
  404: 'ERR_NOT_FOUND',
  413: 'ERR_TOO_LARGE',
  415: 'ERR_UNSUPPORTED',
};

/** The 4xx status of an error that fastify raised itself, else null. */
function refusedWith(thrown: unknown): number | null {
  const { statusCode: status, code } = Object(thrown) as { statusCode?: unknown; code?: unknown };
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500;
  return isRefusal && String(code).startsWith('FST_') ? status : null;
}

/** Converts any thrown value to an error with one of the contract's codes; the unexpected is ERR_INTERNAL. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const status = refusedWith(thrown);
  if (status !== null)
    return new AppError(byStatus[status] ?? 'ERR_BAD_REQUEST', { cause: thrown });
  if (isUnreachable(thrown)) return new AppError('ERR_UNAVAILABLE', { cause: thrown });
  return new AppError('ERR_INTERNAL', { cause: thrown });
}
