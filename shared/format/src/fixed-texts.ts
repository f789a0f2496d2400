/** Texts that the specification fixes to the byte, including trailing spaces. A test compares each. */
export const notFound = '페이지를 찾을 수 없습니다.';
export const notFoundHome = '메인화면 바로가기';
export const noOptions = 'No options';
export const loadingOptions = 'Loading...';
export const invalidPhone = 'Invalid phone number';
export const postcodeFailed = 'Postcode API load failed';
export const devtoolsFound = '개발자 도구가 감지되었습니다.';
export const passwordSpace = '{field}에 공백은 사용할 수 없습니다. ';
export const passwordCapitals = '{field}에는 소문자만 사용가능합니다.';
export {
  cardNumber,
  insuranceNumber,
  licenceNumber,
  passportNumber,
  residentNumber,
} from './sensitive-numbers.ts';
export const voicesOfToday =
  '당일 이용 가능 횟수를 초과하여 접수가 불가하오니 추가 접수는 익일 재이용 부탁드립니다. 감사합니다.';
export const paymentCancelled = '결제가 취소 되었습니다';
export const noBills = '납부할 정보가 없습니다.';
export const noShowrooms = '매장정보가 없습니다.';
export const noRequests = '접수 내역이 없습니다.';
export const noRegistrations = '등록 내역이 없습니다.';
export const noProducts = '제품 사용 정보가 없습니다.';
export const noInquiries = '문의 내역이 없습니다.';
export const noEntries = '내역이 없습니다.';
