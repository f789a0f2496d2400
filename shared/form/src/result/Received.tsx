import type { Receipt as Submission } from '@portal/contract';
import { formatDay } from '@portal/format';
import type { Answer } from '@portal/host';
import type { Fact } from '@portal/ui';
import type { ComponentProps } from 'react';
import { Receipt, type ReceiptFacts } from './Receipt.tsx';
import { ResultPlace } from './ResultPlace.tsx';

/** The receipt of a submission that the customer centre answers. */
export const receiptOf = (
  { bbsIdx, receivedOn, answerBy, answer }: Submission & Required<Pick<ReceiptFacts, 'answer'>>,
  sent: readonly Fact[],
): ReceiptFacts => ({
  number: bbsIdx,
  answer,
  sent,
  facts: [
    ['접수한 날', formatDay(receivedOn)],
    ['답변드리는 날', `${formatDay(answerBy)}까지`],
  ],
});

/** The place of a result: the receipt, or why it cannot be shown. */
export function Received<T>(
  props: {
    /** The page's name. */
    name: string;
    query: Answer<T>;
    receiptOf(data: T): ReceiptFacts;
    /** Where the form begins. */
    formHref: string;
  } & Pick<ComponentProps<typeof Receipt>, 'title' | 'next' | 'links' | 'answerPlace'>,
) {
  const { name, query, formHref, title, next, links, answerPlace } = props;
  return (
    <ResultPlace
      name={name}
      query={query}
      none={{
        title: '접수 내역을 찾을 수 없습니다.',
        way: { label: '새로 접수하기', href: formHref },
      }}
    >
      {(data) => (
        <Receipt
          title={title}
          next={next}
          links={links}
          answerPlace={answerPlace}
          {...props.receiptOf(data)}
        />
      )}
    </ResultPlace>
  );
}
