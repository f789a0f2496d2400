import { beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import type { MountedSection } from '@portal/host/app';
import type { Frame } from '../sections/section-lifecycle.ts';

const partOf = (name: string, prefix: string | null) => ({
  name,
  version: '1.0.0',
  base: `/r/${name}/1.0.0/`,
  entry: { file: 'entry.js', sha384: 'sha384-x' },
  section: {
    name,
    prefix,
    label: name,
    pages: [{ pattern: prefix ?? '/', title: '화면', skeleton: 'list', access: 'public' }],
  },
});
const portal = {
  company: { centre: '고객센터', phones: { main: '1577-0000' } },
  set: '2',
  parts: [partOf('shell', null), partOf('guide', '/guide')],
  rendered: null,
};

interface Report {
  part?: string;
  class?: string;
  before?: string;
  mounts?: Record<string, number>;
}
let reports: Report[];
/** How the server answers the request with which a failed script is diagnosed. */
let diagnosis: (init?: RequestInit) => Promise<Response>;
beforeEach(() => {
  history.replaceState(null, '', '/guide');
  diagnosis = () => Promise.resolve(new Response(''));
  globalThis.fetch = (_, init) => diagnosis(init);
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (_: string, body: string) => reports.push(JSON.parse(body) as Report),
    configurable: true,
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

type Visited = Pick<Parameters<MountedSection['mount']>[0], 'onShown' | 'onFailure' | 'onMismatch'>;
/** A visit of /guide in a new document. `section` is the part's code; `then` is what happens later in the document. */
interface Visit {
  section?: () => Promise<(visited: Visited) => void>;
  then?: (code: { throws(error: Error): void; report(): void; isLost(): void }) => void;
}

const shown = (visited: Visited) => visited.onShown({ title: '화면' } as never);
const loads = (mount: (visited: Visited) => void) => () => Promise.resolve(mount);
const fails = (error: Error) => () => Promise.reject(error);
const named = (name: string, message: string, more = {}) =>
  Object.assign(new Error(message), { name, ...more });
const chunkError = (type: string) =>
  named('ChunkLoadError', 'Loading chunk', { type, request: 'http://localhost/r/x.js' });

/** Visits in a new document. Returns its reports. */
async function visit({ section = loads(shown), then }: Visit): Promise<Report[]> {
  reports = [];
  jest.resetModules();
  document.body.innerHTML = `<script type="application/json" id="portal">${JSON.stringify(portal)}</script><main id="main"></main>`;
  const { sectionLifecycle } = await import('../sections/section-lifecycle.ts');
  const { portal: inlined } = await import('./inlined.ts');
  const { watchUncaught } = await import('./failure.ts');
  const { noteShown } = await import('./outcomes.ts');
  const { createHostStore } = await import('../state/store.ts');
  const { reportTab } = await import('../analytics/tab-report.ts');
  const [, guide] = inlined.parts;
  if (!guide) throw new Error('no guide');
  const loadSection = async () => {
    const mount = await section();
    return {
      mount: (visited: Visited) => Promise.resolve(mount(visited)),
      unmount: () => Promise.resolve(),
      requestAhead() {},
    } as unknown as MountedSection;
  };
  const frame = {
    main: document.getElementById('main'),
    host: {},
    store: createHostStore('/guide'),
    loadSection,
    onShown() {},
  } as unknown as Frame;
  // The window outlives the document here, so its listener is held and not added.
  let onError: (event: ErrorEvent) => void = () => {};
  const listen = jest.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    if (type === 'error') onError = listener as typeof onError;
  });
  watchUncaught();
  listen.mockRestore();
  await act(async () => {
    await sectionLifecycle(guide, frame).mount();
    await new Promise((done) => setTimeout(done));
  });
  then?.({
    throws: (error) => onError(new ErrorEvent('error', { error })),
    report: reportTab,
    isLost() {
      const main = document.createElement('script');
      main.dataset['lost'] = '';
      document.body.append(main);
      noteShown('shell');
    },
  });
  await act(() => new Promise((done) => setTimeout(done)));
  // The tab reports at the latest when the customer leaves it.
  reportTab();
  return reports;
}

/** What the portal server adds up of a document's reports for a part. */
function counted(all: Report[], part = 'guide') {
  const mounts = all.reduce((sum, report) => sum + (report.mounts?.[part] ?? 0), 0);
  const failed = all.filter(
    (report) => report.class && report.part === part && report.before !== 'failed',
  );
  const withdrawn = failed.filter(({ before }) => before === 'reported').length;
  return { shown: mounts - withdrawn, failed: failed.map(({ class: kind }) => kind) };
}

const inGuide = (message: string) => {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at f (http://localhost/r/guide/1.0.0/page.js:1:1)`;
  return error;
};
const refused = named('Error', 'RUNTIME-008: the script could not be loaded');

test.each<[string, Visit & { answers?: typeof diagnosis }]>([
  ['network', { section: fails(refused), answers: () => Promise.reject(new TypeError('failed')) }],
  [
    'http',
    {
      section: fails(refused),
      answers: () => Promise.resolve(new Response('', { status: 404 })),
    },
  ],
  [
    'integrity',
    {
      section: fails(refused),
      answers: (init) =>
        init?.integrity ? Promise.reject(new TypeError('hash')) : Promise.resolve(new Response('')),
    },
  ],
  ['timeout', { section: fails(chunkError('timeout')) }],
  ['chunk', { section: fails(chunkError('missing')) }],
  ['container-init', { section: fails(new Error('planned')) }],
  ['expose-missing', { section: fails(new Error('./routes does not exist in container')) }],
  ['compat', { section: fails(new Error('shared singleton react')) }],
  ['mount', { section: loads((visited) => void visited.onFailure(new Error('planned'))) }],
  [
    'mismatch',
    {
      section: loads((visited) => {
        visited.onMismatch(new Error('planned'));
        shown(visited);
      }),
    },
  ],
  ['uncaught', { then: ({ throws }) => throws(inGuide('planned')) }],
])('a visit with the failure %s counts once, whatever fails after it', async (kind, one) => {
  if (one.answers) diagnosis = one.answers;
  const then: Visit['then'] = (code) => {
    one.then?.(code);
    code.report();
    code.throws(inGuide('another'));
    code.throws(inGuide('a third'));
  };
  const reports = await visit({ ...one, then });
  expect(counted(reports)).toEqual({ shown: 0, failed: [kind] });
  // Each failure is reported, so that its support code is found.
  expect(reports.filter((report) => report.class)).toHaveLength(3);
});

test('a visit that shows pages counts once as shown, however often it reports', async () => {
  const reports = await visit({
    section: loads((visited) => {
      shown(visited);
      shown(visited);
    }),
    then({ report }) {
      report();
      report();
    },
  });
  expect(counted(reports)).toEqual({ shown: 1, failed: [] });
});

test('a visit that fails after its page was reported counts as failed alone', async () => {
  const reports = await visit({
    then(code) {
      code.report();
      code.throws(inGuide('planned'));
      code.report();
    },
  });
  expect(counted(reports)).toEqual({ shown: 0, failed: ['uncaught'] });
  expect(reports.map(({ before }) => before).filter(Boolean)).toEqual(['reported']);
});

test('a shell whose main.js the document’s own script reported does not count as shown', async () => {
  const reports = await visit({ then: ({ isLost }) => isLost() });
  expect(counted(reports, 'shell')).toEqual({ shown: 0, failed: [] });
  expect(counted(reports)).toEqual({ shown: 1, failed: [] });
});
