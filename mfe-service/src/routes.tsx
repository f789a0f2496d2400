import {
  serviceKinds,
  serviceMenus,
  servicePages,
  services,
  type ServiceKind,
  type VisitKind,
} from '@portal/contract';
import { definePage, type Page, type PageProps, type Section } from '@portal/host';
import { paths } from '@portal/paths';
import { servicePaths } from './paths.ts';
import type { load } from './request/load.ts';

/** The information has two addresses: in the portal and in the membership app. */
const info = {
  title: '서비스 안내',
  description: '수리, 시트 교체, 이전설치, 분해·조립의 절차와 비용입니다.',
  access: 'public' as const,
  load: () => import('./pages/service-info/load.ts'),
  page: () => import('./pages/service-info/ServiceInfoPage.tsx'),
};

/** Forms: anybody may begin one, and prices and days are open. */
const form = { indexable: true, access: 'public' } as const;
/** Pages of a member's own requests. */
const own = { access: 'member', lookUp: paths.orderCheck() } as const;

type RequestPath = typeof servicePaths.request.after;
/** The forms of the services with a visit; their load brings the price range. */
const visitForms: Record<VisitKind, Page<RequestPath, PageProps<typeof load>['data']>['page']> = {
  after: () => import('./pages/after/AfterPage.tsx'),
  seat: () => import('./pages/seat/SeatPage.tsx'),
  transfer: () => import('./pages/transfer/TransferPage.tsx'),
  assemble_disassemble: () => import('./pages/visit/VisitPage.tsx'),
};

/** A service among the tasks of the product groups that it is for. */
function taskOf(service: ServiceKind): NonNullable<Page['task']> {
  const { name, products } = services[service];
  const { label = name, text, order, home } = serviceMenus[service];
  const href = paths.serviceRequest(service);
  return {
    label,
    text,
    ...(home !== undefined && { home }),
    products: { order, hrefs: Object.fromEntries(products.map((product) => [product, href])) },
  };
}

const requests = serviceKinds.map((service, i) => {
  const { name } = services[service];
  const row = {
    ...form,
    id: service,
    path: servicePaths.request[service],
    title: `${name} 신청`,
    description: servicePages[service].description,
    nav: { label: `${name} 신청`, order: i },
    task: taskOf(service),
    words: serviceMenus[service].words,
  };
  return service === 'w_filter'
    ? definePage({ ...row, page: () => import('./pages/filter/FilterPage.tsx') })
    : definePage({ ...row, load: () => import('./request/load.ts'), page: visitForms[service] });
});

export const section: Section = {
  name: 'service',
  prefix: '/service',
  label: '서비스 신청',
  order: 2,
  calls: () => import('@portal/contract'),
  pages: [
    ...requests,
    definePage({
      ...info,
      id: 'serviceInfo',
      path: paths.serviceInfo,
      indexable: true,
      nav: { label: '서비스 안내', order: 21 },
      words: [
        '서비스 안내',
        '수리',
        '비용',
        '가격',
        '수리비',
        '방문비',
        '설치비',
        '견적',
        '절차',
        '순서',
        '얼마',
      ],
      task: {
        label: '서비스 비용과 절차',
        text: '신청하기 전에 비용과 순서를 봅니다.',
        products: {
          order: 80,
          hrefs: {
            bf: paths.serviceInfo({ product: 'bf' }),
            l: paths.serviceInfo({ product: 'l' }),
            w: paths.serviceInfo({ product: 'w' }),
          },
        },
      },
    }),
    definePage({
      ...info,
      id: 'serviceInfo--membership',
      path: paths.membershipService,
      webView: true,
    }),
    definePage({
      id: 'careInfo',
      path: servicePaths.careInfo,
      title: '케어 서비스 안내',
      description: '방문 점검과 필터 멤버십의 내용과 비용입니다.',
      indexable: true,
      access: 'public',
      nav: { label: '케어 서비스 안내', order: 22 },
      words: ['케어 서비스', '케어', '점검', '방문 점검', '관리', '정수기 청소'],
      page: () => import('./pages/care-info/CareInfoPage.tsx'),
    }),
    definePage({
      id: 'orderCheck',
      path: paths.orderCheck,
      title: '비회원 접수 조회',
      description: '이름과 휴대전화 번호로 접수하신 서비스의 진행 상태를 찾습니다.',
      access: 'public',
      nav: { label: '비회원 접수 조회', order: 23 },
      words: [
        '비회원',
        '조회',
        '접수',
        '신청',
        '기사',
        '기사님',
        '수리기사님',
        '오다',
        '오시다',
        '도착',
        '방문',
        '진행',
        '확인',
        '연락',
      ],
      page: () => import('./pages/order-check/OrderCheckPage.tsx'),
    }),
    definePage({
      ...own,
      id: 'orders',
      path: servicePaths.orders,
      title: '서비스 접수 내역',
      description: '신청하신 서비스의 진행 상황입니다.',
      nav: { label: '접수 내역', order: 20 },
      words: [
        '접수',
        '신청',
        '신청 내역',
        '내역',
        '조회',
        '기사',
        '기사님',
        '수리기사님',
        '오다',
        '오시다',
        '도착',
        '방문',
        '방문일',
        '진행',
        '현황',
        '상태',
        '취소',
        '취소하다',
        '미루다',
        '확인',
        '변경',
        '바꾸다',
        '날짜',
        '예약',
        '연락',
      ],
      skeleton: 'list',
      load: () => import('./pages/orders/load.ts'),
      page: () => import('./pages/orders/OrdersPage.tsx'),
    }),
    definePage({
      ...own,
      id: 'order',
      path: servicePaths.order,
      title: '서비스 접수 정보',
      description: '신청하신 내용과 단계입니다.',
      load: () => import('./pages/order/load.ts'),
      page: () => import('./pages/order/OrderPage.tsx'),
    }),
    definePage({
      ...own,
      id: 'result',
      path: servicePaths.result,
      title: '서비스 접수 결과',
      description: '접수한 서비스의 번호와 다음 단계입니다.',
      load: () => import('./pages/result/load.ts'),
      page: () => import('./pages/result/ResultPage.tsx'),
    }),
  ],
};
