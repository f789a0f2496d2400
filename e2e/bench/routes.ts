import type { Route } from './visits/visit.ts';

const searchLink = 'header a[href^="/search"]';
const search = 'main form[role=search] input:not([type=hidden])';

export const home: Route = {
  name: 'home',
  path: '/',
  content: 'main h1',
  taps: { link: searchLink, search },
};
export const faq: Route = {
  name: 'faq',
  path: '/guide/faq',
  content: 'main details',
  // The peer names its filters in the path.
  taps: {
    link: 'main a[href^="/guide/faq?"], main a[href^="/guide/faq/"]',
    entry: 'main summary',
    search,
  },
};
export const routes: Route[] = [
  home,
  faq,
  {
    name: 'video',
    path: '/guide/video',
    content: 'main li a img',
    taps: { link: searchLink, search },
  },
  {
    name: 'video detail',
    path: '/guide/video?bbsIdx=2001',
    content: 'main video',
    taps: { link: searchLink },
  },
  {
    name: 'manual',
    path: '/guide/manual',
    content: 'main li a[href*=bbsIdx]',
    taps: { link: searchLink, search },
  },
  {
    name: 'manual detail',
    path: '/guide/manual?bbsIdx=3001',
    content: 'main article a[download]',
    taps: { link: searchLink },
  },
  {
    name: 'notices',
    path: '/customer/notice',
    content: 'main li time',
    taps: { link: 'main a[href^="/customer/notice/"]', search },
  },
  {
    name: 'praise',
    path: '/voc/praise',
    content: 'main form textarea',
    taps: { link: searchLink },
  },
  {
    name: 'repair',
    path: '/service/service_after',
    content: 'main form input[type=radio]',
    taps: { link: searchLink },
  },
  {
    name: 'service info',
    path: '/service/service_info',
    content: 'main h2',
    taps: { link: searchLink },
  },
  {
    name: 'showrooms',
    path: '/product/showroom',
    content: 'main li h2 a[href^="/product/showroom/"]',
    taps: { link: 'main a[href^="/product/showroom?"]', search },
  },
  {
    name: 'delivery info',
    path: '/product/product_delivery_info',
    content: 'main h1',
    taps: { link: searchLink },
  },
  ...[
    { name: 'payment', path: '/payment', content: 'main form', member: 'minsu' },
    { name: 'pay day', path: '/payment/pay_edit_date', content: 'main form', member: 'boram' },
    {
      name: 'my products',
      path: '/member/member_product_info',
      content: 'main h2',
      member: 'haneul',
    },
    { name: 'points', path: '/member/member_point', content: '#points-months', member: 'haneul' },
  ].map((route) => ({ ...route, taps: {} })),
];

/** The link on the home page by which customers come to the FAQ. */
export const LINK_TO_FAQ = 'main a[href="/guide/faq?product=bf"], main a[href="/guide/faq"]';
