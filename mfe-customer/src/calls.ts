/** The API calls of this remote, renamed for its pages. */
export {
  selectPhoneContactList as phoneContacts,
  selectNoticeList as noticeList,
  noticeDetailInfo as noticeDetail,
  selectReferenceList as downloadList,
  getMyAllProductList as ownedProducts,
  uploadPhoto,
  insertQna as sendInquiry,
  selectQnaDetail as inquiryDetail,
} from '@portal/contract';
