export { descCards, faqList } from './guide.ts';
export { noticeList } from './notice.ts';
export { optional } from './optional.ts';
export { found, hotWords, recommendedWords } from './search.ts';
export { shellApi } from './shell-api.ts';
export { terms } from './terms.ts';
