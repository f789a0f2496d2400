import { isApiError, isCertified, useHost, useSession, type Answer } from '@portal/host';
import {
  ButtonLink,
  FailureCard,
  icons,
  MessagePage,
  PageHeading,
  PageSkeleton,
  SlowNotice,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { AccessAsk } from './AccessAsk.tsx';

/**
 * Shows a member's submission on a page that visitors can open too. Otherwise it says why it cannot: login, failure, no such
 * submission.
 */
export function ResultPlace<T>(props: {
  /** The heading of the page while there is no submission to show. */
  name: string;
  query: Answer<T>;
  /** The message if the member has no such submission. */
  none: { title: string; way: { label: string; href: string } };
  children(data: T): ReactNode;
}) {
  const { name, query, none, children } = props;
  const { data, error, fetching, refetch } = query;
  const { supportCode, company } = useHost();
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
  if (data) return children(data);
  if (isApiError(error) && error.code === 'ERR_NOT_FOUND')
    return (
      <MessagePage
        page={name}
        icon={icons.alert}
        title={none.title}
        text="접수하신 계정으로 로그인하셨는지 확인해 주세요."
        actions={<ButtonLink href={none.way.href}>{none.way.label}</ButtonLink>}
      />
    );
  if (error)
    return (
      <FailureCard
        reason={isApiError(error) && error.code === 'NETWORK' ? 'offline' : 'server'}
        title={name}
        supportCode={supportCode(error)}
        phone={company.phones.main}
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
