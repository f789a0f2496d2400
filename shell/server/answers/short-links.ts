import { paths } from '@portal/paths';
import type { SectionRecord } from '@portal/release-store';
import { hrefIn } from '../../shared/route-match.ts';

/** Targets of the links in text messages; members go to their own page where there is one. */
const targets: Record<string, { everyone: string; members?: string }> = {
  [paths.shortSeat.pattern]: { everyone: paths.serviceRequest('seat') },
  [paths.shortTransfer.pattern]: { everyone: paths.serviceRequest('transfer') },
  [paths.shortStatus.pattern]: { everyone: paths.orderCheck(), members: paths.memberServices() },
  [paths.shortAssemble.pattern]: { everyone: paths.serviceRequest('assemble_disassemble') },
  [paths.shortDelivery.pattern]: { everyone: paths.delivery(), members: paths.deliveries() },
};

/**
 * Returns the address that a short link redirects to, with its query (specification, 2, Other). Null for any other
 * address, and while no part of the release has the target: then the shell's own page answers.
 */
export function shortLinkTarget(
  sections: readonly SectionRecord[],
  { pathname, search }: { pathname: string; search: string },
  isMember: boolean,
): string | null {
  const target = targets[pathname];
  if (!target) return null;
  const hrefFor = hrefIn(sections);
  const own = isMember && target.members ? hrefFor(target.members) : null;
  const found = own ?? hrefFor(target.everyone);
  return found && found + search;
}
