import { definePage, type Section } from '@portal/host';
import { paths } from '@portal/paths';
import { byPhonePages } from './pages/by-phone/routes.tsx';
import { policies, type PolicyIndex } from './policies/policies.ts';

const policyPage = (index: PolicyIndex) =>
  definePage({
    id: index,
    path: policies[index].path,
    title: policies[index].title,
    description: `고객센터의 ${policies[index].title}입니다.`,
    indexable: true,
    access: 'public',
    words: [policies[index].title],
    load: () => import('./pages/policy/load.ts'),
    page: () => import('./pages/policy/PolicyPage.tsx'),
  });

/** The shell's own section: the addresses that no remote owns. */
export const section: Section = {
  name: 'shell',
  prefix: null,
  label: '고객센터',
  order: 99,
  calls: () => import('@portal/contract'),
  pages: [
    definePage({
      id: 'home',
      path: paths.home,
      title: '',
      description:
        '안마의자, 모션베드, 정수기의 사용법과 고장 해결, 서비스 신청을 한곳에서 도와드립니다.',
      indexable: true,
      access: 'public',
      forMember: true,
      load: () => import('./pages/home/load.ts'),
      page: () => import('./pages/home/HomePage.tsx'),
    }),
    definePage({
      id: 'login',
      path: paths.login,
      title: '로그인',
      description: '멤버십 계정으로 로그인합니다.',
      access: 'public',
      words: [
        '로그인',
        '비밀번호',
        '비번',
        '패스워드',
        '아이디',
        '계정',
        '찾다',
        '잊다',
        '잊어버리다',
        '까먹다',
        '회원가입',
        '가입',
      ],
      page: () => import('./pages/login/LoginPage.tsx'),
    }),
    definePage({
      id: 'sitemap',
      path: paths.sitemap,
      title: '사이트맵',
      description: '고객센터의 모든 메뉴입니다.',
      indexable: true,
      access: 'public',
      words: ['메뉴'],
      skeleton: 'list',
      page: () => import('./pages/sitemap/SitemapPage.tsx'),
    }),
    ...byPhonePages,
    definePage({
      id: 'search',
      path: paths.search,
      title: '검색',
      description: '자주 묻는 질문, 동영상, 사용 설명서, 공지사항을 한 번에 찾습니다.',
      access: 'public',
      skeleton: 'list',
      load: () => import('./pages/search/load.ts'),
      page: () => import('./pages/search/SearchPage.tsx'),
    }),
    definePage({
      id: 'productGuide',
      path: paths.productGuide,
      title: '제품 도움말',
      description: '안마의자, 모션베드, 정수기를 쓰는 법과 서비스를 제품별로 모았습니다.',
      indexable: true,
      access: 'public',
      words: ['제품', '사용법'],
      skeleton: 'list',
      load: () => import('./pages/product-guide/load.ts'),
      page: () => import('./pages/product-guide/ProductGuidePage.tsx'),
    }),
    definePage({
      id: 'online',
      path: paths.online,
      title: '온라인 서비스 안내',
      description: '온라인으로 신청하고 조회할 수 있는 서비스와 이용 방법입니다.',
      indexable: true,
      access: 'public',
      words: ['온라인'],
      skeleton: 'list',
      page: () => import('./pages/online/OnlinePage.tsx'),
    }),
    ...(Object.keys(policies) as PolicyIndex[]).map(policyPage),
  ],
};
