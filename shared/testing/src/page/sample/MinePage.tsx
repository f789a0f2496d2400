import { useSession } from '@portal/host';

export default function MinePage() {
  const session = useSession();
  return <h1>{session.is === 'member' && `${session.user.userName}님의 낱말`}</h1>;
}
