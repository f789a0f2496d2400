import styled from '@emotion/styled';
import { media } from '@portal/ui';
import type { ReactNode } from 'react';

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  gap: 48px;
  align-items: start;
  ${media.belowPc} {
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
    max-width: 720px;
  }
`;
const Card = styled.section`
  position: sticky;
  top: calc(var(--header) + 24px);
  grid-row: 1;
  grid-column: 2;
  padding: 24px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  h2 {
    margin-bottom: 8px;
    font-size: var(--h4);
  }
  ${media.belowPc} {
    position: static;
    grid-column: 1;
  }
  ${media.mobile} {
    padding: 20px;
  }
`;

/** What is paid for, beside or above the customer's choices. */
export function PaySheet({ lines, children }: { lines: ReactNode; children: ReactNode }) {
  return (
    <Sheet>
      <Card aria-label="결제하실 내용">
        <h2>결제하실 내용</h2>
        {/* Announces only the changed figures, not the whole table at each digit. */}
        <div role="status" aria-atomic="false">
          {lines}
        </div>
      </Card>
      <div>{children}</div>
    </Sheet>
  );
}
