import { dayInput, voiceTypes } from '@portal/contract';
import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import * as v from 'valibot';

/** A day in the address; empty if there is no such day. */
const dayOf = (text: string) => (v.is(dayInput, text) ? text : '');

export async function load({ params, query }: LoadContext<typeof paths.memberVoices>) {
  const { type, page } = params;
  const [first, second] = [dayOf(params.fromDate), dayOf(params.toDate)];
  // If the first day is after the last, we swap them.
  const turned = first !== '' && second !== '' && first > second;
  const [fromDate, toDate] = turned ? [second, first] : [first, second];
  const at = { type, fromDate, toDate };
  if (fromDate !== params.fromDate || toDate !== params.toDate)
    return redirect(paths.memberVoices(at));
  const { bbsCode, receptionType } = voiceTypes[type];
  const data = await query(api.listVoices, {
    searchBbsCode: bbsCode,
    receptionType,
    ...(fromDate && { fromDate }),
    ...(toDate && { toDate }),
    curPage: page,
  });
  if (data.curPage !== page) return redirect(paths.memberVoices({ ...at, page: data.curPage }));
  return { data };
}
