import { accentSoft, green, greenSoft, surface } from '../drawing/palette.ts';
import { box, circle, line, path, place } from '../drawing/shapes.ts';
import { footMassager } from '../drawing/foot-massager.ts';
import { pointingHand } from '../drawing/hands.ts';
import { arrow } from '../drawing/marks.ts';
import { cord, outlet, plug } from '../drawing/room.ts';
import {
  bullets,
  columns,
  facts,
  keepsake,
  legend,
  notice,
  partsFigure,
  picture,
  pictureSteps,
  sub,
  table,
  text,
} from './blocks.ts';
import { coverArt } from './cover-art.ts';
import { askForService, beforeAsking, warranty } from './service-terms.ts';
import type { Manual } from './manual.ts';

const tile = (content: string, alt: string): string => picture(380, 210, content, alt, 'tile');

const parts = partsFigure(
  720,
  280,
  place({ x: 360, y: 258, scale: 1.18 }, footMassager({ lamp: true })),
  '발 마사지기를 위에서 비스듬히 본 그림. 각 부분에 번호가 붙어 있습니다.',
  [
    { name: '전원 단추', text: '켜면 위쪽 불이 들어옵니다.', at: [360, 76], number: [470, 34] },
    { name: '발 넣는 곳', text: '발을 끝까지 넣습니다.', at: [284, 158], number: [120, 120] },
    { name: '안감', text: '지퍼로 떼어 빱니다.', at: [434, 126], number: [600, 120] },
    {
      name: '미끄럼 방지 발',
      text: '바닥 네 모서리에 있습니다.',
      at: [236, 246],
      number: [120, 224],
    },
    { name: '코드 넣는 곳', text: '뒤쪽 가운데에 있습니다.', at: [486, 232], number: [600, 224] },
  ],
);

/** A lower leg on its way into the opening. */
const leg = 'M-20,-150 C-22,-90 -16,-40 -18,-8 C-18,14 18,14 18,-8 C16,-40 22,-90 20,-150';

const use = pictureSteps([
  {
    title: '코드 연결하기',
    text: '평평한 바닥에 놓고 플러그를 벽 콘센트에 꽂습니다.',
    art: tile(
      place({ x: 76, y: 105, scale: 1.1 }, outlet()) +
        cord([
          [250, 105],
          [310, 140],
          [384, 176],
        ]) +
        place({ x: 186, y: 105, scale: 1.05 }, plug()) +
        place({ x: 172, y: 52, turn: 180 }, arrow(46)),
      '플러그를 콘센트에 꽂는 그림',
    ),
  },
  {
    title: '앉아서 발 넣기',
    text: '의자에 앉은 채 양말을 신고 두 발을 끝까지 넣습니다.',
    art: tile(
      place({ x: 190, y: 196, scale: 0.72 }, footMassager()) +
        place({ x: 145, y: 132, scale: 0.9 }, path(leg, { fill: accentSoft })) +
        place({ x: 235, y: 132, scale: 0.9 }, path(leg, { fill: accentSoft })) +
        place({ x: 322, y: 50, turn: 90 }, arrow(60)),
      '두 발을 넣는 그림',
    ),
  },
  {
    title: '코스 고르기',
    text: '가운데 단추를 누를 때마다 주무름, 공기압, 온열(HO-22)로 바뀝니다.',
    art: tile(
      box(140, 22, 100, 166, 40, { fill: green }) +
        circle(190, 72, 24, { fill: surface }) +
        circle(190, 138, 24, { fill: greenSoft }) +
        path('M182,66 A11,11 0 1 0 198,66 M190,58 L190,70', { width: 3 }) +
        line([
          [180, 138],
          [200, 138],
        ]) +
        place({ x: 196, y: 144, turn: -34, scale: 0.74 }, pointingHand()),
      '가운데 단추를 누르는 그림',
    ),
  },
  {
    title: '15분 뒤 저절로 꺼집니다',
    text: '더 쓰려면 15분 쉬고 다시 켭니다.',
    art: tile(
      circle(190, 104, 74, { fill: surface }) +
        path('M190,104 L190,30 A74,74 0 0 1 264,104 Z', { fill: greenSoft }) +
        path('M190,56 L190,104 L224,104', { width: 5 }),
      '15분이 표시된 시계 그림',
    ),
  },
]);

const trouble = table(
  ['증상', '먼저 살펴볼 것', '이렇게 해 주세요'],
  [
    ['켜지지 않습니다', '플러그, 콘센트', '끝까지 꽂고 다른 콘센트에도 꽂아 봅니다.'],
    ['도중에 꺼졌습니다', '쓴 시간', '15분이 지나면 꺼집니다. 15분 쉬고 다시 켭니다.'],
    ['한쪽만 움직입니다', '발의 위치', '두 발을 끝까지 넣고 다시 켭니다.'],
    ['너무 아픕니다', '세기, 양말', '두꺼운 양말을 신고 세기를 낮춥니다.'],
    ['따뜻해지지 않습니다', '온열 불', '온열을 켜고 5분 기다립니다.'],
    ['바닥에서 밀립니다', '바닥의 먼지', '바닥과 미끄럼 방지 발을 닦습니다.'],
  ],
  'trouble',
);

export const footMassagerManual: Manual = {
  id: 'foot-massager',
  title: '발 마사지기 사용 설명서',
  heading: ['발 마사지기', '사용 설명서'],
  models: 'HO-20 · HO-22',
  edition: '2025년 6월 제1판',
  dated: '2025-06-16',
  cover: coverArt(place({ x: 430, y: 560, scale: 1.5 }, footMassager()), '발 마사지기 그림', {
    x: 430,
    width: 560,
    height: 480,
    shadow: 240,
  }),
  beforeUse: legend() + keepsake('라벨은 바닥 가운데에 붙어 있습니다.'),
  leaves: [
    {
      sections: [
        {
          id: 'safety',
          heading: '안전하게 쓰기',
          body: [
            notice('warning', [
              '심장 박동기를 쓰는 분, 다리에 혈전이 있는 분, 임신한 분은 의사와 상의한 뒤에 씁니다.',
              '젖은 발이나 젖은 손으로 쓰지 않습니다.',
              '발을 넣은 채 일어서지 않습니다. 넘어질 수 있습니다.',
              '타는 냄새가 나면 바로 코드를 뺍니다.',
            ]),
            notice('caution', [
              '상처나 염증이 있는 발에는 쓰지 않습니다.',
              '감각이 무딘 분은 온열을 쓰지 않습니다.',
              '한 번에 15분만 씁니다.',
              '위에 올라서거나 앉지 않습니다.',
              '어린이는 어른과 함께 있을 때만 씁니다.',
            ]),
            notice(
              'note',
              [
                '카펫보다 단단한 바닥에서 더 잘 움직입니다.',
                '의자는 무릎이 직각이 되는 높이가 편합니다.',
              ],
              '더 편하게 쓰려면',
            ),
          ].join(''),
        },
      ],
    },
    {
      sections: [
        {
          id: 'parts',
          heading: '각 부분의 이름',
          body:
            parts +
            sub('함께 들어 있는 것') +
            text('전원 코드 1개, 사용 설명서와 보증서 각 1부') +
            sub('제품 규격') +
            facts([
              ['전원', '220V, 60Hz'],
              ['소비 전력', '48W'],
              ['크기', '42×38×24cm (폭×길이×높이)'],
              ['무게', '5.1kg'],
              ['코드 길이', '1.8m'],
            ]),
        },
      ],
    },
    {
      sections: [
        {
          id: 'use',
          heading: '사용하기',
          body:
            use +
            sub('더 편하게 쓰려면') +
            bullets([
              '처음 한 주는 주무름만 하루 한 번 씁니다.',
              '공기압이 세게 느껴지면 발을 2cm쯤 뒤로 뺍니다.',
              'HO-22의 온열은 발이 찬 날에만 켭니다.',
              '쓰는 도중에 멈추려면 전원 단추를 한 번 누릅니다.',
            ]),
        },
      ],
    },
    {
      sections: [
        {
          id: 'care',
          heading: '손질과 이상이 있을 때',
          body: [
            columns(
              sub('손질하기') +
                bullets([
                  '코드를 빼고 마른 천으로 닦습니다.',
                  '안감은 지퍼를 열어 떼고 찬물에 손으로 빱니다.',
                  '완전히 말린 뒤 다시 붙입니다.',
                ]),
              sub('보관하기') +
                bullets([
                  '코드를 느슨하게 감아 둡니다.',
                  '덮개를 씌워 햇볕이 없는 곳에 둡니다.',
                  '위에 무거운 것을 올려 두지 않습니다.',
                ]),
            ),
            sub('이상이 있을 때') + trouble,
            notice(
              'warning',
              ['타는 냄새가 나거나 연기가 납니다.', '코드나 플러그가 뜨겁습니다.'],
              '바로 코드를 빼고 고객센터에 알려 주세요.',
            ),
          ].join(''),
        },
      ],
    },
    {
      sections: [
        {
          id: 'service',
          heading: '보증과 서비스',
          body: [
            warranty([
              '떨어뜨리거나 액체를 쏟아 생긴 고장',
              '직접 뜯거나 고치다가 생긴 고장',
              '안감처럼 닳는 부품의 교체',
            ]),
            askForService([
              ['수리', '이 제품의 수리는 온라인으로 예약할 수 없습니다. 고객센터로 문의해 주세요.'],
              ['이전설치, 분해·조립', '직접 옮길 수 있는 제품이라 받지 않습니다.'],
            ]),
            beforeAsking([
              '인터넷 쇼핑몰에서 산 제품은 먼저 정품 등록을 해 주세요. 등록에는 약 2영업일이 걸립니다.',
            ]),
          ].join(''),
        },
      ],
    },
  ],
};
