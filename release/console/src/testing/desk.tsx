import { jest } from '@jest/globals';
import type { Channel, PinRecord } from '@portal/release-store';
import { act, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type {
  AuditRecord,
  ChannelState,
  FailureKind,
  FoundFailure,
  JobState,
  SetDiff,
  SetState,
  StorageState,
  TokenState,
  VersionState,
} from '../desk/answers.ts';
import type { NextStep } from '../desk/session.ts';
import { Desk } from '../frame/Desk.tsx';
import { changedSource } from './source.ts';

// An upper bound, not a wait: a busy machine is many times slower.
configure({ asyncUtilTimeout: 15_000 });

const AT = '2026-11-21T00:00:00.000Z';
const sha384 = `sha384-${'A'.repeat(64)}`;

/** A production record with set 2, at revision 2. */
export const pinOf = (content: Partial<PinRecord> = {}): PinRecord => ({
  channel: 'production',
  revision: 2,
  previous: null,
  verb: 'pin',
  set: '2',
  setSha384: sha384,
  disabled: {},
  frozen: null,
  openTabs: 'quiet',
  canary: null,
  lastGood: { guide: { version: '1.0.0', sha384 } },
  actor: 'kim',
  reason: '새 도움말',
  at: AT,
  ...content,
});

const disabledOf = (stated: PinRecord['disabled'][string] | undefined) =>
  stated ? { message: stated.message, until: stated.until ?? null } : null;

export const stateOf = (
  content: Partial<PinRecord> = {},
  evidence: ChannelState['evidence'] = null,
): ChannelState => ({
  channel: content.channel ?? 'production',
  portal: 'https://help.hangyeol.example',
  pin: pinOf(content),
  before: '1',
  after: null,
  parts: ['shell', 'guide', 'voc'].map((name) => ({
    name,
    version: name === 'guide' ? '1.0.1' : '1.0.0',
    builtAt: AT,
    served: content.disabled?.[name] ? null : name === 'guide' ? '1.0.1' : '1.0.0',
    blocked: false,
    lastHour: name === 'guide' ? { mounts: 1194, failures: 6 } : { mounts: 0, failures: 0 },
    disabled: disabledOf(content.disabled?.[name]),
  })),
  evidence,
  next: content.canary ? 25 : null,
  tabs: { 'guide@1.0.1': 37 },
  refusals: [],
  trouble: null,
});

/** A set without evidence of checks. */
export const setOf = (id: string, guide: string): SetState => ({
  id,
  parent: id === '1' ? null : '1',
  parts: {
    shell: { version: '1.0.0', sha384 },
    guide: { version: guide, sha384 },
    voc: { version: '1.0.0', sha384 },
  },
  note: `메모 ${id}`,
  author: 'kim',
  createdAt: AT,
  evidence: null,
  open: null,
  waivable: [],
});

const versionOf = (name: string, version: string): VersionState => ({
  name,
  version,
  builtAt: AT,
  ...(version === '1.0.1' ? changedSource : { commit: null }),
  status: version === '1.0.2' ? 'blocked' : 'available',
  reason: version === '1.0.2' ? '사진을 잃어버립니다' : '',
  liveIn: version === '1.0.1' ? ['production'] : [],
});

const diff: SetDiff = {
  from: '2',
  to: '1',
  parts: [
    {
      name: 'guide',
      from: '1.0.1',
      to: '1.0.0',
      added: [],
      removed: ['/guide/tips'],
      bytes: { from: 4096, to: 1024 },
      shared: [],
    },
  ],
  refused: null,
};

/** What the desk answers; a test replaces the parts it is about. */
export interface DeskDouble {
  account: { id: string; role: 'manager' | 'team'; remotes: string[] } | null;
  /** Recovery codes of the account; null for one without a second factor. */
  recoveryLeft: number | null;
  /** What the desk asks for after the password; the code 123456 then is right. */
  next: NextStep | null;
  tokens: TokenState[];
  /** Null for a channel whose records are unreadable. */
  live: Record<Channel, ChannelState | null>;
  audit: AuditRecord[];
  sets: SetState[];
  jobs: JobState[];
  /** What the checks of every set printed. */
  log: string;
  diff: SetDiff;
  faults: string[];
  storage: StorageState;
  /** What every support code finds. */
  failures: FoundFailure[];
  /** The failures of every part. */
  kinds: FailureKind[];
  /** Refuses the next change with this status, kind and message. */
  refusal: [status: number, kind: string, message: string] | null;
  /** Answers the next change; by default with a pin record. */
  answer: unknown;
  /** The changes sent so far: verb and body. */
  asked: [verb: string, body: Record<string, unknown>][];
}

const empty = (channel: Channel): ChannelState => ({
  channel,
  portal: null,
  pin: null,
  before: null,
  after: null,
  parts: [],
  evidence: null,
  next: null,
  tabs: {},
  refusals: [],
  trouble: null,
});

const wrongCode = { error: { kind: 'wrong-code', message: 'enter the next one' } };

/** A desk whose store changes only by the test. Nothing is sent over a network. */
function deskDouble(content: Partial<DeskDouble> = {}) {
  const desk: DeskDouble = {
    account: { id: 'manager', role: 'manager', remotes: [] },
    recoveryLeft: null,
    next: null,
    tokens: [],
    live: { production: stateOf(), staging: empty('staging'), dev: empty('dev') },
    audit: [
      { chain: 'production', signedBy: null, ...pinOf({ revision: 1, set: '1', reason: '시작' }) },
      { chain: 'production', signedBy: null, ...pinOf() },
    ],
    sets: [setOf('1', '1.0.0'), setOf('2', '1.0.1')],
    jobs: [],
    log: '',
    diff,
    faults: [],
    storage: { medium: null, sets: 2, versions: null, trouble: [] },
    failures: [],
    kinds: [],
    refusal: null,
    answer: null,
    asked: [],
    ...content,
  };
  const chains = [{ name: 'production', revision: 2, sha384, unproven: 0 }];
  const reads: Record<string, (query: URLSearchParams) => unknown> = {
    live: (query) =>
      desk.live[query.get('channel') as Channel] ?? {
        error: { kind: 'check', message: 'channels/production/2.json cannot be read' },
      },
    audit: () => desk.audit,
    diff: () => desk.diff,
    sets: () => desk.sets,
    'check-jobs': () => desk.jobs,
    log: () => ({ log: desk.log }),
    versions: () => [
      versionOf('shell', '1.0.0'),
      ...['1.0.0', '1.0.1', '1.0.2'].map((version) => versionOf('guide', version)),
      versionOf('voc', '1.0.0'),
    ],
    files: () => ({
      name: 'guide',
      version: '1.0.1',
      sha384,
      builtAt: AT,
      commit: null,
      needs: { host: '^1.0.0' },
      pages: [{ pattern: '/guide/faq', title: '자주 묻는 질문' }],
      files: [{ file: 'main.js', sha384, bytes: 2048, kind: 'entry' }],
    }),
    failures: () => desk.kinds,
    storage: () => desk.storage,
    'token-list': () => desk.tokens,
    who: () =>
      desk.failures.length > 0
        ? desk.failures
        : { error: { kind: 'check', message: 'no failure of the last 90 days has the code' } },
    'audit-verify': () => ({ chains, faults: desk.faults }),
  };
  const answer = (status: number, body: unknown) =>
    new Response(status === 204 ? null : JSON.stringify(body), { status });

  async function respond(address: string, { method = 'GET', body }: RequestInit) {
    const { pathname, searchParams } = new URL(address, 'http://desk');
    const verb = pathname.split('/').at(-1) ?? '';
    const given = body ? (JSON.parse(String(body)) as Record<string, unknown>) : {};
    if (pathname === '/api/session') {
      if (method === 'DELETE') return answer(204, null);
      const { recoveryLeft, next } = desk;
      if (method === 'GET') return answer(200, desk.account && { ...desk.account, recoveryLeft });
      if (given['password'] !== 'right')
        return answer(401, { error: { kind: 'signed-out', message: 'try again' } });
      if (next && given['code'] === undefined) return answer(200, next);
      if (next && given['code'] !== '123456') return answer(401, wrongCode);
      const recovery = next?.next === 'enrol' ? ['AAAA-BBBB', 'CCCC-DDDD'] : null;
      return answer(200, { id: given['id'], role: 'manager', remotes: [], recoveryLeft, recovery });
    }
    if (pathname === '/api/factor') {
      if (given['code'] !== '123456') return answer(401, wrongCode);
      desk.recoveryLeft = null;
      return answer(204, null);
    }
    if (method === 'GET') {
      const found = reads[verb]?.(searchParams);
      const isFailed = verb === 'audit-verify' && desk.faults.length > 0;
      const isRefused = typeof found === 'object' && found !== null && 'error' in found;
      return answer(isFailed || isRefused ? 422 : 200, found);
    }
    desk.asked.push([method === 'DELETE' ? `${method} ${pathname}` : verb, given]);
    if (!desk.refusal)
      return answer(
        200,
        desk.answer ?? (verb === 'set-create' ? { ...setOf('3', '1.0.2'), isNew: true } : pinOf()),
      );
    const [status, kind, message] = desk.refusal;
    return answer(status, { error: { kind, message } });
  }
  globalThis.fetch = jest.fn((address, init) =>
    respond(String(address), init ?? {}),
  ) as typeof fetch;

  /** Open event streams. */
  const streams: EventTarget[] = [];
  globalThis.EventSource = class extends EventTarget {
    static readonly CLOSED = 2;
    constructor() {
      super();
      streams.push(this);
    }
    close() {}
  } as unknown as typeof EventSource;
  let marks = 0;
  const dispatch = (event: Event) => act(async () => void streams.at(-1)?.dispatchEvent(event));
  return {
    desk,
    /** Emits a change. */
    tell: () => dispatch(new MessageEvent('change', { data: `mark ${(marks += 1)}` })),
    /** Emits new figures. */
    count: () => dispatch(new MessageEvent('figures', { data: `mark ${(marks += 1)}` })),
    /** Emits a step of a job. */
    step: () => dispatch(new MessageEvent('progress', { data: `mark ${(marks += 1)}` })),
    /** Breaks the connection. */
    lose: () => dispatch(new Event('error')),
  };
}

/** Opens the console at an address, as a user does. */
export function openDesk(path: string, content: Partial<DeskDouble> = {}) {
  window.history.replaceState(null, '', path);
  const double = deskDouble(content);
  const view = render(<Desk />);
  return { ...double, ...view, user: userEvent.setup() };
}
