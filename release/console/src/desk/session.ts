import { createContext, useContext } from 'react';
import type { NextStep } from '../../../src/desk/second-factor.ts';
import type { SignedIn, SignInAnswer } from '../../../src/desk/session-routes.ts';

export type { NextStep, SignedIn, SignInAnswer };

export interface Session {
  account: SignedIn;
  /** Ends the session and shows the sign-in page. */
  onSignedOut(): void;
}

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('nobody is signed in here');
  return session;
}

/** Whether the account may change channels and statuses. */
export const useIsManager = (): boolean => useSession().account.role === 'manager';
