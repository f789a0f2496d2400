import type { Page } from '@playwright/test';

/** One thing a customer can have on the screen. */
export interface State {
  name: string;
  path: string;
  /** The page it is come to from, by a link: then the browser draws it and not the server. */
  from?: string;
  /** Brings the state about before the page is opened. */
  before?(page: Page): Promise<unknown>;
  /** Brings it about on the open page. */
  after?(page: Page): Promise<unknown>;
}

const FAQ = '**/api/customer/selectFaqList';

/** Every route in every state; the accessibility tests and `npm run axe` go over all of them. */
export const states: State[] = [
  { name: 'home', path: '/' },
  { name: 'sitemap', path: '/sitemap' },
  { name: 'not found', path: '/nothing' },
  { name: 'FAQ', path: '/guide/faq' },
  {
    name: 'FAQ with an open question',
    path: '/guide/faq?product=w',
    after: (page) => page.locator('summary').first().click(),
  },
  { name: 'FAQ search', path: '/guide/faq?q=%EB%AC%BC' },
  { name: 'FAQ without a result', path: '/guide/faq?q=zzzz' },
  { name: 'FAQ, last page', path: '/guide/faq?page=99' },
  {
    name: 'FAQ while it loads',
    from: '/',
    path: '/guide/faq',
    before: (page) => page.route(FAQ, () => {}),
  },
  {
    name: 'FAQ that cannot load',
    from: '/',
    path: '/guide/faq',
    before: (page) => page.route(FAQ, (route) => route.fulfill({ status: 500, body: '' })),
  },
  {
    name: 'a remote that cannot load',
    from: '/',
    path: '/guide/faq',
    before: (page) =>
      page.route('**/guide/*/remoteEntry.js', (route) => route.fulfill({ status: 404, body: '' })),
  },
  {
    name: 'a page whose code cannot load',
    path: '/guide/faq',
    before: (page) =>
      page.route('**/guide/*/remoteEntry.js', (route) => route.fulfill({ status: 404, body: '' })),
    after: (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'videos', path: '/guide/video' },
  { name: 'videos, none', path: '/guide/video?product=o&type=assemble_disassemble&page=1' },
  { name: 'one video', path: '/guide/video?bbsIdx=2001' },
  { name: 'manuals', path: '/guide/manual' },
  { name: 'one manual', path: '/guide/manual?bbsIdx=3001' },
  {
    name: 'the open menu',
    path: '/',
    after: async (page) => {
      const toggle = page.getByRole('banner').locator('button:visible').first();
      await toggle.focus();
      await page.keyboard.press('Enter');
    },
  },
];
