import styled from '@emotion/styled';
import { Card, media, Side, SideFirst, Text } from '@portal/ui';
import type { ReactNode } from 'react';

const Sheet = styled(SideFirst)`
  ${media.belowPc} {
    max-width: 720px;
  }
`;

/** What is paid for, beside or above the customer's choices. */
export function PaySheet({ lines, children }: { lines: ReactNode; children: ReactNode }) {
  return (
    <Sheet>
      <Side>
        <Card aria-label="결제하실 내용">
          <Text as="h2" size="h4" bottom={8}>
            결제하실 내용
          </Text>
          {/* Announces only the changed figures, not the whole table at each digit. */}
          <div role="status" aria-atomic="false">
            {lines}
          </div>
        </Card>
      </Side>
      <div>{children}</div>
    </Sheet>
  );
}
