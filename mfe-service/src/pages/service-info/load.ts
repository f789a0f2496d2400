import type { LoadContext } from '@portal/host';
import { paths } from '@portal/paths';

/** The page stands in the portal and in the membership app: its links stay in the one that was asked for. */
export async function load({ url }: LoadContext<typeof paths.serviceInfo>) {
  const inApp = url.pathname === paths.membershipService.pattern;
  return { data: { address: inApp ? 'membershipService' : 'serviceInfo' } as const };
}
