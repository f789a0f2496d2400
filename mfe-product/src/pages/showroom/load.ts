import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { showsInWords } from '../../showroom/shows.ts';
import { storeOf } from './structured.ts';

export async function load({ params, query }: LoadContext<typeof paths.showroom>) {
  // The route matches any last segment. Without a number in it, the list is shown.
  if (params.bbsIdx === null) return redirect(paths.showrooms());
  const showroom = await query(api.readShowroom, { bbsIdx: params.bbsIdx });
  const { name, addr } = showroom;
  return {
    title: name,
    description: `${addr}. ${showsInWords(showroom)} 체험, 여는 시간과 오시는 길, 방문 예약.`,
    structured: storeOf(showroom),
    data: showroom,
  };
}
