import { queryOf } from '@portal/api-client';
import { getTerms } from '@portal/contract';
import { shellApi } from './shell-api.ts';

export const { terms } = shellApi.injectEndpoints({
  endpoints: (build) => ({ terms: queryOf(build, getTerms) }),
}).endpoints;
