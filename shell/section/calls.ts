/** The API calls of the shell's section, renamed for its pages. */
export {
  selectFaqList as faqList,
  getDescCard as descCards,
  selectNoticeList as noticeList,
  searchAll as found,
  selectSearchHotList as hotWords,
  selectSearchRecommendList as recommendedWords,
  getTerms as terms,
} from '@portal/contract';
