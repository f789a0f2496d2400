import { queryOf } from '@portal/api-client';
import { selectReferenceDetail, selectReferenceList } from '@portal/contract';
import { guideApi } from './guide-api.ts';

export const { referenceList, referenceDetail } = guideApi.injectEndpoints({
  endpoints: (build) => ({
    referenceList: queryOf(build, selectReferenceList),
    referenceDetail: queryOf(build, selectReferenceDetail),
  }),
}).endpoints;
