/** The API calls of this remote. */
export { listHotWords, listRecommendedWords } from '@portal/contract';
