/** What a tester can let happen to a payment, in the order of the panel. */
export const endings = {
  approve: '정상 승인',
  decline: '승인 거절',
  cancel: '고객이 결제 창을 닫음',
  authFail: '인증 실패',
  timeoutBefore: '승인 전에 응답 없음',
  timeoutAfter: '승인한 뒤 응답 없음',
  cut: '승인한 뒤 연결이 끊김',
  late: '승인을 늦게 처리',
  twice: '결과를 두 번 돌려줌',
  amount: '돌려주는 금액이 다름',
  signature: '돌려주는 서명이 다름',
  forgedUrl: '승인 주소가 다름',
  approvalAmount: '승인 응답의 금액이 다름',
  never: '돌아오지 않음',
} as const;
export type Ending = keyof typeof endings;
export const isEnding = (text: unknown): text is Ending =>
  typeof text === 'string' && Object.hasOwn(endings, text);

/** What net cancels do, where one is asked for. */
export const netCancels = { works: '됨', failsOnce: '한 번 실패', fails: '계속 실패' } as const;
export type NetCancel = keyof typeof netCancels;
export const isNetCancel = (text: unknown): text is NetCancel =>
  typeof text === 'string' && Object.hasOwn(netCancels, text);
