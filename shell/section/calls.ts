/** The calls of the contract that the shell's section sends, under the names that its pages use. */
export {
  selectFaqList as faqList,
  getDescCard as descCards,
  selectNoticeList as noticeList,
  searchAll as found,
  selectSearchHotList as hotWords,
  selectSearchRecommendList as recommendedWords,
  getTerms as terms,
} from '@portal/contract';
