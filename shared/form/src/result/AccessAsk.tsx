import styled from '@emotion/styled';
import { useHost, useSession } from '@portal/host';
import { Button, useBusy } from '@portal/ui';

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
export function AccessButton({ to }: { to: Access }) {
  const { session } = useHost();
  const lead = useBusy(() => (to === 'login' ? session.login() : session.certify()));
  return <Button {...lead}>{to === 'login' ? '로그인' : '본인 확인하기'}</Button>;
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
