export { faqList } from './faq.ts';
export { guideApi } from './guide-api.ts';
export { referenceDetail, referenceList } from './reference.ts';
