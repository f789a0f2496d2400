import { isCertified, useHost, useSession } from '@portal/host';
import { Button, ButtonLink, Card, Stack, useBusy } from '@portal/ui';
import { servicePaths } from '../../paths.ts';

/** Members need no look-up: the way to their own requests, or to the login first. */
export function OwnRequests() {
  const { session } = useHost();
  const who = useSession();
  const login = useBusy(() => session.login(servicePaths.orders()));
  return (
    <Card tone="soft" max={640}>
      <Stack align="start" gap={12}>
        {isCertified(who) ? (
          <>
            <p>회원으로 신청하신 서비스는 이름과 번호를 넣지 않고 바로 보실 수 있습니다.</p>
            <ButtonLink look="primary" href={servicePaths.orders()}>
              내 접수 내역 보기
            </ButtonLink>
          </>
        ) : (
          <>
            <p>회원이시면 로그인해 이름과 번호를 넣지 않고 바로 보실 수 있습니다.</p>
            <Button {...login}>로그인하고 보기</Button>
          </>
        )}
      </Stack>
    </Card>
  );
}
