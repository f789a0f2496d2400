import { queryOf } from '@portal/api-client';
import { selectFaqList } from '@portal/contract';
import { guideApi } from './guide-api.ts';

export const { faqList } = guideApi.injectEndpoints({
  endpoints: (build) => ({ faqList: queryOf(build, selectFaqList) }),
}).endpoints;
