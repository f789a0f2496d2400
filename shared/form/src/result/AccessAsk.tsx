import styled from '@emotion/styled';
import { useHost, useSession } from '@portal/host';
import { Button, Stack, useBusy } from '@portal/ui';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
  padding: 20px 24px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

/** What somebody lacks who may not go on. */
export type Access = 'login' | 'certify';

/** Leads to the login or the identity check, and from there back to where the customer is. */
export function AccessButton({ to, ...look }: { to: Access; look?: 'primary' }) {
  const { session } = useHost();
  const lead = useBusy(() => (to === 'login' ? session.login() : session.certify()));
  return (
    <Button {...look} {...lead}>
      {to === 'login' ? '로그인' : '본인 확인하기'}
    </Button>
  );
}

/** Says what a visitor gets by logging in, or a member by the identity check. */
export function AccessAsk(sentences: Record<Access, string>) {
  const to = useSession().is === 'member' ? 'certify' : 'login';
  return (
    // The server does not know who asks.
    <Box data-browser>
      <p>{sentences[to]}</p>
      <AccessButton to={to} />
    </Box>
  );
}

/**
 * Says why a step needs a login or an identity check, and whom to call instead. The button is that of the step itself.
 * @param props.labels the fields that members alone can answer, and `why` they are
 */
export function AccessFirst({ labels, why }: { labels: string; why: string }) {
  const { main } = useHost().company.phones;
  const isMember = useSession().is === 'member';
  return (
    <Box data-browser>
      <Stack gap={8}>
        <strong>{isMember ? '본인 확인이 필요합니다.' : '여기부터 로그인이 필요합니다.'}</strong>
        <p>
          {isMember ? '본인 확인을 마치시면' : '로그인하시면'} {labels}부터 이어서 하실 수 있습니다.{' '}
          {why} 쓰신 내용은 그대로 있습니다.
        </p>
        <p>
          어려우시면 고객센터 <a href={`tel:${main}`}>{main}</a>에서 신청을 도와드립니다.
        </p>
      </Stack>
    </Box>
  );
}
