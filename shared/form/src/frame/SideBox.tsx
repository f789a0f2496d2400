import styled from '@emotion/styled';
import { media, Side } from '@portal/ui';

/** What stands beside a form or a result: a box of its own on a wide screen. */
export const SideBox = styled(Side)`
  ${media.pc} {
    padding: 24px 28px;
    border: var(--line-width) solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
  }
`;
