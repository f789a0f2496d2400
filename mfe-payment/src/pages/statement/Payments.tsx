import styled from '@emotion/styled';
import {
  moneyOf,
  payMethods,
  type AnswerOf,
  type PaymentSums,
  type readPaymentStatement,
} from '@portal/contract';
import { dayInSeoul, formatFarDay, formatWon } from '@portal/format';
import { paths } from '@portal/paths';
import { VisuallyHidden } from '@portal/ui';
import { subjectOf } from '../../payment/made.ts';

const COLUMNS = ['날짜', '내용', '방법', '공급가액', '부가세', '결제 금액', '환불'];

/**
 * On a narrow screen each payment is a block that repeats the names of the columns; paper is wide enough for the table. There the totals
 * are displayed as an ordinary group of rows, because a browser repeats a table's foot on each sheet.
 */
const Table = styled.table`
  width: 100%;
  margin-top: 24px;
  border-collapse: collapse;
  border-top: 2px solid var(--text);
  font-size: var(--small);
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: 10px 8px;
    border-bottom: var(--line-width) solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  th:first-of-type,
  td:first-of-type {
    padding-left: 0;
  }
  [data-won] {
    padding-right: 0;
    text-align: right;
    white-space: nowrap;
  }
  tbody td:first-of-type {
    white-space: nowrap;
  }
  small {
    display: block;
    color: var(--text-second);
    overflow-wrap: anywhere;
  }
  tfoot * {
    font-weight: 700;
  }
  @media print {
    font-size: 8.5pt;
    line-height: 1.3;
    th,
    td {
      padding: 3px 6px;
    }
    small {
      font-size: 7pt;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
    tfoot {
      display: table-row-group;
    }
  }
  @media screen and (max-width: 768px) {
    display: block;
    font-size: 1rem;
    tbody,
    tfoot {
      display: block;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: block;
      padding: 16px 0;
      border-bottom: var(--line-width) solid var(--line);
    }
    th,
    td,
    [data-won] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 16px;
      padding: 4px 0;
      border: 0;
    }
    td[data-name]::before {
      content: attr(data-name);
      text-align: left;
      color: var(--text-second);
      font-weight: 400;
    }
    td[data-name] {
      text-align: right;
    }
    [data-won] small {
      grid-column: 2;
    }
    td[data-what] {
      display: block;
      font-weight: 600;
    }
    td:empty {
      display: none;
    }
  }
`;

/** The amounts of a row, of one payment or of all. */
function Amounts({ sums }: { sums: PaymentSums }) {
  const { supply, vat, paid, refunded, refunding } = sums;
  const back = refunded + refunding;
  return (
    <>
      {[supply, vat, paid].map((won, i) => (
        <td key={i} data-won data-name={COLUMNS[3 + i]}>
          {formatWon(won)}
        </td>
      ))}
      <td data-won data-name={COLUMNS[6]}>
        {back > 0 && formatWon(back)}
        {refunding > 0 && (
          <small>{refunded > 0 ? `${formatWon(refunding)} 환불 중` : '환불 중'}</small>
        )}
      </td>
    </>
  );
}

/** The payments of a year, each with its supply and tax, and their sums in the foot. */
export function Payments({
  list,
  sums,
}: Pick<AnswerOf<typeof readPaymentStatement>, 'list' | 'sums'>) {
  return (
    <Table>
      <caption>
        <VisuallyHidden>결제 {list.length}건</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {COLUMNS.map((name, i) => (
            <th key={name} scope="col" data-won={i > 2 || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map((payment) => (
          <tr key={payment.moid}>
            <td data-name={COLUMNS[0]}>{formatFarDay(dayInSeoul(payment.paidAt))}</td>
            <td data-what>
              <a href={paths.paymentResult({ moid: payment.moid })}>{subjectOf(payment)}</a>
              <small>결제 번호 {payment.moid}</small>
            </td>
            <td data-name={COLUMNS[2]}>{payMethods[payment.payMethod].name}</td>
            <Amounts sums={moneyOf(payment)} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            합계 {list.length}건
          </th>
          <Amounts sums={sums} />
        </tr>
      </tfoot>
    </Table>
  );
}
