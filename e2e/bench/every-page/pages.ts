import { ReleaseStore } from '@portal/release-store';
import { join } from 'node:path';
import { MANY, routes } from '../routes/routes.ts';
import { benchFolder } from '../servers/targets.ts';
import type { Route } from '../visits/visit.ts';

/** A page of a table, as the bench visits it. */
export interface Page extends Route {
  /** The name of its part. */
  part: string;
  /** It has no header, so nothing of it is tapped. */
  webView: boolean;
}

/** Addresses of pages that show nothing, or another page, at their bare pattern; by part and page. */
const addresses: Record<string, string> = {
  'shell search': `/search?searchStr=${encodeURIComponent('필터')}`,
  'customer notice': '/customer/notice/4010',
  'product showroom': '/product/showroom/6001',
  'product visit': '/product/showroom_visit?showroom=6001',
  'product usage': '/product/product_usage?productIdx={product}',
  'service order': '/service/service_order_detail?service=seat&id={order}',
  'service result': '/service/service_result?orderType={orderType}&ordNbr={order}',
  'payment pay': '/payment?ordNbr={unpaid}',
  'payment payChange': '/payment/pay_edit_result?change={change}',
  'payment payResult': '/payment/pay_result?moid={payment}',
  'mypage registration': '/member/product_activate_detail?idx={registration}',
  'mypage inquiry': '/member/qna?idx={inquiry}',
  'mypage voice': '/member/voc?type=praise&idx={praise}',
};
/** Short links of text messages lead to other pages. */
const isShortLink = (pattern: string) => pattern.startsWith('/sms/');
/** Public pages that show a member something of their own, and are visited as that member. */
const FOR_MEMBERS = ['payment payResult'];

/** Every page of the tables that the bench has published, part by part. @throws if a pattern with a number has no address */
export function pagesOfTables(): Page[] {
  const store = new ReleaseStore(join(benchFolder('portal'), 'store'));
  const set = store.pin('dev')?.set;
  if (set === undefined) throw new Error('nothing is published');
  return Object.entries(store.set(set).record.parts).flatMap(([part, { version }]) =>
    store
      .version(part, version)
      .record.section.pages.filter(({ pattern }) => !isShortLink(pattern))
      .map((page): Page => {
        const name = `${part} ${page.id}`;
        const path = addresses[name] ?? page.pattern;
        if (/\/\{/.test(path))
          throw new Error(`${name} needs an address: add it to ${import.meta.url}`);
        const isForMember = page.access === 'member' || FOR_MEMBERS.includes(name);
        const member = isForMember ? MANY : undefined;
        // By member too: at one address, one member may see a form and another one a message that nothing is to be done.
        const known = routes.find((route) => route.path === path && route.member === member);
        return {
          name,
          part,
          path,
          content: known?.content ?? 'main h1',
          taps: {},
          ...(member && { member }),
          ...(page.render === 'browser' && !page.forMember && { inBrowser: true }),
          webView: page.webView,
        };
      }),
  );
}
