import type { Route } from '../visits/visit.ts';

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

/** The member whom the bench gives many rows (`fillApi`). */
export const MANY = 'haneul';
const many = { member: MANY, taps: {} };

/** Pages of members: `{order}` and the like stand for numbers that `openRoutes` looks up. */
const ofMembers: Route[] = [
  { ...many, name: 'overview', path: '/member', content: 'main h2' },
  { ...many, name: 'my products', path: '/member/member_product_info', content: 'main h2' },
  { ...many, name: 'my requests', path: '/member/service_order_info', content: 'main li a' },
  {
    ...many,
    name: 'my request',
    path: '/service/service_order_detail?service=seat&id={order}',
    content: 'main h2',
  },
  { ...many, name: 'points', path: '/member/member_point', content: '#points-months' },
  { name: 'payment', path: '/payment', content: 'main form', member: 'minsu', taps: {} },
  { ...many, name: 'payment of one', path: '/payment?ordNbr={unpaid}', content: 'main form' },
  {
    ...many,
    name: 'pay result',
    path: '/payment/pay_result?moid={payment}',
    // Its heading stands in the skeleton too, which a visitor gets.
    content: 'main h2',
  },
  {
    ...many,
    name: 'request result',
    path: '/service/service_result?orderType={orderType}&ordNbr={order}',
    content: 'main h2',
  },
  {
    name: 'pay day',
    path: '/payment/pay_edit_date',
    content: 'main form',
    member: 'boram',
    taps: {},
  },
];

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
  ...ofMembers,
];

/** The link on the home page by which customers come to the FAQ. */
export const LINK_TO_FAQ = 'main a[href="/guide/faq?product=bf"], main a[href="/guide/faq"]';
/** The home page as it shows after a way back from the FAQ, whose heading it shares. */
export const HOME_AGAIN = 'main:not(:has(details)) h1';
