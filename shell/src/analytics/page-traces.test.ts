import { beforeEach, expect, test } from '@jest/globals';
import { createHostStore, viewChanged } from '../state/store.ts';
import { tracePageViews } from './page-traces.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const DOCUMENT = `00-${TRACE}-00f067aa0ba902b7-01`;
const PROOF = 'portal=abc.0123456789012345678901';

interface Report {
  traceId: string;
  spanId: string;
  parentId: string | null;
}
let reports: Report[];
beforeEach(() => {
  reports = [];
  history.replaceState(null, '', '/guide/faq');
  navigator.sendBeacon = (url, body) => {
    expect(url).toBe('/-/page-views');
    return reports.push(JSON.parse(String(body)) as Report) > 0;
  };
});

const header = () => document.querySelector<HTMLMetaElement>('meta[name=traceparent]')?.content;
const isText = (value: unknown) => typeof value === 'string';
const headerOf = (report?: Report) => `00-${report?.traceId}-${report?.spanId}-01`;

function start(
  head = `<meta name="traceparent" content="${DOCUMENT}"><meta name="tracestate" content="${PROOF}">`,
) {
  document.head.innerHTML = head;
  const store = createHostStore('/guide/faq');
  tracePageViews(store, (pathname) => pathname.replace(/\d+/, ':bbsIdx'));
  const change = (view: Parameters<typeof viewChanged>[0]) => store.dispatch(viewChanged(view));
  return { change };
}

test('the first view continues the trace of its document, and calls continue the view', () => {
  start();
  expect(reports).toEqual([
    {
      proof: PROOF,
      traceId: TRACE,
      spanId: expect.stringMatching(/^[0-9a-f]{16}$/),
      parentId: '00f067aa0ba902b7',
      route: '/guide/faq',
      ago: expect.any(Number),
      took: expect.any(Number),
    },
  ]);
  expect(header()).toBe(headerOf(reports[0]));
});

test('a switch begins a trace as soon as it starts, and reports the pattern once the page is shown', () => {
  const { change } = start();
  change({ pending: true });
  const during = header();
  expect(during).not.toContain(TRACE);
  history.pushState(null, '', '/customer/notice/100001?q=최민지');
  change({ pathname: '/customer/notice/100001' });
  expect(reports).toHaveLength(1);
  change({ pending: false });
  expect(reports[1]).toMatchObject({ parentId: null, route: '/customer/notice/:bbsIdx' });
  expect([during, header()]).toEqual([headerOf(reports[1]), headerOf(reports[1])]);
  // Only texts: the digits of a time can be any.
  const texts = reports.flatMap((report) => Object.values(report)).filter(isText);
  expect(texts.join()).not.toMatch(/100001|최민지/);
});

test('a reload at the same address is no view, and calls return to the view before', () => {
  const { change } = start();
  const before = header();
  change({ pending: true });
  expect(header()).not.toBe(before);
  change({ pending: false });
  expect(header()).toBe(before);
  expect(reports).toHaveLength(1);
});

test('does nothing in a document that the server did not sample', () => {
  const { change } = start('');
  history.pushState(null, '', '/customer/notice');
  change({ pathname: '/customer/notice', pending: false });
  expect(reports).toEqual([]);
});
