import styled from '@emotion/styled';
import { media, Sided } from '@portal/ui';
import type { ReactNode } from 'react';
import { SideBox } from '../frame/SideBox.tsx';

const Columns = styled(Sided)`
  ${media.pc} {
    grid-template-rows: auto 1fr;
  }
`;
// `grid-column: 1`: in the first column, also where the second one is empty.
const Main = styled.div`
  max-width: 720px;
  ${media.pc} {
    grid-column: 1;
  }
`;
// On wide screens the margin makes it start level with the heading in the first column.
const Beside = styled(SideBox)`
  margin-top: 32px;
  ${media.pc} {
    margin-top: 48px;
  }
  &:empty {
    display: none;
  }
  && > * {
    margin-top: 0;
  }
  && > * + * {
    margin-top: 32px;
  }
`;

/**
 * Lays out every result page, and the page of a request, in three parts from top to bottom: `head`, `beside` (what happens next), and
 * `children`. On a wide screen `beside` is a second column at the right of the other two.
 */
export function ResultFrame(props: { head: ReactNode; beside: ReactNode; children: ReactNode }) {
  const { head, beside, children } = props;
  return (
    <Columns>
      <Main>{head}</Main>
      <Beside>{beside}</Beside>
      <Main>{children}</Main>
    </Columns>
  );
}
