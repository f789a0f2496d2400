import type { ComponentType } from 'react';
import { AccountPage } from '../pages/account/AccountPage.tsx';
import { AuditPage } from '../pages/audit/AuditPage.tsx';
import { ComposePage } from '../pages/compose/ComposePage.tsx';
import { NowPage } from '../pages/now/NowPage.tsx';
import { OverridesPage } from '../pages/overrides/OverridesPage.tsx';
import { ReleasePage } from '../pages/release/ReleasePage.tsx';
import { RemotePage } from '../pages/remote/RemotePage.tsx';
import { StoragePage } from '../pages/storage/StoragePage.tsx';
import { SupportPage } from '../pages/support/SupportPage.tsx';
import { SetsPage } from '../pages/sets/SetsPage.tsx';

interface Page {
  path: string;
  label: string;
  title: string;
  lead: string;
  Content: ComponentType;
}

const now: Page = {
  path: '/',
  label: '현재',
  title: '현재 상태',
  lead: '채널마다 고객이 지금 받는 세트와 버전입니다.',
  Content: NowPage,
};

/** Every page, in the order of the menu. */
export const pages: readonly Page[] = [
  now,
  {
    path: '/release',
    label: '릴리스',
    title: '카나리 릴리스',
    lead: '고객의 일부에게 다른 세트를 주고, 실패율을 기준 세트와 견주어 넓히거나 멈춥니다.',
    Content: ReleasePage,
  },
  {
    path: '/compose',
    label: '구성',
    title: '세트 구성',
    lead: '바탕 세트에 버전을 골라 넣고, 무엇이 바뀌는지 보며 새 세트를 만듭니다.',
    Content: ComposePage,
  },
  {
    path: '/sets',
    label: '세트',
    title: '세트',
    lead: '지금까지 만든 세트입니다. 둘을 비교하고, 채널을 어느 세트로든 되돌립니다.',
    Content: SetsPage,
  },
  {
    path: '/remote',
    label: '리모트',
    title: '리모트',
    lead: '셸과 리모트의 버전, 상태, 파일입니다. 잘못된 버전을 차단합니다.',
    Content: RemotePage,
  },
  {
    path: '/overrides',
    label: '시험',
    title: '시험 링크',
    lead: '고객이 받지 않는 세트나 버전을 시험하는 사람에게만 보여 줍니다.',
    Content: OverridesPage,
  },
  {
    path: '/support',
    label: '문의',
    title: '고객 문의',
    lead: '고객이 읽어 준 번호로, 무엇이 어느 버전에서 실패했는지 찾습니다.',
    Content: SupportPage,
  },
  {
    path: '/storage',
    label: '저장소',
    title: '저장소',
    lead: '무엇이 얼마나 있고 이상은 없는지, 무엇을 지워도 되는지 봅니다.',
    Content: StoragePage,
  },
  {
    path: '/audit',
    label: '감사',
    title: '감사 기록',
    lead: '누가 언제 무엇을 왜 바꾸었는지 모두 남습니다.',
    Content: AuditPage,
  },
  {
    path: '/account',
    label: '계정',
    title: '계정과 토큰',
    lead: '내 로그인을 지키고, 팀의 CI가 계정 대신 쓰는 토큰을 만들고 끊습니다.',
    Content: AccountPage,
  },
];

/** The page with this path; any other path gets the live page. */
export const pageAt = (path: string): Page => pages.find((page) => page.path === path) ?? now;
