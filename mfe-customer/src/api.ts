import {
  getMyAllProductList,
  insertQna,
  noticeDetailInfo,
  selectNoticeList,
  selectPhoneContactList,
  selectQnaDetail,
  selectReferenceList,
  uploadPhoto,
} from '@portal/contract';
import { contractApi } from '@portal/host';

export const api = contractApi('customer', {
  phoneContacts: selectPhoneContactList,
  noticeList: selectNoticeList,
  noticeDetail: noticeDetailInfo,
  downloadList: selectReferenceList,
  ownedProducts: getMyAllProductList,
  uploadPhoto,
  sendInquiry: insertQna,
  inquiryDetail: selectQnaDetail,
});
