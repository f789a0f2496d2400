/** The codes that a declined approval can be answered with, by what a tester chooses. */
export const declineCodes = {
  decline: '3095',
  limit: '8326',
  expired: '3021',
  number: '3011',
  password: '8310',
  blocked: '8324',
  notThisCard: '3057',
  instalment: '3023',
  account: '4001',
  bankDown: '4008',
  phone: 'A001',
  slow: 'A299',
  repeated: '2201',
  unknownCode: 'Z999',
} as const;

/** What a tester can let happen to a payment, in the order of the panel. */
export const endings = {
  approve: '정상 승인',
  decline: '승인 거절',
  limit: '승인 거절: 한도 초과',
  expired: '승인 거절: 유효 기간',
  number: '승인 거절: 카드 번호 오류',
  password: '승인 거절: 비밀번호 오류',
  blocked: '승인 거절: 정지된 카드',
  notThisCard: '승인 거절: 쓸 수 없는 카드',
  instalment: '승인 거절: 할부 개월',
  account: '승인 거절: 은행이 이체하지 않음',
  bankDown: '승인 거절: 은행 점검',
  phone: '승인 거절: 통신사',
  slow: '승인되지 않고 처리 지연이라고 답함',
  repeated: '승인되지 않고 이미 승인되었다고 답함',
  unknownCode: '승인 거절: 모르는 코드',
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
