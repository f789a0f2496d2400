import {
  Button,
  ButtonLink,
  ContentSkeleton,
  Dialog,
  FailureCard,
  icons,
  LeakFirst,
  Loading,
  Message,
  MessagePage,
  NotFound,
  Notice,
  Outcome,
  PageSkeleton,
  ProgressBar,
  SlowHint,
  SlowNotice,
  Stack,
  spots,
} from '@portal/ui';
import { useState } from 'react';

export function Messages() {
  return (
    <Message
      spot={spots.letter}
      title="문의 내역이 없습니다."
      text="1:1 문의를 남기시면 답변을 여기에서 보실 수 있습니다."
      actions={<ButtonLink href="#">문의하기</ButtonLink>}
    />
  );
}

export function MessageInPlaceOfAPage() {
  return (
    <MessagePage
      page="1:1 문의"
      boxed
      icon={icons.alert}
      title="문의를 찾을 수 없습니다."
      text="접수하신 계정으로 로그인하셨는지 확인해 주세요."
    />
  );
}

export function Notices() {
  return (
    <Notice>
      <p>작성하시던 신청서가 있습니다.</p>
      <Button>이어서 쓰기</Button>
    </Notice>
  );
}

/** At the top of a page about purifiers. */
export function BeforeReadingOn() {
  return <LeakFirst phone="1577-0000" />;
}

/** Takes the focus as it appears. */
export function OutcomeOfAPress() {
  const [times, setTimes] = useState(0);
  return (
    <Stack>
      <Button onClick={() => setTimes(times + 1)}>조회하기</Button>
      {times > 0 && (
        <Outcome key={times} label="조회 결과">
          <p>{times}번째 결과입니다.</p>
        </Outcome>
      )}
    </Stack>
  );
}

/** `dialog` closes on Escape and outside; `alert` by its actions alone. */
export function Dialogs() {
  const [kind, setKind] = useState<'dialog' | 'alert' | null>(null);
  const close = () => setKind(null);
  return (
    <>
      <Button onClick={() => setKind('dialog')}>대화 상자 열기</Button>{' '}
      <Button onClick={() => setKind('alert')}>알림 열기</Button>
      {kind && (
        <Dialog
          title="접수를 취소하시겠습니까?"
          kind={kind}
          onClose={close}
          actions={
            <Button look="primary" onClick={close}>
              취소하기
            </Button>
          }
        >
          <p>쓰신 포인트 2,000점은 바로 돌려 드립니다.</p>
        </Dialog>
      )}
    </>
  );
}

export function Failures() {
  return (
    <Stack gap={32}>
      {(['offline', 'server', 'broken'] as const).map((reason) => (
        <FailureCard
          key={reason}
          reason={reason}
          title="내 제품"
          supportCode={reason === 'broken' ? 'ABC234' : null}
          phone="1577-0000"
          onRetry={() => {}}
        />
      ))}
    </Stack>
  );
}

export function NothingHere() {
  return <NotFound homeHref="#" />;
}

export function Progress() {
  return <ProgressBar value={2} max={5} aria-label="5단계 가운데 2단계" />;
}

/** Both appear after ten seconds: a call that may be sent again, and one that must not. */
export function SlowCalls() {
  return (
    <Stack>
      <SlowNotice onRetry={() => {}} />
      <SlowHint />
    </Stack>
  );
}

/** While it loads, and when it failed. */
export function Answers() {
  const answer = { error: null, fetching: true, refetch() {} };
  return (
    <Stack gap={48}>
      <Loading answer={answer} kind="list" />
      <Loading
        answer={{ ...answer, error: 'NETWORK' }}
        kind="list"
        failure="제품 목록을 가져오지 못했습니다."
      />
    </Stack>
  );
}

export function Skeletons() {
  return (
    <Stack gap={48}>
      {(['list', 'grid', 'article'] as const).map((kind) => (
        <ContentSkeleton key={kind} kind={kind} />
      ))}
    </Stack>
  );
}

export function SkeletonOfPage() {
  return <PageSkeleton title="내 제품" kind="list" />;
}
