import { queryOf } from '@portal/api-client';
import { getMyAllProductList } from '@portal/contract';
import { customerApi } from './customer-api.ts';

export const { ownedProducts } = customerApi.injectEndpoints({
  endpoints: (build) => ({ ownedProducts: queryOf(build, getMyAllProductList) }),
}).endpoints;
