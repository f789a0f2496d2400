import { ANSWER_WORKING_DAYS } from '@portal/contract';
import { spokenDays } from '@portal/format';
import { definePage, type Section } from '@portal/host';
import { paths } from '@portal/paths';

/** The downloads have two addresses: in the portal and in the membership app. */
const reference = {
  title: '자료실',
  description: '전자파 시험 자료, 멤버십 앱 안내, 글꼴을 내려받을 수 있습니다.',
  access: 'public' as const,
  skeleton: 'grid' as const,
  load: () => import('./pages/reference/load.ts'),
  page: () => import('./pages/reference/ReferencePage.tsx'),
};

export const section: Section = {
  name: 'customer',
  prefix: '/customer',
  label: '고객 지원',
  order: 4,
  pages: [
    definePage({
      id: 'callCentre',
      path: paths.callCentre,
      title: '고객센터 안내',
      description: '한결 고객센터의 전화번호와 상담 시간, 전화하기 전에 준비할 것을 알려 드립니다.',
      indexable: true,
      access: 'public',
      nav: { label: '고객센터 안내', order: 1 },
      skeleton: 'article',
      load: () => import('./pages/call-center-info/load.ts'),
      page: () => import('./pages/call-center-info/CallCenterInfoPage.tsx'),
    }),
    definePage({
      id: 'notices',
      path: paths.notices,
      title: '공지사항',
      description: '쉬는 날, 서비스와 비용의 변경, 제품 안전 소식을 알려 드립니다.',
      indexable: true,
      access: 'public',
      nav: { label: '공지사항', order: 2 },
      skeleton: 'list',
      load: () => import('./pages/notice/load-notice-list.ts'),
      page: () => import('./pages/notice/NoticeListPage.tsx'),
    }),
    definePage({
      id: 'notice',
      path: paths.notice,
      title: '공지사항',
      description: '한결 고객센터의 공지사항입니다.',
      indexable: true,
      access: 'public',
      nav: null,
      skeleton: 'article',
      load: () => import('./pages/notice/load-notice.ts'),
      page: () => import('./pages/notice/NoticePage.tsx'),
    }),
    definePage({
      id: 'qna',
      path: paths.qna,
      title: '1:1 문의',
      description: `궁금한 점을 남겨 주시면 ${spokenDays(ANSWER_WORKING_DAYS)} 안에 답변드립니다.`,
      indexable: false,
      access: 'member',
      nav: { label: '1:1 문의', order: 3 },
      skeleton: 'article',
      page: () => import('./pages/qna/QnaPage.tsx'),
    }),
    definePage({
      ...reference,
      id: 'reference',
      path: paths.reference,
      indexable: true,
      nav: { label: '자료실', order: 4 },
    }),
    definePage({
      ...reference,
      id: 'reference--membership',
      path: paths.membershipReference,
      indexable: false,
      nav: null,
      webView: true,
    }),
    definePage({
      id: 'kakaotalk',
      path: paths.kakaotalk,
      title: '카카오톡 상담 안내',
      description: '카카오톡에서 한결 고객센터와 상담하는 방법을 차례대로 알려 드립니다.',
      indexable: true,
      access: 'public',
      nav: { label: '카카오톡 상담 안내', order: 5 },
      skeleton: 'article',
      page: () => import('./pages/kakaotalk-info/KakaotalkInfoPage.tsx'),
    }),
  ],
};
