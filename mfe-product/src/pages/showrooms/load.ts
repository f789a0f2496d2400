import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

const PAGE_SIZE = 10;

/** Loads all matching showrooms and not one page of them: the browser sorts them by distance and maps them. */
export async function load({ params, query }: LoadContext<typeof paths.showrooms>) {
  const { sido, gu, channelType, searchTxt, page } = params;
  const { list: regions } = await query(api.listShowroomRegions, {});
  const region = regions.find((one) => one.sido === sido);
  if (gu !== '' && !region?.gu.some(({ name }) => name === gu))
    return redirect(paths.showrooms({ ...params, gu: '', page: 1 }));
  const { list } = await query(api.listShowrooms, {
    ...(sido !== 'all' && { sido }),
    ...(gu !== '' && { gu }),
    ...(channelType !== 'all' && { channelType }),
    searchTxt,
  });
  const last = Math.max(1, Math.ceil(list.length / PAGE_SIZE));
  if (page > last) return redirect(paths.showrooms({ ...params, page: last }));
  const of = { total: list.length, curPage: page, pageSize: PAGE_SIZE };
  return { data: { regions, list, page: of } };
}
