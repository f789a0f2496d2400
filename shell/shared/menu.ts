import type { MenuGroup } from '@portal/host';
import type { SectionRecord } from '@portal/release-store';

const byOrder = <T extends { order: number }>(a: T, b: T) => a.order - b.order;

/** Gathers the menu groups of a release from its parts' tables. */
export const menuOf = (sections: readonly SectionRecord[]): MenuGroup[] =>
  [...sections].sort(byOrder).flatMap(({ name, label, pages }) => {
    const items = pages
      .flatMap(({ nav, pattern }) => (nav ? [{ ...nav, href: pattern }] : []))
      .sort(byOrder)
      .map(({ label: text, href }) => ({ label: text, href }));
    return items.length > 0 ? [{ name, label, items }] : [];
  });
