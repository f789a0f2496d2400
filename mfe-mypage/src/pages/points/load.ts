import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

/**
 * The answer, or null for a failed call: the component that shows it repeats the call, and the rest of the page
 * works.
 */
const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);

export async function load({ params, query }: LoadContext<typeof paths.memberPoints>) {
  const { type, page } = params;
  const [points, total, expiry, months] = await Promise.all([
    query(api.listPoints, { ...(type !== 'all' && { type }), curPage: page }),
    orNull(query(api.readPointTotal, {})),
    orNull(query(api.readPointExpiry, {})),
    orNull(query(api.listPointMonths, {})),
  ]);
  if (points.curPage !== page) return redirect(paths.memberPoints({ type, page: points.curPage }));
  return { data: { points, total, expiry, months } };
}
