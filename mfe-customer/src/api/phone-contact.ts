import { queryOf } from '@portal/api-client';
import { selectPhoneContactList } from '@portal/contract';
import { customerApi } from './customer-api.ts';

export const { phoneContacts } = customerApi.injectEndpoints({
  endpoints: (build) => ({ phoneContacts: queryOf(build, selectPhoneContactList) }),
}).endpoints;
