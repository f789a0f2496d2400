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
    label: '서비스 신청',
    items: [
      { href: '/service/service_after', label: '수리 신청' },
      { href: '/service/service_seat', label: '시트 교체 신청' },
      { href: '/service/service_transfer', label: '이전설치 신청' },
      { href: '/service/service_assemble_disassemble', label: '분해·조립 신청' },
      { href: '/service/service_w_filter', label: '필터 멤버십 신청' },
      { href: '/service/service_order_info', label: '접수 내역' },
      { href: '/service/service_info', label: '서비스 안내' },
      { href: '/service/service_care_info', label: '케어 서비스 안내' },
      { href: '/service/order_check', label: '비회원 접수 조회' },
    ],
  },
  {
    label: '제품 관리',
    items: [
      { href: '/product/product_delivery_info', label: '배송 조회' },
      { href: '/product/product_activate', label: '정품 등록' },
      { href: '/product/showroom', label: '매장 찾기' },
      { href: '/product/showroom_visits', label: '방문 예약 내역' },
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

/** What the portal's home page offers first. */
export const tasks: MenuItem[] = [
  {
    href: '/service/service_after',
    label: '수리 신청',
    text: '증상을 고르면 해결 방법부터 보여 드립니다.',
  },
  {
    href: '/guide/faq',
    label: '자주 묻는 질문',
    text: '고장 증상과 궁금한 점의 답을 바로 봅니다.',
    here: true,
  },
  {
    href: '/product/product_delivery_info',
    label: '배송 조회',
    text: '설치하러 오는 날과 지금 단계를 봅니다.',
  },
  {
    href: '/guide/video',
    label: '동영상 가이드',
    text: '사용법과 분해·조립을 짧은 영상으로 봅니다.',
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
