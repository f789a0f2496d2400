import styled from '@emotion/styled';
import { media } from '@portal/ui';
import type { ReactNode } from 'react';

// On wide screens a column is at least as wide as its longest word. On phones a row becomes a block: first its name, with the row's
// actions in the right half, then its other cells with their names, in two columns.
const Frame = styled.table`
  width: 100%;
  border-collapse: collapse;
  caption {
    padding-bottom: 8px;
    color: var(--text-second);
    font-size: var(--small);
    text-align: left;
  }
  th,
  td {
    padding: 10px 16px 10px 0;
    border-bottom: var(--line-width) solid var(--line);
    text-align: left;
    vertical-align: middle;
    &:last-child {
      padding-right: 0;
    }
  }
  thead th {
    padding-block: 6px;
    color: var(--text-third);
    font-size: var(--small);
    font-weight: 500;
    white-space: nowrap;
  }
  tbody th {
    font-weight: 600;
  }
  time {
    white-space: nowrap;
  }
  @media (min-width: 641px) {
    tbody th,
    [data-whole] {
      white-space: nowrap;
    }
    td {
      overflow-wrap: break-word;
    }
    td[data-wide] {
      overflow-wrap: anywhere;
    }
  }
  [data-end] {
    text-align: right;
  }
  ${media.mobileLarge} {
    &,
    caption,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 6px 16px;
      padding: 12px 0;
      border-bottom: var(--line-width) solid var(--line);
    }
    tbody th,
    td {
      padding: 0;
      border: 0;
      &[data-end] {
        text-align: left;
      }
    }
    tbody th,
    td[data-wide] {
      grid-column: 1 / -1;
    }
    td[data-action] {
      grid-row: 1;
      grid-column: 2;
      justify-self: end;
    }
    tr:has(> [data-action]:not(:empty)) > th {
      grid-column: 1;
      align-self: center;
    }
    td:empty {
      display: none;
    }
    td:not([data-wide], [data-action])::before {
      content: attr(data-title);
      display: block;
      color: var(--text-third);
      font-size: var(--small);
    }
  }
`;

export interface Column<Row> {
  title: string;
  cell(row: Row): ReactNode;
  /** Aligned to the end, for numbers. */
  isNumber?: boolean;
  /** Not broken into lines on wide screens: for names of people, and dates. */
  isWhole?: boolean;
  /** On phones stands beside the row's name: for buttons. */
  isAction?: boolean;
  /** On phones takes the whole width without a name: for sentences. */
  isWide?: boolean;
}

/**
 * A table whose rows become blocks on phones; the first column names the row. Explicit roles keep it a table for
 * screen readers.
 */
export function Table<Row>(props: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
}) {
  const { caption, columns, rows, keyOf } = props;
  const [head, ...facts] = columns;
  return (
    <Frame role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ title, isNumber }) => (
            <th key={title} role="columnheader" scope="col" data-end={isNumber || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            <th role="rowheader" scope="row">
              {head?.cell(row)}
            </th>
            {facts.map(({ title, cell, isNumber, isWhole, isAction, isWide }) => (
              <td
                key={title}
                role="cell"
                data-title={title}
                data-end={isNumber || undefined}
                data-whole={isWhole || undefined}
                data-action={isAction || undefined}
                data-wide={isWide || undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Frame>
  );
}
