import { queryOf } from '@portal/api-client';
import { noticeDetailInfo, selectNoticeList } from '@portal/contract';
import { customerApi } from './customer-api.ts';

export const { noticeList, noticeDetail } = customerApi.injectEndpoints({
  endpoints: (build) => ({
    noticeList: queryOf(build, selectNoticeList),
    noticeDetail: queryOf(build, noticeDetailInfo),
  }),
}).endpoints;
