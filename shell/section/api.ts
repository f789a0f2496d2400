import {
  getDescCard,
  getTerms,
  searchAll,
  selectFaqList,
  selectNoticeList,
  selectSearchHotList,
  selectSearchRecommendList,
} from '@portal/contract';
import { contractApi } from '@portal/host';

export const api = contractApi('shell', {
  faqList: selectFaqList,
  descCards: getDescCard,
  noticeList: selectNoticeList,
  found: searchAll,
  hotWords: selectSearchHotList,
  recommendedWords: selectSearchRecommendList,
  terms: getTerms,
});
