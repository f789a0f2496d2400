/** The API calls of the shell's section. */
export {
  listFaqs,
  listDescriptionCards,
  listNotices,
  searchSite,
  listHotWords,
  listRecommendedWords,
  readTerms,
} from '@portal/contract';
