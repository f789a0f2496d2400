import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

export async function load({ params, query }: LoadContext<typeof paths.memberMessages>) {
  const { page } = params;
  const [messages, settings, calendar] = await Promise.all([
    query(api.listMessages, { curPage: page }),
    query(api.readMessageWays, {}),
    query(api.readCalendarFeed, {}),
  ]);
  if (messages.curPage !== page) return redirect(paths.memberMessages({ page: messages.curPage }));
  return { data: { messages, settings, calendar } };
}
