import { beforeEach, expect, jest, test } from '@jest/globals';
import type { User } from '@portal/host';
import { people } from '@portal/testing/people';
import { createHostStore, sessionKnown, viewChanged } from '../state/store.ts';
import { createAnalytics } from './create-analytics.ts';
import { openDataLayer, type AnalyticsEvent } from './data-layer.ts';

const { name: userName, userIdx } = people.haneul;
const haneul: User = {
  userIdx,
  userName,
  certifyState: true,
  isCertify: true,
  marketingAgree: true,
  corporate: false,
};

const page = window as { dataLayer?: AnalyticsEvent[] };
const forgetCookie = () => {
  document.cookie = 'analytics-profile=; max-age=0';
};

beforeEach(() => {
  jest.useFakeTimers();
  delete page.dataLayer;
  forgetCookie();
  history.replaceState(null, '', '/guide/faq?product=bf');
  document.title = '자주 묻는 질문';
  window.innerWidth = 1280;
});

function start(loadProfile: () => Promise<unknown> = async () => {}) {
  const store = createHostStore('/');
  const ask = jest.fn(loadProfile);
  const forward = jest.fn();
  const layer = openDataLayer(forward);
  const analytics = createAnalytics({
    store,
    loadProfile: ask,
    siteType: () => 'KC',
    loadDataLayer: async () => layer,
  });
  return { store, ask, forward, analytics };
}
const member = (more: Partial<User> = {}) =>
  sessionKnown({ is: 'member', user: { ...haneul, ...more } });
const visitor = sessionKnown({ is: 'visitor' });
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const told = () => page.dataLayer ?? [];

test('reports a visitor’s page and device', async () => {
  const { store, analytics, forward } = start();
  store.dispatch(visitor);
  analytics.pageShown();
  await pass(300);
  expect(told()).toEqual([
    {
      event: 'page_view',
      page_location: 'http://localhost/guide/faq?product=bf',
      page_path: '/guide/faq',
      page_title: '자주 묻는 질문',
      site_type: 'KC',
      device: 'pc',
      login: 'N',
    },
  ]);
  expect(forward).toHaveBeenCalledWith(told()[0]);
});

test.each([
  [767, 'mobile'],
  [768, 'pc'],
])('a window of %d px is %s', async (width, device) => {
  const { store, analytics } = start();
  store.dispatch(visitor);
  window.innerWidth = width;
  analytics.pageShown();
  await pass(300);
  expect(told()[0]?.['device']).toBe(device);
});

test('waits until the session is known, and reports once', async () => {
  const { store, analytics } = start();
  analytics.pageShown();
  await pass(1000);
  store.dispatch(visitor);
  await pass(5000);
  expect(told()).toHaveLength(1);
});

test('reports a page without a user when the session stays unknown', async () => {
  const { analytics } = start();
  analytics.pageShown();
  await pass(2000);
  expect(told().map(({ login }) => login)).toEqual(['N']);
});

test('loads a member’s profile once and reports it with the page', async () => {
  const { store, ask, analytics } = start(async () => {
    document.cookie = `analytics-profile=${encodeURIComponent('{"age":"40","sex":"F"}')}`;
  });
  analytics.pageShown();
  store.dispatch(member());
  await pass(300);
  store.dispatch(member({ marketingAgree: false }));
  await pass(5000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(told()).toEqual([
    expect.objectContaining({ login: 'Y', corporate: 'N', age: '40', sex: 'F' }),
  ]);
});

test('does not load a profile that the cookie has', async () => {
  document.cookie = `analytics-profile=${encodeURIComponent('{"age":"40"}')}`;
  const { store, ask, analytics } = start();
  analytics.pageShown();
  store.dispatch(member());
  await pass(300);
  expect(ask).not.toHaveBeenCalled();
  expect(told()[0]).toMatchObject({ age: '40' });
});

test('reports a member whose profile cannot be loaded', async () => {
  const { store, analytics } = start(() => Promise.reject(new Error('planned')));
  analytics.pageShown();
  store.dispatch(member());
  await pass(300);
  expect(told()).toEqual([expect.objectContaining({ login: 'Y' })]);
});

test('flags a corporate member', async () => {
  const { store, analytics } = start();
  analytics.pageShown();
  store.dispatch(member({ corporate: true }));
  await pass(300);
  expect(told()[0]).toMatchObject({ login: 'Y', corporate: 'Y' });
});

test('reports no profile for a visitor, even if a cookie remains', async () => {
  document.cookie = `analytics-profile=${encodeURIComponent('{"age":"40"}')}`;
  const { store, analytics } = start();
  store.dispatch(visitor);
  analytics.pageShown();
  await pass(300);
  expect(told()[0]).not.toHaveProperty('age');
});

test('reports the page again when the user changes, and only then', async () => {
  const { store, analytics } = start();
  store.dispatch(visitor);
  analytics.pageShown();
  await pass(300);
  store.dispatch(visitor);
  await pass(5000);
  store.dispatch(member());
  await pass(5000);
  expect(told().map(({ login }) => login)).toEqual(['N', 'Y']);
});

test('does not report the page being left while the next one loads', async () => {
  const { store, analytics } = start();
  store.dispatch(visitor);
  analytics.pageShown();
  await pass(200);
  store.dispatch(viewChanged({ pending: true }));
  await pass(5000);
  expect(told()).toEqual([]);
});

test('adds the page’s own fields until it removes them', async () => {
  const { store, analytics } = start();
  store.dispatch(visitor);
  const take = analytics.extra({ faq_type: 'trouble', phone: people.haneul.phone });
  analytics.pageShown();
  await pass(300);
  take();
  history.replaceState(null, '', '/guide/video');
  analytics.pageShown();
  await pass(300);
  expect(told()[0]).toMatchObject({ faq_type: 'trouble' });
  expect(told()[1]).not.toHaveProperty('faq_type');
  expect(told()[0]).not.toHaveProperty('phone');
});

test('does not let a page’s fields replace the shell’s', async () => {
  const { store, analytics } = start();
  store.dispatch(visitor);
  analytics.extra({ event: 'other', login: 'Y', page_path: '/elsewhere' });
  analytics.pageShown();
  await pass(300);
  expect(told()[0]).toMatchObject({ event: 'page_view', login: 'N', page_path: '/guide/faq' });
});

test('reports neither name nor phone nor order of a member', async () => {
  const { store, analytics } = start();
  store.dispatch(member());
  const query = new URLSearchParams({ name: userName, orderNo: 'P20250807000123' });
  history.replaceState(null, '', `/product/product_delivery?order=buy&${query}`);
  document.title = `${userName}님의 배송 P20250807000123`;
  analytics.pageShown();
  await pass(300);
  analytics.event('delivery_found', { memo: `${userName} ${people.haneul.phone}`, order: 'buy' });
  await pass(0);
  expect(told()).toHaveLength(2);
  const text = JSON.stringify(told());
  for (const secret of [userName, people.haneul.phone, '20250807000123'])
    expect(text).not.toContain(secret);
  expect(told()[1]).toEqual({
    event: 'delivery_found',
    memo: '# #',
    order: 'buy',
    site_type: 'KC',
  });
});

test('an event says what was true when it happened, however late its code is', async () => {
  const forward = jest.fn();
  let open = () => {};
  const loaded = new Promise<void>((resolve) => (open = resolve));
  const store = createHostStore('/');
  const analytics = createAnalytics({
    store,
    loadProfile: async () => {},
    siteType: () => 'KC',
    loadDataLayer: () => loaded.then(() => openDataLayer(forward)),
  });
  store.dispatch(visitor);
  analytics.pageShown();
  await pass(300);
  history.replaceState(null, '', '/guide/video');
  document.title = '영상';
  store.dispatch(member());
  open();
  await pass(0);
  expect(told()[0]).toMatchObject({
    page_path: '/guide/faq',
    page_title: '자주 묻는 질문',
    login: 'N',
  });
});
