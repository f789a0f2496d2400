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
  SlowNotice,
  TaskRows,
  Text as Words,
  useBusy,
} from '@portal/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { CallBand } from '../../centre/CallBand.tsx';

const Outcome = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

interface Text {
  icon: IconShape;
  title: string;
  text: string;
  actions?: ReactNode;
}

const waysOut = [
  {
    label: '아이디나 비밀번호를 잊었습니다',
    text: '회원과 로그인에 관해 자주 묻는 질문의 답을 봅니다.',
    href: paths.faq({ type: 'member' }),
  },
  {
    label: '접수 상태 조회',
    text: '로그인하지 않고 이름과 휴대전화 번호로 찾습니다.',
    href: paths.orderCheck(),
  },
  {
    label: '배송 조회',
    text: '로그인하지 않고 설치하러 오는 날과 지금 단계를 봅니다.',
    href: paths.delivery(),
  },
];

/** What somebody can do who cannot log in. */
function WaysOut() {
  const { hrefFor } = useHost();
  return (
    <>
      <Words as="h2" size="h3" bottom={12}>
        로그인이 어려우시면
      </Words>
      <TaskRows tasks={waysOut.filter(({ href }) => hrefFor(href) !== null)} />
      <CallBand />
    </>
  );
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
  const { icon, title, text, actions } = texts[is];
  return (
    <>
      <PageHeading title="로그인" />
      <noscript>
        <p>로그인하려면 브라우저에서 자바스크립트를 켜 주세요.</p>
      </noscript>
      {is === 'unknown' && <SlowNotice onRetry={() => location.reload()} />}
      {/* Only the browser knows who is signed in. */}
      <Outcome role="status" data-browser>
        <Message icon={icon} title={title} text={text} actions={actions} />
      </Outcome>
      {is !== 'member' && <WaysOut />}
    </>
  );
}
