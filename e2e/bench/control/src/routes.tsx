import type { Page, Section } from '@portal/host';
import { section as customer } from '../../../../mfe-customer/src/routes.tsx';
import { section as guide } from '../../../../mfe-guide/src/routes.tsx';
import { section as voc } from '../../../../mfe-voc/src/routes.tsx';
import { section as shell } from '../../../../shell/section/routes.tsx';

/** The remotes' pages in chunks of this build: webpack names a chunk where it is asked for. */
const chunks: Record<string, () => Promise<unknown>> = {
  faq: () =>
    import(/* webpackChunkName: "shell-faq" */ '../../../../mfe-guide/src/pages/faq/FaqPage.tsx'),
  video: () =>
    import(
      /* webpackChunkName: "shell-video" */ '../../../../mfe-guide/src/pages/video/VideoPage.tsx'
    ),
  manual: () =>
    import(
      /* webpackChunkName: "shell-manual" */ '../../../../mfe-guide/src/pages/manual/ManualPage.tsx'
    ),
  callCentre: () =>
    import(
      /* webpackChunkName: "shell-callCentre" */ '../../../../mfe-customer/src/pages/call-center-info/CallCenterInfoPage.tsx'
    ),
  notices: () =>
    import(
      /* webpackChunkName: "shell-notices" */ '../../../../mfe-customer/src/pages/notice/NoticeListPage.tsx'
    ),
  notice: () =>
    import(
      /* webpackChunkName: "shell-notice" */ '../../../../mfe-customer/src/pages/notice/NoticePage.tsx'
    ),
  qna: () =>
    import(
      /* webpackChunkName: "shell-qna" */ '../../../../mfe-customer/src/pages/qna/QnaPage.tsx'
    ),
  reference: () =>
    import(
      /* webpackChunkName: "shell-reference" */ '../../../../mfe-customer/src/pages/reference/ReferencePage.tsx'
    ),
  kakaotalk: () =>
    import(
      /* webpackChunkName: "shell-kakaotalk" */ '../../../../mfe-customer/src/pages/kakaotalk-info/KakaotalkInfoPage.tsx'
    ),
  praise: () =>
    import(
      /* webpackChunkName: "shell-praise" */ '../../../../mfe-voc/src/pages/praise/PraisePage.tsx'
    ),
  discontent: () =>
    import(
      /* webpackChunkName: "shell-discontent" */ '../../../../mfe-voc/src/pages/discontent/DiscontentPage.tsx'
    ),
  suggest: () =>
    import(
      /* webpackChunkName: "shell-suggest" */ '../../../../mfe-voc/src/pages/suggest/SuggestPage.tsx'
    ),
  sinmungo: () =>
    import(
      /* webpackChunkName: "shell-sinmungo" */ '../../../../mfe-voc/src/pages/sinmungo/SinmungoPage.tsx'
    ),
};

/** The sections whose pages are measured, as one: the monolith's table. */
export const section: Section = {
  ...shell,
  label: guide.label,
  pages: [...shell.pages, ...guide.pages, ...customer.pages, ...voc.pages].map((page) => ({
    ...page,
    page: (chunks[page.id.replace(/--.*/, '')] as Page['page'] | undefined) ?? page.page,
  })),
};
