import { definePage, type Section } from '@portal/host';
import { paths } from '@portal/paths';
import { paymentPaths } from './paths.ts';

export const section: Section = {
  name: 'payment',
  prefix: '/payment',
  // Bills are for rented products, so they share the menu group of product management.
  label: '제품 관리',
  order: 3,
  calls: () => import('@portal/contract'),
  pages: [
    definePage({
      id: 'pay',
      path: paths.payment,
      title: '요금 납부',
      description: '아직 내지 않으신 요금을 골라 한 번에 내실 수 있습니다.',
      indexable: false,
      access: 'member',
      nav: { label: '요금 납부', order: 10 },
      skeleton: 'article',
      load: () => import('./pages/pay/load.ts'),
      page: () => import('./pages/pay/PayPage.tsx'),
    }),
    definePage({
      id: 'payDate',
      path: paymentPaths.payDate,
      title: '납부일 변경',
      description: '매달 요금이 나가는 날을 바꾸고, 다음 두 번의 출금일을 미리 보실 수 있습니다.',
      indexable: false,
      access: 'member',
      nav: { label: '납부일 변경', order: 11 },
      skeleton: 'article',
      load: () => import('./pages/pay-edit-date/load.ts'),
      page: () => import('./pages/pay-edit-date/PayDatePage.tsx'),
    }),
    definePage({
      id: 'payMethod',
      path: paymentPaths.payMethod,
      title: '결제 수단 변경',
      description: '매달 요금이 나가는 카드나 계좌를 바꾸실 수 있습니다.',
      indexable: false,
      access: 'member',
      nav: { label: '결제 수단 변경', order: 12 },
      skeleton: 'article',
      load: () => import('./pages/pay-edit-method/load.ts'),
      page: () => import('./pages/pay-edit-method/PayMethodPage.tsx'),
    }),
    definePage({
      id: 'payChange',
      path: paymentPaths.change,
      title: '납부 방법 변경 결과',
      description: '바꾸신 납부일이나 결제 수단이 어떻게 되었는지 알려 드립니다.',
      indexable: false,
      access: 'member',
      nav: null,
      skeleton: 'article',
      load: () => import('./pages/pay-edit-result/load.ts'),
      page: () => import('./pages/pay-edit-result/ChangePage.tsx'),
    }),
    definePage({
      id: 'payResult',
      path: paths.paymentResult,
      title: '결제 결과',
      description: '결제가 어떻게 되었는지 알려 드립니다.',
      indexable: false,
      // A customer who returns from the provider without a session learns the outcome and nothing else.
      access: 'public',
      nav: null,
      // The answer depends on who asks, which the server does not know.
      render: 'browser',
      skeleton: 'article',
      load: () => import('./pages/result/load.ts'),
      page: () => import('./pages/result/ResultPage.tsx'),
    }),
  ],
};
