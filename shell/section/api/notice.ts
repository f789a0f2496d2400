import { queryOf } from '@portal/api-client';
import { selectNoticeList } from '@portal/contract';
import { shellApi } from './shell-api.ts';

export const { noticeList } = shellApi.injectEndpoints({
  endpoints: (build) => ({ noticeList: queryOf(build, selectNoticeList) }),
}).endpoints;
