import { queryOf } from '@portal/api-client';
import { searchAll, selectSearchHotList, selectSearchRecommendList } from '@portal/contract';
import { shellApi } from './shell-api.ts';

export const { found, hotWords, recommendedWords } = shellApi.injectEndpoints({
  endpoints: (build) => ({
    found: queryOf(build, searchAll),
    hotWords: queryOf(build, selectSearchHotList),
    recommendedWords: queryOf(build, selectSearchRecommendList),
  }),
}).endpoints;
