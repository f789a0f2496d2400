import { definePage, type Section } from '@portal/host';
import { paths } from '@portal/paths';
import { servicePaths } from './paths.ts';

/** The information has two addresses: in the portal and in the membership app. */
const info = {
  title: '서비스 안내',
  description: '수리, 시트 교체, 이전설치, 분해·조립의 절차와 비용입니다.',
  access: 'public' as const,
  skeleton: 'article' as const,
  load: () => import('./pages/service-info/load.ts'),
  page: () => import('./pages/service-info/ServiceInfoPage.tsx'),
};

/** Forms: anybody may begin one, and prices and days are open. */
const form = { indexable: true, access: 'public', skeleton: 'article' } as const;
/** Pages of a member's own requests. */
const own = { indexable: false, access: 'member', nav: null } as const;

export const section: Section = {
  name: 'service',
  prefix: '/service',
  label: '서비스 신청',
  order: 2,
  calls: () => import('./calls.ts'),
  pages: [
    definePage({
      id: 'after',
      path: servicePaths.after,
      title: '수리 신청',
      description: '증상에 맞는 해결 방법을 먼저 보고, 방문 수리를 신청하실 수 있습니다.',
      indexable: true,
      access: 'public',
      nav: { label: '수리 신청', order: 1 },
      task: {
        label: '수리 신청',
        text: '증상을 고르면 해결 방법부터 보여 드립니다.',
        home: 10,
        products: {
          order: 40,
          hrefs: { bf: paths.serviceAfter(), l: paths.serviceAfter(), w: paths.serviceAfter() },
        },
      },
      skeleton: 'article',
      page: () => import('./pages/after/AfterPage.tsx'),
    }),
    definePage({
      ...form,
      id: 'seat',
      path: servicePaths.seat,
      title: '시트 교체 신청',
      description: '닳은 시트를 골라 교체를 신청하고 비용을 미리 보실 수 있습니다.',
      nav: { label: '시트 교체 신청', order: 2 },
      task: {
        label: '시트 교체',
        text: '안마의자의 닳은 시트만 골라 바꿉니다.',
        products: { order: 50, hrefs: { bf: paths.serviceSeat() } },
      },
      page: () => import('./pages/seat/SeatPage.tsx'),
    }),
    definePage({
      ...form,
      id: 'transfer',
      path: servicePaths.transfer,
      title: '이전설치 신청',
      description: '이사하실 때 옮겨 설치하는 비용과 날짜를 보고 신청하실 수 있습니다.',
      nav: { label: '이전설치 신청', order: 3 },
      task: {
        label: '이전설치',
        text: '이사하실 때 떼어 옮기고 다시 설치해 드립니다.',
        products: {
          order: 60,
          hrefs: {
            bf: paths.serviceTransfer(),
            l: paths.serviceTransfer(),
            w: paths.serviceTransfer(),
          },
        },
      },
      page: () => import('./pages/transfer/TransferPage.tsx'),
    }),
    definePage({
      ...form,
      id: 'assemble',
      path: servicePaths.assemble,
      title: '분해·조립 신청',
      description: '나누고 다시 조립하는 비용과 날짜를 보고 신청하실 수 있습니다.',
      nav: { label: '분해·조립 신청', order: 4 },
      task: {
        label: '분해·조립',
        text: '잠시 나누어 두었다가 다시 조립합니다.',
        products: {
          order: 70,
          hrefs: {
            bf: paths.serviceAssemble(),
            l: paths.serviceAssemble(),
            w: paths.serviceAssemble(),
          },
        },
      },
      page: () => import('./pages/assemble/AssemblePage.tsx'),
    }),
    definePage({
      ...form,
      id: 'filter',
      path: servicePaths.filter,
      title: '필터 멤버십 신청',
      description: '정수기 필터를 때맞추어 받으시는 멤버십입니다.',
      nav: { label: '필터 멤버십 신청', order: 5 },
      task: {
        label: '필터 멤버십',
        text: '필터를 바꿀 때에 맞추어 보내 드립니다.',
        products: { order: 50, hrefs: { w: paths.serviceFilter() } },
      },
      page: () => import('./pages/filter/FilterPage.tsx'),
    }),
    definePage({
      ...info,
      id: 'serviceInfo',
      path: paths.serviceInfo,
      indexable: true,
      nav: { label: '서비스 안내', order: 7 },
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
      indexable: false,
      nav: null,
      webView: true,
    }),
    definePage({
      id: 'careInfo',
      path: servicePaths.careInfo,
      title: '케어 서비스 안내',
      description: '방문 점검과 필터 멤버십의 내용과 비용입니다.',
      indexable: true,
      access: 'public',
      nav: { label: '케어 서비스 안내', order: 8 },
      skeleton: 'article',
      page: () => import('./pages/care-info/CareInfoPage.tsx'),
    }),
    definePage({
      id: 'orderCheck',
      path: paths.orderCheck,
      title: '비회원 접수 조회',
      description: '이름과 휴대전화 번호로 접수하신 서비스의 진행 상태를 찾습니다.',
      indexable: false,
      access: 'public',
      nav: { label: '비회원 접수 조회', order: 9 },
      skeleton: 'article',
      page: () => import('./pages/order-check/OrderCheckPage.tsx'),
    }),
    definePage({
      ...own,
      id: 'orders',
      path: servicePaths.orders,
      title: '서비스 접수 내역',
      description: '신청하신 서비스의 진행 상황입니다.',
      nav: { label: '접수 내역', order: 6 },
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
      skeleton: 'article',
      load: () => import('./pages/order/load.ts'),
      page: () => import('./pages/order/OrderPage.tsx'),
    }),
    definePage({
      ...own,
      id: 'result',
      path: servicePaths.result,
      title: '서비스 접수 결과',
      description: '접수한 서비스의 번호와 다음 단계입니다.',
      skeleton: 'article',
      load: () => import('./pages/result/load.ts'),
      page: () => import('./pages/result/ResultPage.tsx'),
    }),
  ],
};
