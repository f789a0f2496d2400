import Link from 'next/link';
import { Icon } from './Icon.tsx';
import type { MenuItem } from './menu.ts';

/** A link of the menu; pages that another application has are not fetched ahead. */
export function MenuLink({ item: { href, label, text, here } }: { item: MenuItem }) {
  return (
    <Link href={href} prefetch={here ? null : false}>
      {text ? <strong>{label}</strong> : label}
      {text && <span>{text}</span>}
      {text && <Icon shape="chevronRight" />}
    </Link>
  );
}
