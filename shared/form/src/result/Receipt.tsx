import styled from '@emotion/styled';
import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { Button, ButtonLink, PageHeading } from '@portal/ui';
import { Fragment, type ReactNode } from 'react';
import { CopyNumber } from './CopyNumber.tsx';
import { ResultHead } from './ResultHead.tsx';

const Sheet = styled.div`
  max-width: 720px;
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 8px 24px;
  margin: 24px 0;
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--text-second);
  }
  dd {
    font-weight: 600;
  }
`;
const Part = styled.section`
  margin-top: 32px;
  h2 {
    margin-bottom: 12px;
    font-size: var(--h4);
  }
`;
const Next = styled(Part)`
  ol {
    display: grid;
    gap: 8px;
    padding-left: 1.4em;
  }
`;
const Answer = styled(Part)`
  p {
    white-space: pre-line;
  }
  small {
    color: var(--text-second);
  }
`;
const Sent = styled(Part)`
  dl {
    border-top: var(--line-width) solid var(--line);
  }
  div {
    padding: 12px 0;
    border-bottom: var(--line-width) solid var(--line);
  }
  dt {
    color: var(--text-second);
    font-size: var(--small);
  }
  dd {
    white-space: pre-wrap;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 32px;
  @media print {
    display: none;
  }
`;

/** What a receipt shows of what was received. */
export interface ReceiptFacts {
  number: string;
  /** Days and amounts, as a customer reads them. */
  facts: readonly Fact[];
  /** What was sent, for the customer to read again. */
  sent: readonly Fact[];
  /** The customer centre's answer; null if there is none yet, absent if the customer asked nothing. */
  answer?: { text: string; answeredOn: string } | null;
}
interface Fact {
  label: string;
  value: string;
}

/** What was received, under which number, and what happens next. */
export function Receipt(
  props: ReceiptFacts & {
    /** One plain sentence: what was done. */
    title: string;
    /** What happens next, in its order. */
    next: readonly string[];
    /** Where one may go from here; those that this release does not have are left out. */
    links: readonly { label: string; path: string }[];
    /** Where the answer appears beside this page, if this release has it. */
    answerPlace?: { label: string; path: string } | undefined;
    /** What has happened since the submission, for example its stages. */
    children?: ReactNode;
  },
) {
  const { title, number, facts, sent, answer, next, links, answerPlace, children } = props;
  const { hrefFor } = useHost();
  const place = answerPlace && hrefFor(answerPlace.path);
  return (
    <Sheet>
      <ResultHead>
        <PageHeading title={title} />
        <CopyNumber number={number} />
      </ResultHead>
      <Facts>
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
      {children}
      {answer !== undefined && (
        <Answer>
          <h2>답변</h2>
          {answer ? (
            <>
              <p>{answer.text}</p>
              <small>{formatDay(answer.answeredOn)}</small>
            </>
          ) : (
            <p>
              아직 답변 전입니다. 답변은 이 화면
              {answerPlace && place && (
                <>
                  과 <a href={place}>{answerPlace.label}</a>
                </>
              )}
              에 올라옵니다. 주소를 저장해 두시면 다시 보실 수 있습니다.
            </p>
          )}
        </Answer>
      )}
      <Sent>
        <h2>보내신 내용</h2>
        <dl>
          {sent.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Sent>
      {!answer && next.length > 0 && (
        <Next>
          <h2>앞으로 이렇게 진행됩니다.</h2>
          <ol>
            {next.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </Next>
      )}
      <Ways>
        <Button type="button" onClick={() => window.print()}>
          인쇄하기
        </Button>
        {links.map(({ label, path }) => {
          const href = hrefFor(path);
          return (
            href !== null && (
              <ButtonLink key={path} href={href}>
                {label}
              </ButtonLink>
            )
          );
        })}
      </Ways>
    </Sheet>
  );
}
