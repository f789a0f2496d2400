import { jest } from '@jest/globals';
import { readCompany, type Company } from '@portal/config';
import type { Host, MenuGroup, SessionState, Tasks } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import type { Person } from '../people.ts';

/** A release's facts for all of its pages, on both sides. */
export interface HostFacts {
  company?: Company;
  menu?: MenuGroup[];
  tasks?: Tasks;
  pages?: Host['pages'];
  /** By default the release has every page. */
  hrefFor?: Host['hrefFor'];
}

const company = readCompany();

/** The host for rendering on the server. */
export const serverHost = (facts: HostFacts): Host => createHostDouble({ company, ...facts });

const stateOf = (who: Person | 'visitor'): SessionState => {
  if (who === 'visitor') return { is: 'visitor' };
  const { userIdx, name, account } = who;
  if (!account) throw new Error(`${name} has no account to sign in with`);
  const { certifyState, isCertify, marketingAgree, corporate } = account;
  const user = { userIdx, userName: name, certifyState, isCertify, marketingAgree, corporate };
  return { is: 'member', user };
};

/** A double whose functions are mocks. */
export type HostMock = jest.MockedObject<Host>;

const spied = <T extends object>(double: T): T => {
  const entries = Object.entries(double).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'function') return [name, jest.fn(value as () => unknown)];
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [name, isPart ? spied(value) : value];
  });
  return Object.fromEntries(entries) as T;
};

/** The browser's host, with a session that a test can change, and with change events that every section receives. */
export function browserHost(
  facts: HostFacts,
  who: Person | 'visitor',
  own: Pick<Host, 'navigate'>,
) {
  let state = stateOf(who);
  const sessionListeners = new Set<() => void>();
  const changeListeners = new Set<(kinds: readonly string[]) => void>();
  const listening =
    <L>(listeners: Set<L>) =>
    (listener: L) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
  const double = serverHost({ ...facts });
  const host = spied<Host>({
    ...double,
    ...own,
    supportCode: () => 'ABC234',
    changed: (kinds) => changeListeners.forEach((listener) => listener(kinds)),
    onChanged: listening(changeListeners),
    session: {
      ...double.session,
      get: () => state,
      subscribe: listening(sessionListeners),
      settled: async () => state as Exclude<SessionState, { is: 'unknown' }>,
    },
  }) as HostMock;
  const become = (next: Person | 'visitor') => {
    state = stateOf(next);
    sessionListeners.forEach((listener) => listener());
  };
  return { host, become };
}
