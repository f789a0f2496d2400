import {
  checkEmail,
  checkMemberInfo,
  checkPassword,
  getAgreeInfo,
  getGaUserInfo,
  getUserData,
  memberOutCheck,
  selectPersonal,
  updatePersonal,
} from './account.ts';
import { certCheck, certify, certifyReturn, checkCiDi, requestCertification } from './certify.ts';
import { selectFaqList } from './faq.ts';
import { loginCheck, loginReturn, loginUrl, logout } from './member.ts';
import { getAiccData } from './aicc.ts';
import { deleteQna, insertQna, selectQnaDetail, selectQnaList } from './inquiry.ts';
import { noticeDetailInfo, selectNoticeList } from './notice.ts';
import { checkPurchases, getMyAllProductList } from './owned-product.ts';
import { selectPhoneContactList } from './phone-contact.ts';
import { uploadPhoto } from './photo.ts';
import { getDescCard, getPopupList } from './popup.ts';
import { getProductListByName } from './product.ts';
import { selectReferenceDetail, selectReferenceList } from './reference.ts';
import { searchAll, selectSearchHotList, selectSearchRecommendList } from './search.ts';
import { getTerms } from './terms.ts';
import { submitSinmungo, submitVoc, vocDetail, vocList } from './voc.ts';

export * from './account.ts';
export * from './certify.ts';
export * from './aicc.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './faq.ts';
export * from './field-messages.ts';
export * from './free-text.ts';
export * from './inquiry.ts';
export * from './list.ts';
export * from './download-file.ts';
export * from './member.ts';
export * from './notice.ts';
export * from './owned-product.ts';
export * from './phone-contact.ts';
export * from './photo.ts';
export * from './popup.ts';
export * from './product.ts';
export * from './reference.ts';
export * from './search.ts';
export * from './submission.ts';
export * from './terms.ts';
export * from './voc.ts';

/** Every call, for the server's routes, the OpenAPI document and the tests that go over all of them. */
export const endpoints = [
  selectFaqList,
  selectReferenceList,
  selectReferenceDetail,
  loginUrl,
  loginReturn,
  loginCheck,
  logout,
  getGaUserInfo,
  getUserData,
  getAgreeInfo,
  checkPassword,
  selectPersonal,
  checkEmail,
  updatePersonal,
  checkMemberInfo,
  memberOutCheck,
  requestCertification,
  certifyReturn,
  certCheck,
  certify,
  checkCiDi,
  selectNoticeList,
  searchAll,
  selectSearchHotList,
  selectSearchRecommendList,
  getProductListByName,
  getPopupList,
  getDescCard,
  getTerms,
  getAiccData,
  noticeDetailInfo,
  selectPhoneContactList,
  getMyAllProductList,
  checkPurchases,
  uploadPhoto,
  insertQna,
  selectQnaList,
  selectQnaDetail,
  deleteQna,
  submitVoc,
  submitSinmungo,
  vocList,
  vocDetail,
];
