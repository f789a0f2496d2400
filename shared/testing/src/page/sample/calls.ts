/** The calls of the contract that this remote sends, under the names that its pages use. */
export { selectSearchHotList as words, selectSearchRecommendList as more } from '@portal/contract';
