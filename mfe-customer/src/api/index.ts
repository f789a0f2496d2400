export { customerApi } from './customer-api.ts';
export { noticeDetail, noticeList } from './notice.ts';
export { phoneContacts } from './phone-contact.ts';
export { downloadList } from './reference.ts';
