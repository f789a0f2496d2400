import styled from '@emotion/styled';
import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { Bullets, Button, ButtonLink, Cluster, Facts, Section, Text, type Fact } from '@portal/ui';
import type { ReactNode } from 'react';
import { CopyNumber } from './CopyNumber.tsx';
import { ResultFrame } from './ResultFrame.tsx';
import { marks, ResultHead } from './ResultHead.tsx';

const Answer = styled(Section)`
  p {
    white-space: pre-line;
  }
`;

/** What a receipt shows of what was received. */
export interface ReceiptFacts {
  number: string;
  /** Default: 접수 번호. */
  numberName?: string;
  /** Days and amounts, as a customer reads them. */
  facts: readonly Fact[];
  /** What was sent, for the customer to read again. */
  sent: readonly Fact[];
  /** Default: 보내신 내용. */
  sentName?: string;
  /** The customer centre's answer; null if there is none yet, absent if the customer asked nothing. */
  answer?: { text: string; answeredOn: string } | null;
}

/**
 * What was received, under which number, when, what happens next, and what was sent: all results have this order, and at the
 * end print, calendar, the ways on and home.
 */
export function Receipt(
  props: ReceiptFacts & {
    /** One plain sentence: what was done. */
    title: string;
    /** How it stands; default: received. */
    mark?: keyof typeof marks;
    /** What happens next, in its order. */
    next: readonly ReactNode[];
    /** Where one may go from here; those that this release does not have are left out. */
    links: readonly { label: string; path: string }[];
    /** Where the answer appears beside this page, if this release has it. */
    answerPlace?: { label: string; path: string } | undefined;
    /** What can be done with it besides printing. */
    actions?: ReactNode;
    /** What has happened since the submission, for example its stages. */
    children?: ReactNode;
  },
) {
  const {
    title,
    mark = 'done',
    number,
    numberName = '접수 번호',
    facts,
    sent,
    sentName = '보내신 내용',
    answer,
  } = props;
  const { next, actions, links, answerPlace, children } = props;
  const { hrefFor } = useHost();
  const place = answerPlace && hrefFor(answerPlace.path);
  return (
    <ResultFrame
      head={
        <ResultHead status={{ ...marks[mark], title }}>
          <CopyNumber number={number} label={numberName} />
        </ResultHead>
      }
      beside={
        <>
          <Facts plain facts={facts} />
          {!answer && next.length > 0 && (
            <Section size="h4">
              <h2>앞으로 이렇게 진행됩니다</h2>
              <Bullets as="ol" gap={8} items={next} />
            </Section>
          )}
        </>
      }
    >
      {children}
      {answer !== undefined && (
        <Answer size="h4">
          <h2>답변</h2>
          {answer ? (
            <>
              <p>{answer.text}</p>
              <Text as="small" tone="text-second">
                {formatDay(answer.answeredOn)}
              </Text>
            </>
          ) : (
            <p>
              아직 답변 전입니다. 답변은 이 화면
              {answerPlace && place && (
                <>
                  과 <a href={place}>{answerPlace.label}</a>
                </>
              )}
              에 올라옵니다. 올라오면 휴대전화로 알려 드립니다. 답변 알림을 끄셨으면 여기에서 확인해
              주세요.
            </p>
          )}
        </Answer>
      )}
      <Section size="h4">
        <h2>{sentName}</h2>
        <Facts facts={sent} />
      </Section>
      <Cluster top={32} screenOnly>
        <Button onClick={() => window.print()}>인쇄하기</Button>
        {actions}
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
      </Cluster>
    </ResultFrame>
  );
}
