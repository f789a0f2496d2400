/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { ClassNames } from '@emotion/react';
import { definePath } from '@portal/paths';
import type { Host } from '../host.ts';
import { createHostDouble } from '../double.ts';
import { definePage, notFound, redirect, useHost, type Load, type Page } from '../index.ts';
import type { RenderedPage } from './rendered.ts';
import { createSection } from './server.tsx';

const host = createHostDouble({ company: { centre: '고객센터' } as Host['company'] });
function Text({ data }: { data: string }) {
  const { company } = useHost();
  return (
    <ClassNames>
      {({ css }) => (
        <p className={css({ color: 'teal' })}>
          {data} {company.centre}
        </p>
      )}
    </ClassNames>
  );
}
const list = definePath('/shop/list?q={text}');
type List = typeof list;
type Run = Load<List, string>;

const row = (load: Run, page: Page<List, string>['page'] = async () => ({ default: Text })) =>
  definePage<List, string>({
    id: 'list',
    path: list,
    title: '목록',
    description: '무엇이 있는지',
    indexable: true,
    access: 'public',
    nav: null,
    skeleton: 'list',
    load: async () => ({ load }),
    page,
  });

const renderAs = (isMember: boolean, address: string, ...pages: Page[]) =>
  createSection({ name: 'shop', prefix: '/shop', label: '', order: 1, pages }, {}).render({
    address,
    host,
    isMember,
    adapter: () => Promise.reject(new Error('no call was expected')),
    signal: new AbortController().signal,
  });
const render = (address: string, ...pages: Page[]) => renderAs(false, address, ...pages);

test('gives the page, its styles and what the browser takes it over with', async () => {
  const page = (await render(
    '/shop/list?q=%EB%AC%BC',
    row(async ({ params }) => ({ data: params.q })),
  )) as RenderedPage;
  expect(page).toMatchObject({
    status: 200,
    title: '목록',
    description: '무엇이 있는지',
    indexable: true,
    boot: { page: 'list', answer: { data: '물', status: 200 } },
  });
  const [, className] = /<p class="(shop-\w+)[^"]*">물/.exec(page.html) ?? [];
  expect(page.html).toContain('고객센터');
  expect(page.html).not.toContain('<style');
  expect(page.styles.key).toBe('shop');
  expect(page.styles.css).toContain(`.${className}{color:teal;}`);
});

test('renders the login in place of a member’s page, and loads nothing', async () => {
  const load: Run = async () => {
    throw new Error('no load was expected');
  };
  const page = (await render('/shop/list', { ...row(load), access: 'member' })) as RenderedPage;
  expect(page).toMatchObject({
    status: 200,
    title: '목록',
    indexable: false,
    boot: { page: 'list', answer: { status: 200, needsMember: true } },
  });
  expect(page.html).toContain('로그인이 필요합니다.');
});

test('renders a member’s page for a member', async () => {
  const page = row(async () => ({ data: '포인트' }));
  expect(await renderAs(true, '/shop/list', { ...page, access: 'member' })).toMatchObject({
    status: 200,
    html: expect.stringContaining('포인트'),
    indexable: true,
    boot: { answer: { data: '포인트', status: 200 } },
  });
});

test('a title of the page’s own takes the place of the table’s', async () => {
  const own = { title: '물맛', description: '물맛이 이상할 때', data: '' };
  expect(
    await render(
      '/shop/list',
      row(async () => own),
    ),
  ).toMatchObject({
    title: '물맛',
    description: '물맛이 이상할 때',
  });
});

test('structured data of the page’s own goes to the document, and to the browser', async () => {
  const structured = { '@type': 'Store', name: '한결 매장' };
  const own = row(async () => ({ data: '', structured }));
  expect(await render('/shop/list', own)).toMatchObject({
    structured,
    boot: { answer: { structured } },
  });
  const without = row(async () => ({ data: '' }));
  expect(await render('/shop/list', without)).toMatchObject({ structured: null });
});

test('what is not there is 404, in the table or beyond it, and open to nobody’s index', async () => {
  for (const address of ['/shop/list', '/shop/nothing'])
    expect(
      await render(
        address,
        row(async () => notFound),
      ),
    ).toMatchObject({
      status: 404,
      indexable: false,
      html: expect.stringContaining('페이지를 찾을 수 없습니다.'),
    });
});

test('a page that says so is 503, and in nobody’s index', async () => {
  expect(
    await render(
      '/shop/list',
      row(async () => ({ data: '잠시 뒤', status: 503 })),
    ),
  ).toMatchObject({ status: 503, indexable: false, html: expect.stringContaining('잠시 뒤') });
});

test('a web view is drawn at its own address, with its own query', async () => {
  const page = row(async ({ url }) => ({ data: url.pathname + url.search }));
  const view = { ...page, id: 'list--view', path: definePath('/app/list?q={text}') };
  expect(await render('/app/list?q=a', page, { ...view, webView: true })).toMatchObject({
    status: 200,
    html: expect.stringContaining('/app/list?q=a'),
    boot: { page: 'list--view' },
  });
});

test('a redirect is an address and no page', async () => {
  expect(
    await render(
      '/shop/list',
      row(async () => redirect('/shop/list?q=a')),
    ),
  ).toEqual({
    redirect: '/shop/list?q=a',
  });
});

test('throws what a loader, a module or a component threw', async () => {
  const broken = new Error('broken');
  const fails = () => Promise.reject(broken);
  await expect(render('/shop/list', row(fails))).rejects.toBe(broken);
  await expect(
    render(
      '/shop/list',
      row(async () => ({ data: '' }), fails),
    ),
  ).rejects.toBe(broken);
  const Broken = (): never => {
    throw broken;
  };
  const page = async () => ({ default: Broken });
  await expect(
    render(
      '/shop/list',
      row(async () => ({ data: '' }), page),
    ),
  ).rejects.toBe(broken);
});

test('says of a page that something of it could not be had', async () => {
  expect(
    await render(
      '/shop/list',
      row(async () => ({ data: '', partial: true })),
    ),
  ).toMatchObject({ status: 200, partial: true });
  expect(
    await render(
      '/shop/list',
      row(async () => ({ data: '' })),
    ),
  ).toMatchObject({ partial: false });
});
