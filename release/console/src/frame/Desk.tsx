import { useEffect, useState } from 'react';
import { refusalOf, send, type Refusal } from '../desk/ask.ts';
import { LiveProvider } from '../desk/live.tsx';
import { SessionProvider, type SignedIn } from '../desk/session.ts';
import { Trouble } from '../refusal/Trouble.tsx';
import { Frame } from './Frame.tsx';
import { SignIn } from './SignIn.tsx';

type Known = { account: SignedIn | null } | { refusal: Refusal };

/** The console: the sign-in page, and the desk behind it. */
export function Desk() {
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    send<SignedIn | null>('session').then(
      (account) => setKnown({ account }),
      (error: unknown) => setKnown({ refusal: refusalOf(error) }),
    );
  }, []);
  if (!known) return null;
  if ('refusal' in known)
    return (
      <main>
        <Trouble refusal={known.refusal} />
      </main>
    );
  const { account } = known;
  if (!account) return <SignIn onSignedIn={(signedIn) => setKnown({ account: signedIn })} />;
  return (
    <SessionProvider value={{ account, onSignedOut: () => setKnown({ account: null }) }}>
      <LiveProvider>
        <Frame />
      </LiveProvider>
    </SessionProvider>
  );
}
