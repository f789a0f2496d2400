import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '@portal/ui';

const Pair = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 12px;
  max-width: 720px;
  font-variant-numeric: tabular-nums;
  > div {
    padding: 16px 20px;
    border: var(--line-width) solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  > div:last-of-type {
    border-color: var(--primary);
  }
  dt {
    color: var(--text-second);
    font-size: var(--small);
  }
  dd {
    font-weight: 600;
  }
  ${media.mobileSmall} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export function BeforeAfter(props: {
  before: { label: string; value: ReactNode };
  after: { label: string; value: ReactNode };
}) {
  return (
    <Pair>
      {[props.before, props.after].map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Pair>
  );
}
