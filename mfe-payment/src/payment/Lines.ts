import styled from '@emotion/styled';
import { AmountTable } from '@portal/ui';

/** What is paid for line by line, and what remains to pay in large type. */
export const Lines = styled(AmountTable)`
  [data-off] td {
    color: var(--primary);
  }
  tfoot th,
  tfoot td {
    padding-bottom: 0;
    border-bottom: 0;
    vertical-align: baseline;
  }
  tfoot td {
    font-size: var(--h2);
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
`;
