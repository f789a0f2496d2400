import { afterEach } from '@jest/globals';
import { isApiError, type Section } from '@portal/host';
import { createSection, type Boot, type MountProps } from '@portal/host/app';
import { matchPattern } from '@portal/paths';
import { act, configure, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios from 'axios';
import { isDeepStrictEqual } from 'node:util';
import type { Person } from '../people.ts';
import { answering, type Answers, type ReceivedCall } from './answers.ts';
import { listen } from './complaints.ts';
import { browserHost, serverHost, type HostFacts } from './host.ts';
import { followLinks } from './links.ts';
import type { DrawOnServer } from './server-side.ts';

export { refusal, type Answers } from './answers.ts';

declare global {
  /** Defined by the test environment (jsdom-environment.ts). */
  var drawOnServer: DrawOnServer;
}

/** Kept here because a test may replace the global `setTimeout` with Jest's fake one. */
const { setTimeout: realTimeout } = globalThis;
configure({
  // While a test has fake timers, a wait advances them 50 ms at each look. Without the same time in reality a page
  // whose code is still read from disk would get the whole limit in a few milliseconds.
  unstable_advanceTimersWrapper: async (advance) => {
    await new Promise((done) => realTimeout(done, 50));
    return act(() => advance(undefined));
  },
  // An upper bound, not a wait: a busy machine is many times slower.
  asyncUtilTimeout: 15_000,
  // The message and the page's text, because the whole tree would hide them.
  getElementError: (message) =>
    new Error(`${message?.split('\n\n')[0]}\nThe page: ${document.body.textContent}`),
});

export interface PageOptions extends HostFacts {
  answers?: Answers;
  /** By default a visitor. */
  session?: Person | 'visitor';
}

type Shown = Parameters<MountProps['onShown']>[0];
type Side = Pick<Parameters<DrawOnServer>[0], 'host' | 'adapter' | 'console'> & {
  session: PageOptions['session'];
};

const rowAt = ({ pages }: Section, address: string) => {
  const { pathname } = new URL(address, location.origin);
  return pages.find(({ path }) => matchPattern(path.pattern, pathname) !== null);
};

/** Renders an address's page on the server, following redirects; null if the server leaves it to the browser. */
async function draw(section: Section, address: string, { session, ...side }: Side) {
  const row = rowAt(section, address);
  const isForMembers = row?.access === 'member' || row?.forMember;
  const member = isForMembers && session !== 'visitor' ? session : undefined;
  if (member && !member.account?.certifyState) return { address, drawn: null };
  const page = row?.id ?? null;
  const request = { ...side, section: section.name, page, address, isMember: member !== undefined };
  const drawn = await drawOnServer(request).catch((error: unknown) => {
    // The browser repeats a failed call and shows the outcome.
    if (isApiError(error)) return null;
    throw error;
  });
  if (drawn && 'redirect' in drawn) return draw(section, drawn.redirect, { session, ...side });
  return { address, drawn };
}

/** Cleanup of the open page. */
const endings: (() => Promise<void> | void)[] = [];
async function close() {
  for (const end of endings.splice(0).reverse()) await end();
}
afterEach(async () => {
  await close();
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * Opens a page of a remote as a customer does: the server renders it from the remote's table, the browser hydrates
 * it, and answers are checked against the contract. The test fails if the two sides differ, an error is logged, or a
 * call has no answer. Leaves the page that the test opened before.
 */
export async function renderPage(section: Section, address: string, options: PageOptions = {}) {
  await close();
  const { answers = {}, session = 'visitor', ...facts } = options;
  const complaints = listen();
  endings.push(() => complaints.end());
  const adapterOf = (calls: ReceivedCall[]) =>
    answering(answers, { receive: (call) => void calls.push(call), complain: complaints.hear });

  const serverCalls: ReceivedCall[] = [];
  const { address: at, drawn } = await draw(section, address, {
    session,
    host: serverHost(facts),
    adapter: adapterOf(serverCalls),
    console: { error: complaints.hear, warn: complaints.hear },
  });

  history.replaceState(null, '', at);
  document.body.innerHTML = `<main>${drawn?.html ?? ''}</main>`;
  const element = document.querySelector('main') as HTMLElement;
  const calls: ReceivedCall[] = [];
  axios.defaults.adapter = adapterOf(calls);

  let inside: Parameters<MountProps['onNavigator']>[0] = null;
  const { host, become } = browserHost(facts, session, {
    navigate(to, options = {}) {
      const row = rowAt(section, to);
      const isHere = row && row.webView === rowAt(section, location.href)?.webView;
      if (isHere) void inside?.navigate(to, options);
    },
  });
  endings.push(followLinks(host.navigate));

  let shown: Shown | null = null;
  const leave = new AbortController();
  const mounted = createSection(section);
  const mount = () =>
    mounted.mount({
      element,
      host,
      nonce: '',
      // Serialized, as in the document.
      boot: drawn && (JSON.parse(JSON.stringify(drawn.boot)) as Boot),
      signal: leave.signal,
      onNavigator: (navigate) => (inside = navigate),
      onShown: (page) => (shown = page),
      onPending() {},
      onFailure(error) {
        complaints.hear('failed:', error);
        return 'ABC234';
      },
      onMismatch: (error) => complaints.hear('server and browser differ:', error),
      onRemount: () => void mounted.unmount().then(mount),
    });
  endings.push(() => act(() => mounted.unmount()));
  await act(mount);
  await waitFor(() => {
    if (!shown) throw new Error(`${at} shows no page`);
  });
  // As the portal does once the page is hydrated.
  await act(async () => inside?.prepare());
  for (const { kind, input } of serverCalls)
    if (drawn && calls.some((call) => call.kind === kind && isDeepStrictEqual(call.input, input)))
      complaints.hear(`${kind} is asked again while the page is hydrated`);

  return {
    ...within(document.body),
    user: userEvent.setup(),
    /** HTTP status, title and HTML of the server's page; null if only the browser renders it. */
    drawn,
    host,
    /** Calls of the server, and after hydration of the browser. */
    serverCalls,
    calls,
    address: () => location.pathname + location.search + location.hash,
    /** What the shell was told about the page on the screen. */
    shown: () => shown,
    go: (to: string) => act(async () => host.navigate(to)),
    /** Signs somebody in, or out. */
    become: (who: Person | 'visitor') => act(async () => become(who)),
    takeComplaints: complaints.take,
  };
}
