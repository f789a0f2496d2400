/** The calls of the contract that this remote sends, under the names that its pages use. */
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
