export interface MenuItem {
  href: string;
  label: string;
  text?: string;
  /** Whether this application has the page: Next fetches ahead what links on the screen lead to. */
  here?: boolean;
}

/** The portal's own menu. */
export const menu: { label: string; items: MenuItem[] }[] = [
  {
    label: '문제 해결',
    items: [
      { href: '/guide/faq', label: '자주 묻는 질문', here: true },
      { href: '/guide/video', label: '동영상 가이드' },
      { href: '/guide/manual', label: '사용 설명서' },
    ],
  },
  {
    label: '고객 지원',
    items: [
      { href: '/customer/call_center_info', label: '고객센터 안내' },
      { href: '/customer/notice', label: '공지사항', here: true },
      { href: '/customer/qna', label: '1:1 문의' },
      { href: '/customer/reference', label: '자료실' },
      { href: '/customer/kakaotalk_info', label: '카카오톡 상담 안내' },
    ],
  },
  {
    label: '고객의 소리',
    items: [
      { href: '/voc/praise', label: '칭찬합니다' },
      { href: '/voc/discontent', label: '불편합니다' },
      { href: '/voc/suggest', label: '제안합니다' },
      { href: '/voc/sinmungo', label: '신문고' },
    ],
  },
];

export const tasks: MenuItem[] = [
  {
    href: '/guide/faq',
    label: '자주 묻는 질문',
    text: '고장 증상과 궁금한 점의 답을 바로 봅니다.',
    here: true,
  },
  {
    href: '/guide/video',
    label: '동영상 가이드',
    text: '사용법과 분해·조립을 짧은 영상으로 봅니다.',
  },
  {
    href: '/guide/manual',
    label: '사용 설명서',
    text: '모델 이름으로 찾아 보거나 내려받습니다.',
  },
];

export const products: Record<string, string> = {
  bf: '안마의자',
  l: '모션베드',
  w: '정수기',
  c: '공통',
};

export const faqTypes: Record<string, string> = {
  trouble: '고장·증상',
  inquiry: '일반 문의',
  rental: '렌탈',
  payment: '결제',
  service: '서비스',
  benefits: '혜택',
  return: '반품·교환',
  member: '회원',
  others: '기타',
  remote: '리모컨',
  supplies: '소모품',
};
