import styled from '@emotion/styled';
import { Icon, icons, media, Text, unbroken, type IconShape } from '@portal/ui';
import { useRef, type ReactNode } from 'react';
import { useLateFocus } from '../frame/late-focus.ts';

const Head = styled.div`
  &:focus {
    outline: none;
  }
`;
const Marked = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 8px 20px;
  align-items: center;
  max-width: 720px;
  padding: 48px 0 24px;
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
    padding: 32px 0 16px;
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

/** What a result page says at its top: in words, and by an icon and its colours. */
export interface ResultStatus {
  icon: IconShape;
  /** Colours of its icon. */
  tone: 'good' | 'wait' | 'bad';
  title: string;
  /** What it means for the customer's money, if anything. */
  money?: string;
}

/** Icons for the usual cases: received or done; waiting; cancelled; refused or failed. */
export const marks = {
  done: { icon: icons.check, tone: 'good' },
  waiting: { icon: icons.pause, tone: 'wait' },
  ended: { icon: icons.close, tone: 'bad' },
  refused: { icon: icons.alert, tone: 'bad' },
} as const satisfies Record<string, Omit<ResultStatus, 'title'>>;

/**
 * The head of a result: its status, what it is about, what it means for the customer's money, and its number as `children`. It takes the
 * focus, because a result replaces its form in the history: the shell moves neither focus nor scroll then, and the button that led here
 * is gone.
 */
export function ResultHead(props: {
  status: ResultStatus;
  subject?: string;
  amount?: string;
  children?: ReactNode;
}) {
  const { status, subject, amount, children } = props;
  const { icon, tone, title, money } = status;
  const head = useRef<HTMLDivElement>(null);
  useLateFocus(head, 1);
  return (
    <Head ref={head} tabIndex={-1}>
      <Marked>
        <span data-tone={tone}>
          <Icon shape={icon} size={32} />
        </span>
        <div>
          <h1>{unbroken(title)}</h1>
          {subject && <p>{unbroken(subject)}</p>}
        </div>
        {amount !== undefined && <strong>{amount}</strong>}
      </Marked>
      {money && (
        <Text bold max={720}>
          {money}
        </Text>
      )}
      {children}
    </Head>
  );
}
