import styled from '@emotion/styled';
import { ResultHead } from '@portal/form';
import { Icon, type IconShape, media, Text, unbroken } from '@portal/ui';

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 20px;
  align-items: center;
  max-width: 720px;
  padding: 48px 0 8px;
  > span {
    display: grid;
    place-items: center;
    width: 64px;
    height: 64px;
    border-radius: 50%;
  }
  [data-tone='good'] {
    background: var(--soft-primary);
    color: var(--on-soft-primary);
  }
  [data-tone='wait'] {
    background: var(--soft-accent);
    color: var(--on-soft-accent);
  }
  [data-tone='bad'] {
    border: 2px solid var(--border);
    color: var(--text-second);
  }
  h1 {
    font-size: var(--h1);
  }
  p {
    color: var(--text-second);
    font-variant-numeric: tabular-nums;
  }
  > strong {
    grid-column: 1 / -1;
    margin-top: 16px;
    font-size: var(--h1);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.2;
  }
  ${media.mobile} {
    padding-top: 32px;
    > span {
      width: 52px;
      height: 52px;
    }
  }
  @media print {
    padding-top: 0;
    > strong {
      margin-top: 4px;
    }
  }
`;

export interface Status {
  icon: IconShape;
  /** Colours of its icon. */
  tone: 'good' | 'wait' | 'bad';
  title: string;
  /** What it means for the customer's money; empty if nothing. */
  money: string;
}

/** The head of a result: status, subject, and what it means for the customer's money. Takes the focus. */
export function StatusHead(props: { status: Status; subject: string; amount?: string }) {
  const { status, subject, amount } = props;
  const { icon, tone, title, money } = status;
  return (
    <ResultHead>
      <Head>
        <span data-tone={tone}>
          <Icon shape={icon} size={32} />
        </span>
        <div>
          <h1>{title}</h1>
          {subject && <p>{unbroken(subject)}</p>}
        </div>
        {amount !== undefined && <strong>{amount}</strong>}
      </Head>
      {money && (
        <Text bold max={720} top={16}>
          {money}
        </Text>
      )}
    </ResultHead>
  );
}
