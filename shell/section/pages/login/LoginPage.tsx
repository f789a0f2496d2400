import styled from '@emotion/styled';
import { useHost, useSession } from '@portal/host';
import { paths } from '@portal/paths';
import {
  Button,
  ButtonLink,
  icons,
  type IconShape,
  Message,
  PageHeading,
  Section,
  SlowNotice,
  TaskRows,
  Text as Told,
  useBusy,
} from '@portal/ui';
import { type ReactNode, useSyncExternalStore } from 'react';

const Outcome = styled.div`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Contains the message for visitors, invisible, so that the page reserves its height and nothing below moves when it is shown. */
const Room = styled.div`
  visibility: hidden;
`;

/** What a customer does who cannot log in. */
function WaysOut() {
  const { company, hrefFor } = useHost();
  const { main } = company.phones;
  const tasks = [
    {
      label: '로그인 없이 신청 내역 조회',
      text: '이름과 휴대전화 번호로 보실 수 있습니다.',
      href: hrefFor(paths.orderCheck()),
    },
    {
      label: '로그인 없이 배송 조회',
      text: '이름이나 주문 번호, 휴대전화 번호로 보실 수 있습니다.',
      href: hrefFor(paths.delivery({ step: 'delivery' })),
    },
  ].filter(({ href }) => href !== null);
  return (
    <Section>
      <h2>로그인이 안 되시면</h2>
      <Told bottom={12}>
        비밀번호는 ‘로그인하러 가기’를 누르면 나오는 멤버십 화면에서 다시 정하실 수 있습니다.
        아이디도 잊으셨으면 고객센터로 전화해 주세요.
      </Told>
      <TaskRows
        tasks={[...tasks, { label: `고객센터 ${main}`, text: company.hours, href: `tel:${main}` }]}
      />
    </Section>
  );
}

interface Text {
  icon: IconShape;
  title: string;
  text: string;
  actions?: ReactNode;
}

const noChange = () => () => {};
const hasTicket = () => new URLSearchParams(location.search).has('ticket');

/**
 * Customers start the login here, and the membership service returns them here. The session reads the ticket in the
 * address (session/session.ts); this page shows the outcome.
 */
export default function LoginPage() {
  const { session, company } = useHost();
  const { is } = useSession();
  // Only the browser sees the ticket: the server renders one page for everyone and caches it.
  const returned = useSyncExternalStore(noChange, hasTicket, () => false);

  // A retry keeps the return address of the first try.
  const login = useBusy(() => session.login(returned ? undefined : '/'));
  const join = useBusy(() => session.join());
  const ways = (
    <>
      <Button look="primary" {...login}>
        {returned ? '다시 로그인하기' : '로그인하러 가기'}
      </Button>
      <Button {...join}>회원가입</Button>
    </>
  );
  const texts: Record<typeof is, Text> = {
    unknown: {
      icon: icons.lock,
      title: '로그인을 확인하고 있습니다.',
      text: '잠시만 기다려 주세요.',
    },
    member: {
      icon: icons.check,
      title: '로그인되어 있습니다.',
      text: '메인화면에서 필요한 메뉴를 골라 주세요.',
      actions: (
        <ButtonLink look="primary" href="/">
          메인화면으로 가기
        </ButtonLink>
      ),
    },
    visitor: returned
      ? {
          icon: icons.alert,
          title: '로그인을 마치지 못했습니다.',
          text: `다시 로그인해 주세요. 계속되면 고객센터 ${company.phones.main}번으로 알려 주세요.`,
          actions: ways,
        }
      : {
          icon: icons.lock,
          title: '멤버십 계정으로 로그인합니다.',
          text: '비밀번호는 멤버십 화면에서만 입력합니다. 고객센터는 비밀번호를 받지 않습니다.',
          actions: ways,
        },
  };
  return (
    <>
      <PageHeading title="로그인" />
      <noscript>
        <p>로그인하려면 브라우저에서 자바스크립트를 켜 주세요.</p>
      </noscript>
      {is === 'unknown' && <SlowNotice onRetry={() => location.reload()} />}
      {/* Only the browser knows who is signed in. */}
      <Outcome role="status" data-browser>
        <Message {...texts[is]} />
        {is === 'unknown' && (
          <Room>
            <Message {...texts.visitor} />
          </Room>
        )}
      </Outcome>
      {is !== 'member' && <WaysOut />}
    </>
  );
}
