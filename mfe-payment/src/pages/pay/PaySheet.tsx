import styled from '@emotion/styled';
import { Card, media, Text } from '@portal/ui';
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
const Summary = styled(Card)`
  position: sticky;
  top: calc(var(--header) + 24px);
  grid-row: 1;
  grid-column: 2;
  ${media.belowPc} {
    position: static;
    grid-column: 1;
  }
`;

/** What is paid for, beside or above the customer's choices. */
export function PaySheet({ lines, children }: { lines: ReactNode; children: ReactNode }) {
  return (
    <Sheet>
      <Summary aria-label="결제하실 내용">
        <Text as="h2" size="h4" bottom={8}>
          결제하실 내용
        </Text>
        {/* Announces only the changed figures, not the whole table at each digit. */}
        <div role="status" aria-atomic="false">
          {lines}
        </div>
      </Summary>
      <div>{children}</div>
    </Sheet>
  );
}
