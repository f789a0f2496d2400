import { definePage, type Page } from '@portal/host';
import { paths } from '@portal/paths';

const row = (id: string, path: Page['path'], title: string, purpose: string) =>
  definePage({
    id: `byPhone-${id}`,
    path,
    title,
    description: purpose,
    access: 'public',
    load: () => import('./load.ts'),
    page: () => import('./ByPhonePage.tsx'),
  });
const webView = (page: Page): Page => ({ ...page, webView: true });

/**
 * Printed and texted addresses whose remote may be missing from the set. Once the remote joins, the server redirects
 * the short links, and the remote's own pages answer the web views.
 */
export const byPhonePages: Page[] = [
  row('seat', paths.shortSeat, '시트 교체 신청', '안마의자 시트 교체를 신청하는 화면입니다.'),
  row('transfer', paths.shortTransfer, '이전설치 신청', '제품의 이전설치를 신청하는 화면입니다.'),
  row('status', paths.shortStatus, '서비스 진행 조회', '신청하신 서비스를 조회하는 화면입니다.'),
  row('assemble', paths.shortAssemble, '분해·조립 신청', '제품의 분해·조립을 신청하는 화면입니다.'),
  row('delivery', paths.shortDelivery, '배송 조회', '주문하신 제품의 배송을 조회하는 화면입니다.'),
  webView(
    row(
      'service',
      paths.membershipService,
      '서비스 안내',
      '서비스 절차와 비용을 안내하는 화면입니다.',
    ),
  ),
  webView(
    row('reference', paths.membershipReference, '자료실', '제품 자료를 내려받는 화면입니다.'),
  ),
];
