import { INVALID_PHONE } from './contact/phone.ts';
import { sensitiveNumberTexts } from './sensitive-numbers.ts';

/** Texts that the specification fixes to the byte, including trailing spaces. A test compares each. */
export const fixedTexts = {
  notFound: '페이지를 찾을 수 없습니다.',
  notFoundHome: '메인화면 바로가기',
  noOptions: 'No options',
  loadingOptions: 'Loading...',
  invalidPhone: INVALID_PHONE,
  postcodeFailed: 'Postcode API load failed',
  devtoolsFound: '개발자 도구가 감지되었습니다.',
  passwordSpace: '{field}에 공백은 사용할 수 없습니다. ',
  passwordCapitals: '{field}에는 소문자만 사용가능합니다.',
  ...sensitiveNumberTexts,
  voicesOfToday:
    '당일 이용 가능 횟수를 초과하여 접수가 불가하오니 추가 접수는 익일 재이용 부탁드립니다. 감사합니다.',
  paymentCancelled: '결제가 취소 되었습니다',
  noBills: '납부할 정보가 없습니다.',
  noShowrooms: '매장정보가 없습니다.',
  noRequests: '접수 내역이 없습니다.',
  noRegistrations: '등록 내역이 없습니다.',
  noProducts: '제품 사용 정보가 없습니다.',
  noInquiries: '문의 내역이 없습니다.',
  noEntries: '내역이 없습니다.',
} as const;
