import { answerPromise } from '@portal/contract';
import { definePage, type Section } from '@portal/host';
import { paths } from '@portal/paths';

const common = { indexable: true, access: 'public' } as const;

export const section: Section = {
  name: 'voc',
  prefix: '/voc',
  label: '고객의 소리',
  order: 5,
  calls: () => import('@portal/contract'),
  pages: [
    definePage({
      ...common,
      id: 'praise',
      path: paths.praise,
      title: '칭찬합니다',
      description: '고마웠던 직원과 매장에 칭찬을 전해 드립니다.',
      nav: { label: '칭찬합니다', order: 1 },
      words: [
        '칭찬',
        '칭찬하다',
        '친절',
        '친절하다',
        '고맙다',
        '감사',
        '고객의 소리',
        '글',
        '남기다',
      ],
      page: () => import('./pages/praise/PraisePage.tsx'),
    }),
    definePage({
      ...common,
      id: 'discontent',
      path: paths.discontent,
      title: '불편합니다',
      description: `불편하셨던 점을 확인하고 ${answerPromise}`,
      nav: { label: '불편합니다', order: 2 },
      words: [
        '불편',
        '불편하다',
        '불만',
        '민원',
        '불친절',
        '항의',
        '항의하다',
        '컴플레인',
        '신고',
        '신고하다',
        '고객의 소리',
        '글',
        '남기다',
      ],
      page: () => import('./pages/discontent/DiscontentPage.tsx'),
    }),
    definePage({
      ...common,
      id: 'suggest',
      path: paths.suggest,
      title: '제안합니다',
      description: '제품과 서비스에서 바뀌었으면 하는 점을 제안해 주세요.',
      nav: { label: '제안합니다', order: 3 },
      words: ['제안', '건의', '아이디어', '의견', '고객의 소리', '글', '남기다'],
      page: () => import('./pages/suggest/SuggestPage.tsx'),
    }),
    definePage({
      ...common,
      id: 'sinmungo',
      path: paths.sinmungo,
      title: '신문고',
      description: '대표이사가 직접 살펴야 할 일을 알려 주세요.',
      nav: { label: '신문고', order: 4 },
      words: ['신문고', '대표', '대표이사', '사장', '신고', '신고하다', '고객의 소리'],
      page: () => import('./pages/sinmungo/SinmungoPage.tsx'),
    }),
  ],
};
