import type { MenuGroup } from '@portal/host';
import type { KnownSection } from './route-match.ts';

const byOrder = <T extends { order: number }>(a: T, b: T) => a.order - b.order;

/** Gathers the menu groups of a release from its parts' tables: sections with the same label share one group. */
export function menuOf(sections: readonly KnownSection[]): MenuGroup[] {
  const sorted = [...sections].sort(byOrder);
  const labels = [...new Set(sorted.map(({ label }) => label))];
  return labels.flatMap((label) => {
    const group = sorted.filter((section) => section.label === label);
    const items = group
      .flatMap(({ pages }) => pages)
      .flatMap(({ nav, pattern }) => (nav ? [{ ...nav, href: pattern }] : []))
      .sort(byOrder)
      .map(({ label: text, href }) => ({ label: text, href }));
    return items.length > 0 ? [{ name: group[0]?.name ?? label, label, items }] : [];
  });
}
