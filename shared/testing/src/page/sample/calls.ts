/** The API calls of this remote, renamed for its pages. */
export { selectSearchHotList as words, selectSearchRecommendList as more } from '@portal/contract';
