import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { found } from '../../submission/found.ts';

export async function load({ params, query }: LoadContext<typeof paths.memberInquiry>) {
  const { idx } = params;
  if (idx === null) return redirect(paths.memberInquiries());
  return { data: await found(query(api.readInquiry, { idx })) };
}
