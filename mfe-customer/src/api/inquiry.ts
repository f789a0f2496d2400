import { mutationOf, queryOf } from '@portal/api-client';
import { insertQna, selectQnaDetail } from '@portal/contract';
import { customerApi } from './customer-api.ts';

export const { sendInquiry, inquiryDetail } = customerApi.injectEndpoints({
  endpoints: (build) => ({
    sendInquiry: mutationOf(build, insertQna),
    inquiryDetail: queryOf(build, selectQnaDetail),
  }),
}).endpoints;
