import { queryOf } from '@portal/api-client';
import { selectReferenceList } from '@portal/contract';
import { customerApi } from './customer-api.ts';

export const { downloadList } = customerApi.injectEndpoints({
  endpoints: (build) => ({ downloadList: queryOf(build, selectReferenceList) }),
}).endpoints;
