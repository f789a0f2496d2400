import type { Showroom, ShowroomSummary, Visit } from '@portal/contract';

/** Open from Tuesday to Sunday; closed on Christmas. */
export const hours: ShowroomSummary['hours'] = {
  weekly: [0, 2, 3, 4, 5, 6].map((day) => ({
    day,
    open: '10:30',
    close: day === 6 ? '21:00' : '20:00',
  })),
  closed: [{ day: '2026-12-25', reason: '성탄절' }],
};

/** A showroom of that name in Seoul, unless `more` says otherwise. */
export const summaryOf = (
  bbsIdx: string,
  name: string,
  more: Partial<ShowroomSummary> = {},
): ShowroomSummary => ({
  bbsIdx,
  name,
  sido: '11',
  gu: '강남구',
  addr: '서울 강남구 한솔로 12',
  lat: 37.5,
  lng: 127.03,
  phone: '0200000101',
  shows: ['bf', 'l'],
  hours,
  ...more,
});

export const showroom: Showroom = {
  ...summaryOf('101', '강남점'),
  parking: '건물 지하에 2시간 무료로 세우실 수 있습니다.',
  transit: ['2호선 강남역 3번 출구에서 5분', '버스 정류장 한솔로에서 2분'],
  models: [
    { goodsCd: 'HB-700', goodsName: '편안 안마의자', product: 'bf' },
    { goodsCd: 'HX-10', goodsName: '편안 발마사지기', product: 'o' },
  ],
  pictures: [{ url: '/api/media/101.webp', alt: '강남점 안', width: 1200, height: 800 }],
  note: '',
};

export const visit: Visit = {
  visitIdx: '900001',
  status: 'BOOKED',
  bbsIdx: '101',
  name: '강남점',
  addr: '서울 강남구 한솔로 12',
  phone: '0200000101',
  visitOn: '2026-12-03',
  visitTime: '14:00',
  minutes: 30,
  goodsName: '편안 안마의자',
  party: 2,
  custName: '김하늘',
  phoneNum: '01000001001',
  receivedOn: '2026-11-23',
  note: null,
  may: { cancel: true, move: true },
};
