import styled from '@emotion/styled';
import { isCertified, useHost, useSession } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Card, Grid, Text, useBusy } from '@portal/ui';

const Way = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 16px;
  p {
    flex: 1;
    color: var(--text-second);
  }
`;

/** How members and visitors get to the services. */
export function WayIn() {
  const { session, hrefFor } = useHost();
  const known = useSession();
  const loginHref = hrefFor(paths.login());
  const login = useBusy(() => session.login(paths.online()));
  const certify = useBusy(() => session.certify());
  const lookUp = hrefFor(paths.orderCheck()) ?? hrefFor(paths.delivery());
  return (
    <Grid min={320}>
      <Way>
        <Text as="h2" size="h4">
          회원
        </Text>
        {known.is === 'member' && !isCertified(known) ? (
          <>
            <p>{known.user.userName}님, 본인 확인을 마치시면 바로 신청하실 수 있습니다.</p>
            <Button look="primary" {...certify}>
              본인 확인하기
            </Button>
          </>
        ) : known.is === 'member' ? (
          <p>{known.user.userName}님, 로그인되어 있습니다. 아래에서 바로 신청하실 수 있습니다.</p>
        ) : (
          <>
            <p>로그인하면 내 제품을 골라 신청하고, 진행 상황을 언제든지 볼 수 있습니다.</p>
            {loginHref ? (
              <ButtonLink
                look="primary"
                href={loginHref}
                {...login}
                onClick={(event) => {
                  event.preventDefault();
                  login.onClick();
                }}
              >
                로그인
              </ButtonLink>
            ) : (
              <Button look="primary" {...login}>
                로그인
              </Button>
            )}
          </>
        )}
      </Way>
      <Way>
        <Text as="h2" size="h4">
          비회원
        </Text>
        <p>로그인하지 않아도 배송과 접수 상태를 조회하고, 비용과 절차를 미리 볼 수 있습니다.</p>
        {lookUp && <ButtonLink href={lookUp}>비회원 조회</ButtonLink>}
      </Way>
    </Grid>
  );
}
