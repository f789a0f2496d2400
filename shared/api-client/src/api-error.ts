import type { ErrorCode } from '@portal/contract';

/**
 * The one shape of every failed call. `code` is the server's, or what happened in transit:
 * - NETWORK: no answer came (offline, refused, cut),
 * - ABORTED: a newer request of the kind replaced it, or the page was left,
 * - BAD_ANSWER: the answer does not fit the contract.
 */
export interface ApiError {
  name: 'ApiError';
  code: ErrorCode | 'NETWORK' | 'ABORTED' | 'BAD_ANSWER' | (string & {});
  /** The server's message; empty if none came. */
  message: string;
  /** HTTP status, or 0 without an answer. */
  http: number;
  requestId: string | null;
  fields: Record<string, string>;
}

// A plain object and not a class, because it is kept in the store, which must be serialisable.
export const apiError = (error: Pick<ApiError, 'code'> & Partial<ApiError>): ApiError => ({
  message: '',
  http: 0,
  requestId: null,
  fields: {},
  ...error,
  name: 'ApiError',
});

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'ApiError';
