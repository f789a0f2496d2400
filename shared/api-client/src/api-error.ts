import type { ErrorCode } from '@portal/contract';

/**
 * The one shape of every failed call. `code` is the server's, or what happened on the way:
 * - NETWORK: no answer came (offline, refused, cut),
 * - ABORTED: a newer request of the kind, or the page was left,
 * - BAD_ANSWER: something came that is not this call's answer.
 */
export interface ApiError {
  name: 'ApiError';
  code: ErrorCode | 'NETWORK' | 'ABORTED' | 'BAD_ANSWER' | (string & {});
  /** The server's sentence; empty where none came. */
  message: string;
  /** HTTP status, or 0 where none came. */
  http: number;
  requestId: string | null;
  fields: Record<string, string>;
}

// A plain object and not a class: it is kept in the store, which holds only what can be serialised.
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
