import { paths } from '@portal/paths';
import type { PictureKey } from './pictures/pictures.tsx';

/** What a help popup is made of. `{name}` in a text is what the caller's `data` says. */
export type Block =
  | { is: 'text'; text: string }
  /** Rows that explain the numbers of the picture above. */
  | { is: 'numbers'; items: string[] }
  | { is: 'notice'; name: string; title: string; items: string[] }
  /** `onPhones`: another drawing of the same at the widths of phones. */
  | { is: 'picture'; picture: PictureKey; onPhones?: PictureKey; part?: 'from data' }
  | { is: 'seatPrices' }
  /** Each is shown where the release has the page. */
  | { is: 'links'; links: { text: string; label: string; href: string }[] }
  | { is: 'phone'; text: string };

export interface HelpPopupContent {
  title: string;
  wide?: true;
  blocks: Block[];
  /** What stands for a value that the caller left out. */
  defaults?: Record<string, string>;
}

const seatNames = [
  '머리 쿠션: 머리가 닿는 작은 베개',
  '어깨 시트: 어깨를 양옆에서 감싸는 곳',
  '팔 안마 시트: 팔을 넣는 곳',
  '등 시트: 등이 닿는 곳',
  '보조 시트: 등에 덧대는 쿠션',
  '허벅지 시트: 앉는 자리',
  '종아리 시트: 다리 받침 안쪽',
  '발바닥 시트: 발바닥이 닿는 곳',
];

const perSide = '값은 한쪽 또는 1개 기준입니다. 양쪽을 바꾸시려면 목록에서 각각 선택해 주세요.';
const certainModels = '일부 모델 기준이며 제품에 따라 다를 수 있습니다.';

/** Both kinds of the popup about one seat (specification, 2: help popups). */
const seatShared: Block = {
  is: 'text',
  text: '좌우 공용 시트입니다. 양쪽을 모두 교체하시려면 목록에서 각각 선택해 주세요.',
};

/** Every help popup by its page name (specification, 2). */
export const popups: Record<string, HelpPopupContent> = {
  seatPartImage: {
    title: '{name}',
    blocks: [{ is: 'picture', picture: 'seat-area', part: 'from data' }, seatShared],
    defaults: { name: '시트 부위 안내' },
  },
  seatPartText: {
    title: '{name}',
    blocks: [seatShared],
    defaults: { name: '시트 부위 안내' },
  },
  seatSearch: {
    title: '시트 찾기 안내',
    blocks: [
      { is: 'picture', picture: 'seat-search' },
      {
        is: 'numbers',
        items: [
          '그림에서 바꿀 시트의 자리와 이름을 찾습니다.',
          '목록에서 왼쪽과 오른쪽을 각각 선택합니다.',
        ],
      },
      {
        is: 'notice',
        name: 'serviceSeatInfo2',
        title: '유의사항',
        items: [
          '시트 교체는 안마의자만 신청하실 수 있습니다.',
          '사용 정보가 확인된 제품만 신청하실 수 있습니다.',
          perSide,
          certainModels,
          '방문비 30,000원이 더해질 수 있습니다.',
          '시트를 준비하는 데 1~4주가 걸립니다.',
        ],
      },
    ],
  },
  seatArea: {
    title: '시트 부위 안내',
    blocks: [
      { is: 'picture', picture: 'seat-area' },
      { is: 'numbers', items: seatNames },
    ],
  },
  seatPrice: {
    title: '시트 가격 안내',
    wide: true,
    blocks: [
      { is: 'picture', picture: 'seat-price-wide', onPhones: 'seat-price' },
      { is: 'seatPrices' },
      { is: 'text', text: `${perSide} ${certainModels}` },
    ],
  },
  faqProductNotVisible: {
    title: '제품이 보이지 않으세요?',
    blocks: [
      {
        is: 'links',
        links: [
          {
            text: '온라인 마켓에서 구매하신 제품은 정품 등록을 하시면 보입니다.',
            label: '정품 등록하기',
            href: `${paths.activate()}?step=1`,
          },
          {
            text: '등록한 뒤에도 보이지 않으면 문의를 남겨 주세요.',
            label: '1:1 문의하기',
            href: paths.qna(),
          },
        ],
      },
      { is: 'phone', text: '전화로도 도와드립니다.' },
    ],
  },
  serialNumber: {
    title: '시리얼 번호 찾기',
    blocks: [
      { is: 'picture', picture: 'serial-number' },
      {
        is: 'numbers',
        items: [
          '안마의자: 등받이 뒤쪽 아래',
          '모션베드: 발치 쪽 프레임 옆',
          '정수기: 뒷면 가운데(소형은 본체 바닥)',
        ],
      },
      { is: 'text', text: '라벨에서 영문 C로 시작하는 번호를 그대로 적어 주세요.' },
    ],
  },
  purchaseHistory: {
    title: '구매 내역 캡처 방법',
    blocks: [
      {
        is: 'text',
        text: '구매하신 곳의 주문 내역 화면을 열고, 아래 네 가지가 모두 보이게 캡처해 주세요.',
      },
      { is: 'picture', picture: 'purchase-history' },
      { is: 'numbers', items: ['구매한 곳', '주문한 날짜', '제품 이름', '주문한 사람의 이름'] },
      { is: 'text', text: '주소와 카드 번호는 가려 주세요.' },
    ],
  },
  reviewCapture: {
    title: '후기 캡처 방법',
    blocks: [
      {
        is: 'text',
        text: '작성하신 후기 화면을 열고, 아래 네 가지가 모두 보이게 캡처해 주세요.',
      },
      { is: 'picture', picture: 'review-capture' },
      { is: 'numbers', items: ['제품 이름', '작성자 아이디', '작성한 날짜', '후기 내용'] },
    ],
  },
};
