import styled from '@emotion/styled';

const Line = styled.p`
  margin-bottom: 12px;
  color: var(--text-second);
  strong {
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
`;

/** The number of rows in a list, announced when it changes; `words` precede the number. */
export function Count({ words, total }: { words: string; total: number }) {
  return (
    <Line role="status">
      {words && `${words} `}
      <strong>{total}</strong>건
    </Line>
  );
}
