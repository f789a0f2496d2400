import { isApiError } from '@portal/host';

/**
 * Why something did not happen, and what to do, in words for customers.
 * @param what what did not happen, where the API has not said why
 * @param supportCode the host's; a refusal that the API explains has no need of one
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
