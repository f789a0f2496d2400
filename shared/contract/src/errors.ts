import { fixedTexts } from '@portal/format';

/**
 * Every code the API can answer with, its HTTP status and the message for customers. docs/errors.md has a row
 * for each; a test compares the two.
 */
export const errors = {
  ERR_BAD_REQUEST: {
    http: 400,
    message: '요청을 읽을 수 없습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.',
  },
  ERR_INVALID_INPUT: { http: 422, message: '입력하신 내용을 다시 확인해 주세요.' },
  ERR_FORBIDDEN: {
    http: 403,
    message: '이 화면에서는 처리할 수 없는 요청입니다. 화면을 새로 고친 뒤 다시 시도해 주세요.',
  },
  ERR_LOGIN_REQUIRED: {
    http: 401,
    message: '로그인이 필요합니다. 로그인한 뒤 다시 시도해 주세요.',
  },
  ERR_SESSION_REQUIRED: {
    http: 401,
    message: '이용 시간이 지났습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.',
  },
  ERR_CERTIFY_STATE: {
    http: 401,
    message: '회원 정보를 확인할 수 없어 로그아웃합니다. 다시 로그인해 주세요.',
  },
  ERR_LOGIN_RETURN: { http: 401, message: '로그인을 마치지 못했습니다. 다시 로그인해 주세요.' },
  ERR_NOT_CERTIFIED: {
    http: 403,
    message: '본인 확인이 필요합니다. 본인 확인을 마친 뒤 다시 시도해 주세요.',
  },
  ERR_CERTIFY_REQUIRED: {
    http: 403,
    message: '휴대전화 번호를 바꾸려면 새 번호로 본인 확인을 해 주세요.',
  },
  ERR_CERTIFY_RETURN: {
    http: 400,
    message: '본인 확인 결과를 받지 못했습니다. 처음부터 다시 진행해 주세요.',
  },
  ERR_MS_6001: { http: 409, message: '다른 계정에서 이미 본인 확인을 마친 고객입니다.' },
  ERR_MS_8025: { http: 422, message: '비밀번호가 맞지 않습니다. 다시 확인해 주세요.' },
  ERR_MS_6002: { http: 429, message: fixedTexts.voicesOfToday },
  ERR_KEY_REUSED: {
    http: 409,
    message:
      '같은 접수가 다른 내용으로 이미 들어와 있습니다. 화면을 새로 고친 뒤 내용을 확인하고 다시 접수해 주세요.',
  },
  ERR_PHOTO_TYPE: {
    http: 415,
    message: '올릴 수 없는 파일입니다. JPG, PNG, WEBP 사진을 골라 주세요.',
  },
  ERR_PHOTO_BROKEN: {
    http: 422,
    message: '열 수 없는 사진입니다. 다시 찍거나 다른 사진을 골라 주세요.',
  },
  ERR_PHOTO_PIXELS: {
    http: 413,
    message: '사진의 가로세로가 너무 큽니다. 크기를 줄여 다시 올려 주세요.',
  },
  ERR_PHOTO_GONE: {
    http: 409,
    message: '올려 두신 사진을 찾을 수 없습니다. 사진을 지우고 다시 올려 주세요.',
  },
  '510': { http: 409, message: '이미 취소된 접수입니다.' },
  ERR_CANCEL_STAGE: {
    http: 409,
    message: '접수가 확인되어 화면에서는 취소할 수 없습니다. 고객센터로 전화해 주세요.',
  },
  ERR_POINT_SHORT: {
    http: 409,
    message: '쓸 수 있는 포인트가 모자랍니다. 포인트를 다시 확인해 주세요.',
  },
  ERR_PAYMENT_CHANGE: {
    http: 409,
    message: '이 계약에는 아직 끝나지 않은 변경이 있습니다. 그 변경이 끝난 뒤 다시 신청해 주세요.',
  },
  ERR_UNPAID: {
    http: 409,
    message: '아직 내지 않으신 요금이 있어 납부일을 바꿀 수 없습니다. 먼저 납부해 주세요.',
  },
  ERR_PAY_AMOUNT: {
    http: 409,
    message:
      '결제할 금액이 바뀌었습니다. 결제되지 않았습니다. 화면을 새로 고쳐 금액을 확인해 주세요.',
  },
  ERR_PAY_DONE: {
    http: 409,
    message: '결제할 것이 없습니다. 이미 결제되었거나 취소되었습니다.',
  },
  ERR_PAY_UNDER_WAY: {
    http: 409,
    message:
      '앞서 하신 결제가 끝나지 않았습니다. 다시 결제하지 마시고 결제 결과를 먼저 확인해 주세요.',
  },
  ERR_PAY_VISIT: {
    http: 409,
    message:
      '방문일 전날까지만 결제할 수 있습니다. 고객센터로 전화해 방문일을 바꾸시거나, 다시 신청해 주세요.',
  },
  ERR_PAY_RETURN: {
    http: 400,
    message: '결제 결과를 받지 못했습니다. 결제되지 않았습니다. 처음부터 다시 진행해 주세요.',
  },
  ERR_SERIAL_UNKNOWN: {
    http: 404,
    message: '확인되지 않는 시리얼 번호입니다. 라벨의 번호와 하나씩 맞추어 보아 주세요.',
  },
  ERR_SERIAL_MODEL: {
    http: 409,
    message: '고르신 모델의 시리얼 번호가 아닙니다. 모델과 번호를 다시 확인해 주세요.',
  },
  ERR_SERIAL_TAKEN: {
    http: 409,
    message:
      '이미 등록되었거나 등록을 접수한 시리얼 번호입니다. 등록하신 적이 없다면 고객센터로 전화해 주세요.',
  },
  ERR_DELIVERY_STAGE: {
    http: 409,
    message:
      '그사이 배송 단계나 설치일이 바뀌었습니다. 바뀐 내용을 확인하고, 다시 바꾸시려면 고객센터로 전화해 주세요.',
  },
  ERR_VISIT_FULL: {
    http: 409,
    message: '고르신 시간이 방금 마감되었습니다. 다른 시간을 골라 주세요.',
  },
  ERR_VISIT_OVER: {
    http: 409,
    message: '방문 시각이 지나 취소할 수 없습니다.',
  },
  ERR_MEMBER_OUT: {
    http: 409,
    message: '아직 탈퇴하실 수 없습니다. 남은 접수, 계약, 요금을 먼저 확인해 주세요.',
  },
  ERR_EMAIL_TAKEN: {
    http: 409,
    message: '이미 쓰이고 있는 이메일입니다. 다른 주소를 입력해 주세요.',
  },
  ERR_NOT_FOUND: { http: 404, message: '찾으시는 내용이 없거나 삭제되었습니다.' },
  ERR_TOO_LARGE: {
    http: 413,
    message: '보내신 내용이 너무 큽니다. 크기를 줄여 다시 시도해 주세요.',
  },
  ERR_UNSUPPORTED: { http: 415, message: '지원하지 않는 형식입니다.' },
  ERR_RANGE: { http: 416, message: '파일에 없는 부분을 요청했습니다. 처음부터 다시 받아 주세요.' },
  ERR_TOO_MANY: { http: 429, message: '요청이 많습니다. 잠시 뒤 다시 시도해 주세요.' },
  ERR_UNAVAILABLE: { http: 503, message: '지금은 이용할 수 없습니다. 잠시 뒤 다시 시도해 주세요.' },
  ERR_INTERNAL: { http: 500, message: '처리하지 못했습니다. 잠시 뒤 다시 시도해 주세요.' },
} as const;

export type ErrorCode = keyof typeof errors;
export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errors, code);
