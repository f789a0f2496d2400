import styled from '@emotion/styled';
import { AmountTable } from '@portal/ui';

/**
 * The table of a payment: a row for each item and deduction, and in its foot the amount to pay, in large type. On paper the lines are
 * closer, so that a receipt with many of them still fits a page.
 */
export const Lines = styled(AmountTable)`
  @media print {
    th,
    td {
      padding: 4px 0;
    }
  }
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
