import styled from '@emotion/styled';
import { Icon } from '../content/Icon.tsx';
import * as icons from '../content/icons.ts';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';
import { standsOut } from '../theme/tokens.ts';
import { pageWindow } from './page-window.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 4px;
  margin: 32px 0 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;
const Step = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 44px;
  height: 44px;
  border-radius: var(--radius);
  color: var(--text);
  text-decoration: none;
  &:hover {
    background: var(--sunken);
  }
  &[aria-current] {
    background: var(--soft-primary);
    box-shadow: inset 0 0 0 var(--line-width) var(--edge, transparent);
    color: var(--on-soft-primary);
    font-weight: 700;
    ${standsOut}
  }
`;

/** The position in a list, as list calls answer it. */
export interface PageOfList {
  /** Rows on all pages. */
  total: number;
  /** From 1. */
  curPage: number;
  pageSize: number;
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination(props: { of: PageOfList; hrefOf(page: number): string }) {
  const { of, hrefOf } = props;
  const current = of.curPage;
  const last = Math.ceil(of.total / of.pageSize);
  if (last <= 1) return null;
  return (
    <nav aria-label="쪽 이동">
      <List>
        {current > 1 && (
          <li>
            <Step href={hrefOf(current - 1)} aria-label="이전 쪽" rel="prev">
              <Icon shape={icons.chevronLeft} />
            </Step>
          </li>
        )}
        {pageWindow(current, last).map((page) => (
          <li key={page}>
            <Step href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
              {page}
              <VisuallyHidden>쪽</VisuallyHidden>
            </Step>
          </li>
        ))}
        {current < last && (
          <li>
            <Step href={hrefOf(current + 1)} aria-label="다음 쪽" rel="next">
              <Icon shape={icons.chevronRight} />
            </Step>
          </li>
        )}
      </List>
    </nav>
  );
}
