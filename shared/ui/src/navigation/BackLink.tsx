import styled from '@emotion/styled';
import { Icon } from '../content/Icon.tsx';
import * as icons from '../content/icons.ts';

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  margin: 32px 0 8px -6px;
  color: var(--text-second);
  text-decoration: none;
  &:hover {
    color: var(--primary);
  }
  @media print {
    display: none;
  }
`;

/** A link from a post back to its list, above the post's heading. */
export const BackLink = ({ href, label }: { href: string; label: string }) => (
  <Link href={href}>
    <Icon shape={icons.chevronLeft} size={20} />
    {label}
  </Link>
);
