import { isApiError } from '@portal/host';

/** Resolves to the answer, or to null if the member has no such thing. @throws ApiError for all other failures */
export async function found<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && error.code === 'ERR_NOT_FOUND') return null;
    throw error;
  }
}
