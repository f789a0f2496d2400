import { queryOf } from '@portal/api-client';
import { getMyAllProductList } from '@portal/contract';
import { vocApi } from './voc-api.ts';

export const { ownedProducts } = vocApi.injectEndpoints({
  endpoints: (build) => ({ ownedProducts: queryOf(build, getMyAllProductList) }),
}).endpoints;
