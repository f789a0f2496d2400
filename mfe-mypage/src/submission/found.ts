import { isApiError } from '@portal/host';

/** An answer, or null where the member has no such thing. @throws ApiError for any other failure */
export async function found<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isApiError(error) && error.code === 'ERR_NOT_FOUND') return null;
    throw error;
  }
}
