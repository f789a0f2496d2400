import { useHost, useSession } from '@portal/host';
import { Button, Card, Cluster, useBusy } from '@portal/ui';

/** What somebody lacks who may not go on. */
export type Access = 'login' | 'certify';

/** Leads to the login or the identity check, and from there back to where the customer is. */
export function AccessButton({ to }: { to: Access }) {
  const { session } = useHost();
  const lead = useBusy(() => (to === 'login' ? session.login() : session.certify()));
  return (
    <Button type="button" {...lead}>
      {to === 'login' ? '로그인' : '본인 확인하기'}
    </Button>
  );
}

/** Says what a visitor gets by logging in, or a member by the identity check. */
export function AccessAsk(sentences: Record<Access, string>) {
  const to = useSession().is === 'member' ? 'certify' : 'login';
  return (
    // The server does not know who asks.
    <Card as="div" data-browser>
      <Cluster justify="space-between" gap={[12, 24]}>
        <p>{sentences[to]}</p>
        <AccessButton to={to} />
      </Cluster>
    </Card>
  );
}
