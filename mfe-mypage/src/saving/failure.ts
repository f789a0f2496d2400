import { isApiError } from '@portal/host';

/**
 * Why a call failed and what to do about it, in words for customers.
 * @param what a sentence that says what was not done; used if the API gives no reason
 * @param supportCode the host's function; called only for failures that the API does not explain
 */
export function failureOf(
  error: unknown,
  what: string,
  supportCode: (error: unknown) => string,
): string {
  const { code, http, message } = isApiError(error) ? error : { code: '', http: 0, message: '' };
  if (code === 'NETWORK') return `${what} 인터넷 연결을 확인한 뒤 다시 눌러 주세요.`;
  if (message && http < 500) return message;
  return `${message || `${what} 잠시 뒤 다시 눌러 주세요.`} 지원 번호 ${supportCode(error)}`;
}
