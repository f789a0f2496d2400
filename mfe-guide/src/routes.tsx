import { definePage, type Section } from '@portal/host';
import { paths } from '@portal/paths';

export const section: Section = {
  name: 'guide',
  prefix: '/guide',
  label: '문제 해결',
  order: 1,
  calls: () => import('@portal/contract'),
  pages: [
    definePage({
      id: 'faq',
      path: paths.faq,
      title: '자주 묻는 질문',
      description:
        '안마의자, 모션베드, 정수기의 고장 증상과 렌탈, 결제, 서비스에 대한 답을 찾아보세요.',
      indexable: true,
      access: 'public',
      nav: { label: '자주 묻는 질문', order: 1 },
      task: {
        label: '자주 묻는 질문',
        text: '고장 증상과 궁금한 점의 답을 바로 봅니다.',
        home: 40,
        products: {
          order: 10,
          hrefs: {
            bf: paths.faq({ product: 'bf' }),
            l: paths.faq({ product: 'l' }),
            w: paths.faq({ product: 'w' }),
            // Other products have no questions of their own, so link to the common ones.
            o: paths.faq({ product: 'c' }),
          },
        },
      },
      words: ['질문', 'faq', '궁금하다'],
      skeleton: 'list',
      load: () => import('./pages/faq/load.ts'),
      page: () => import('./pages/faq/FaqPage.tsx'),
    }),
    definePage({
      id: 'video',
      path: paths.video,
      title: '동영상 가이드',
      description: '제품 사용법과 분해·조립 방법을 짧은 동영상으로 보여 드립니다.',
      indexable: true,
      access: 'public',
      nav: { label: '동영상 가이드', order: 2 },
      task: {
        label: '동영상 가이드',
        text: '사용법과 분해·조립을 짧은 영상으로 봅니다.',
        home: 50,
        products: {
          order: 20,
          text: '따라 하기 쉬운 짧은 영상입니다.',
          hrefs: {
            bf: paths.video({ product: 'bf' }),
            l: paths.video({ product: 'l' }),
            w: paths.video({ product: 'w' }),
            o: paths.video({ product: 'o' }),
          },
        },
      },
      words: ['동영상', '영상', '비디오'],
      skeleton: 'grid',
      load: () => import('./pages/video/load.ts'),
      page: () => import('./pages/video/VideoPage.tsx'),
    }),
    definePage({
      id: 'manual',
      path: paths.manual,
      title: '사용 설명서',
      description: '제품 사용 설명서를 바로 보거나 내려받을 수 있습니다.',
      indexable: true,
      access: 'public',
      nav: { label: '사용 설명서', order: 3 },
      task: {
        label: '사용 설명서',
        text: '모델 이름으로 찾아 보거나 내려받습니다.',
        home: 60,
        products: {
          order: 30,
          text: '모델별 설명서를 바로 보거나 내려받습니다.',
          hrefs: {
            bf: paths.manual({ product: 'bf' }),
            l: paths.manual({ product: 'l' }),
            w: paths.manual({ product: 'w' }),
            o: paths.manual({ product: 'o' }),
          },
        },
      },
      words: ['설명서', '매뉴얼', 'manual', '사용법'],
      skeleton: 'list',
      load: () => import('./pages/manual/load.ts'),
      page: () => import('./pages/manual/ManualPage.tsx'),
    }),
  ],
};
