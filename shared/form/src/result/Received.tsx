import type { Photo, Receipt as Submission } from '@portal/contract';
import { formatDay } from '@portal/format';
import { isApiError, isCertified, useHost, useSession, type Answer } from '@portal/host';
import {
  ButtonLink,
  FailureCard,
  Icon,
  Message,
  PageHeading,
  PageSkeleton,
  SlowNotice,
} from '@portal/ui';
import type { ComponentProps } from 'react';
import { AccessAsk } from './AccessAsk.tsx';
import { Receipt, type ReceiptFacts } from './Receipt.tsx';

/** A number of photos in words; empty for none. */
export const photosSent = (photos: readonly Photo[]): string =>
  photos.length > 0 ? `${photos.length}장` : '';

/**
 * The receipt of a submission that the customer centre answers.
 * @param sent what was sent; what was left out has no value
 */
export const receiptOf = (
  { bbsIdx, receivedOn, answerBy, answer }: Submission & Required<Pick<ReceiptFacts, 'answer'>>,
  sent: readonly { label: string; value: string | null }[],
): ReceiptFacts => ({
  number: bbsIdx,
  answer,
  sent: sent.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
  facts: [
    { label: '접수한 날', value: formatDay(receivedOn) },
    { label: '답변드리는 날', value: `${formatDay(answerBy)}까지` },
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
  const { data, error, fetching, refetch } = query;
  const { supportCode } = useHost();
  const session = useSession();
  if (session.is !== 'unknown' && !isCertified(session))
    return (
      <>
        <PageHeading title={name} />
        <AccessAsk
          login="접수하신 내용은 로그인하신 뒤 보실 수 있습니다."
          certify="접수하신 내용은 본인 확인을 마치신 뒤 보실 수 있습니다."
        />
      </>
    );
  if (data)
    return (
      <Receipt
        title={title}
        next={next}
        links={links}
        answerPlace={answerPlace}
        {...props.receiptOf(data)}
      />
    );
  if (isApiError(error) && error.code === 'ERR_NOT_FOUND')
    return (
      <>
        <PageHeading title={name} />
        <Message
          picture={<Icon name="alert" size={40} />}
          title="접수 내역을 찾을 수 없습니다."
          text="접수하신 계정으로 로그인하셨는지 확인해 주세요."
          actions={<ButtonLink href={formHref}>새로 접수하기</ButtonLink>}
        />
      </>
    );
  if (error)
    return (
      <FailureCard
        reason={isApiError(error) && error.code === 'NETWORK' ? 'offline' : 'server'}
        title={name}
        supportCode={supportCode(error)}
        retrying={fetching}
        onRetry={refetch}
      />
    );
  return (
    <>
      {fetching && <SlowNotice onRetry={refetch} />}
      <PageSkeleton kind="article" title={name} />
    </>
  );
}
