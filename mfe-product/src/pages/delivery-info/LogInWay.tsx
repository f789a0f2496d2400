import { useHost, useSession } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Card, Stack, Text, useBusy } from '@portal/ui';

/** Says what members see of their deliveries, with a button to log in or to do the identity check. */
export function LogInWay() {
  const { session } = useHost();
  const isMember = useSession().is === 'member';
  const login = useBusy(() => session.login(paths.deliveries()));
  const certify = useBusy(() => session.certify());
  return (
    <>
      <Card tone="soft" max={640}>
        <Stack align="start">
          <Text as="h2" size="h4">
            회원이시면
          </Text>
          <p>
            로그인하시면 주문 번호 없이도 모든 주문의 배송과 찾아가는 기사, 설치할 곳까지 보실 수
            있습니다.
          </p>
          {isMember ? (
            <Button look="primary" {...certify}>
              본인 확인하기
            </Button>
          ) : (
            <Button look="primary" {...login}>
              로그인
            </Button>
          )}
        </Stack>
      </Card>
      <Stack gap={12} align="start">
        <p>회원이 아니셔도 이름이나 주문 번호와 휴대전화 번호로 찾으실 수 있습니다.</p>
        <ButtonLink href={paths.delivery({ step: 'delivery' })}>비회원으로 조회하기</ButtonLink>
      </Stack>
    </>
  );
}
