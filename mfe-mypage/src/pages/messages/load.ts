import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.memberMessages>) {
  const { page } = params;
  const [messages, settings] = await Promise.all([
    query(api.listMessages, { curPage: page }),
    query(api.readMessageWays, {}),
  ]);
  if (messages.curPage !== page) return redirect(paths.memberMessages({ page: messages.curPage }));
  return { data: { messages, settings } };
}
