import { definePage, type Section } from '@portal/host';
import { paths } from '@portal/paths';
import { servicePaths } from './paths.ts';

/** The information has two addresses: in the portal and in the membership app. */
const info = {
  title: '서비스 안내',
  description: '수리, 시트 교체, 이전설치, 분해·조립의 절차와 비용을 미리 보실 수 있습니다.',
  access: 'public' as const,
  skeleton: 'article' as const,
  load: () => import('./pages/service-info/load.ts'),
  page: () => import('./pages/service-info/ServiceInfoPage.tsx'),
};

export const section: Section = {
  name: 'service',
  prefix: '/service',
  label: '서비스',
  order: 2,
  pages: [
    definePage({
      ...info,
      id: 'serviceInfo',
      path: paths.serviceInfo,
      indexable: true,
      nav: { label: '서비스 안내', order: 7 },
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
      description: '방문 점검과 정수기 필터 멤버십의 내용과 비용을 알려 드립니다.',
      indexable: true,
      access: 'public',
      nav: { label: '케어 서비스 안내', order: 8 },
      skeleton: 'article',
      page: () => import('./pages/care-info/CareInfoPage.tsx'),
    }),
  ],
};
