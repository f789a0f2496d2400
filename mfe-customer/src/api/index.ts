export { customerApi } from './customer-api.ts';
export { inquiryDetail, sendInquiry } from './inquiry.ts';
export { noticeDetail, noticeList } from './notice.ts';
export { ownedProducts } from './owned-product.ts';
export { phoneContacts } from './phone-contact.ts';
export { downloadList } from './reference.ts';
