import { selectSearchHotList, selectSearchRecommendList } from '@portal/contract';
import { contractApi } from '@portal/host';

export const api = contractApi('sample', {
  words: selectSearchHotList,
  more: selectSearchRecommendList,
});
