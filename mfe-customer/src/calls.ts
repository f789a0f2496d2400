/** The API calls of this remote. */
export {
  listPhoneContacts,
  listNotices,
  readNotice,
  listReferences,
  listOwnedProducts,
  uploadPhoto,
  fileInquiry,
  readInquiry,
} from '@portal/contract';
