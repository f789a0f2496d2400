import styled from '@emotion/styled';

/** Amounts with what they are for, and their total in the foot. */
export const AmountTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 12px 0;
    border-bottom: var(--line-width) solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  th {
    padding-right: 16px;
    font-weight: 400;
  }
  td {
    font-weight: 600;
    text-align: right;
    white-space: nowrap;
  }
  small {
    display: block;
    color: var(--text-second);
    font-size: var(--small);
    font-weight: 400;
  }
  tfoot th,
  tfoot td {
    font-size: var(--h4);
    font-weight: 700;
  }
`;
