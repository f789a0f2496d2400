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
import { selectNoticeList } from './notice.ts';
import { getDescCard, getPopupList } from './popup.ts';
import { getProductListByName } from './product.ts';
import { selectReferenceDetail, selectReferenceList } from './reference.ts';
import { searchAll, selectSearchHotList, selectSearchRecommendList } from './search.ts';
import { getTerms } from './terms.ts';

export * from './account.ts';
export * from './certify.ts';
export * from './aicc.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './faq.ts';
export * from './list.ts';
export * from './member.ts';
export * from './notice.ts';
export * from './popup.ts';
export * from './product.ts';
export * from './reference.ts';
export * from './search.ts';
export * from './terms.ts';

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
];
