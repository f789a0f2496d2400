import { queryOf } from '@portal/api-client';
import { getDescCard, selectFaqList } from '@portal/contract';
import { shellApi } from './shell-api.ts';

export const { faqList, descCards } = shellApi.injectEndpoints({
  endpoints: (build) => ({
    faqList: queryOf(build, selectFaqList),
    descCards: queryOf(build, getDescCard),
  }),
}).endpoints;
