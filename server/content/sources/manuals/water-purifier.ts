import { accent, green, greenSoft, ink, surface } from '../drawing/palette.ts';
import { box, circle, clipTo, line, place } from '../drawing/shapes.ts';
import { door, filter, filterSlots, tumbler, waterPurifier } from '../drawing/water-purifier.ts';
import { grip, pointingHand } from '../drawing/hands.ts';
import { arrow, turnArrow } from '../drawing/marks.ts';
import {
  bullets,
  columns,
  facts,
  keepsake,
  lead,
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
import { askForService, beforeAsking, onlineDiscount, warranty } from './service-terms.ts';
import type { Manual } from './manual.ts';

const tile = (content: string, alt: string): string => picture(380, 210, content, alt, 'tile');

const parts = partsFigure(
  720,
  440,
  place({ x: 236, y: 424 }, waterPurifier({ doorAway: 1, glass: 0.6 })),
  '앞 덮개를 연 정수기 그림. 각 부분에 번호가 붙어 있습니다.',
  [
    {
      name: '온수·정수·냉수 단추',
      text: '고른 물에 불이 들어옵니다.',
      at: [218, 72],
      number: [78, 52],
    },
    { name: '필터 표시등', text: '바꿀 때가 되면 켜집니다.', at: [270, 72], number: [420, 52] },
    { name: '물 나오는 곳', text: '컵이 닿지 않게 씁니다.', at: [236, 144], number: [78, 132] },
    { name: '물받이', text: '당겨 빼서 헹굽니다.', at: [166, 239], number: [78, 212] },
    {
      name: '1번 필터',
      text: '녹과 흙을 거릅니다. 4개월마다 바꿉니다.',
      at: [182, 336],
      number: [78, 300],
    },
    {
      name: '2번 필터',
      text: '냄새를 줄입니다. 8개월마다 바꿉니다.',
      at: [236, 376],
      number: [78, 388],
    },
    {
      name: '3번 필터',
      text: '작은 알갱이를 거릅니다. 12개월마다 바꿉니다.',
      at: [290, 330],
      number: [404, 200],
    },
    { name: '앞 덮개', text: '손잡이를 잡고 앞으로 당깁니다.', at: [470, 330], number: [610, 300] },
  ],
);

const use = pictureSteps([
  {
    title: '물 고르기',
    text: '온수, 정수, 냉수 가운데 하나를 누릅니다.',
    art: tile(
      clipTo('top', 'M0,0 H380 V210 H0 Z', place({ x: 190, y: 440 }, waterPurifier())) +
        place({ x: 194, y: 96, turn: -24, scale: 0.7 }, pointingHand()),
      '정수기 윗면의 단추를 누르는 그림',
    ),
  },
  {
    title: '컵을 놓고 받기',
    text: '물받이 가운데에 컵을 놓습니다. 한 번 누르면 250mL가 나옵니다.',
    art: tile(
      clipTo(
        'mid',
        'M0,0 H380 V210 H0 Z',
        place({ x: 190, y: 350 }, waterPurifier({ glass: 0.7, pouring: true })),
      ),
      '컵에 물을 받는 그림',
    ),
  },
]);

const half = (content: string): string => place({ x: 118, y: 206 }, content);
const slots = (skip: boolean): string =>
  box(-82, -166, 164, 140, 0, { fill: greenSoft }) +
  filterSlots
    .map((x) => (skip && x === 0 ? '' : place({ x, y: -92 }, filter({ used: x === 0 }))))
    .join('');

const change = pictureSteps([
  {
    title: '물 잠그고 코드 빼기',
    text: '뒤쪽 밸브를 물관과 직각이 되게 돌립니다.',
    art: tile(
      box(-6, 90, 392, 34, 0, { fill: greenSoft }) +
        box(140, 76, 100, 62, 12, { fill: surface }) +
        place(
          { x: 190, y: 107, turn: 90 },
          box(-24, -13, 110, 26, 13, { fill: accent }),
          circle(0, 0, 8, { fill: surface }),
        ) +
        place({ x: 190, y: 107 }, turnArrow(100, 10, 74)),
      '밸브를 돌려 잠그는 그림',
    ),
  },
  {
    title: '앞 덮개 열기',
    text: '덮개 손잡이를 잡고 앞으로 당깁니다.',
    art: tile(
      half(slots(false)) +
        place({ x: 228, y: 204 }, door()) +
        place({ x: 318, y: 108, scale: 0.7 }, grip.behind(), grip.before()),
      '앞 덮개를 여는 그림',
    ),
  },
  {
    title: '왼쪽으로 돌려 빼기',
    text: '헌 필터를 왼쪽으로 돌린 뒤 앞으로 당깁니다.',
    art: tile(
      half(slots(false)) +
        place({ x: 118, y: 50 }, turnArrow(34, -10, -170)) +
        place({ x: 306, y: 104, scale: 1.1 }, filter({ used: true })) +
        place({ x: 212, y: 104 }, arrow(52)),
      '필터를 왼쪽으로 돌려 빼는 그림',
    ),
  },
  {
    title: '오른쪽으로 돌려 끼우기',
    text: '같은 번호의 새 필터를 넣고 끝까지 돌립니다.',
    art: tile(
      half(slots(true)) +
        place({ x: 118, y: 114 }, filter()) +
        place({ x: 118, y: 50 }, turnArrow(34, -170, -10)) +
        place({ x: 306, y: 104, scale: 1.1 }, filter()) +
        place({ x: 266, y: 104, turn: 180 }, arrow(52)),
      '새 필터를 오른쪽으로 돌려 끼우는 그림',
    ),
  },
  {
    title: '물 2L 흘려보내기',
    text: '밸브를 열고 코드를 꽂습니다. 처음 2L는 버립니다.',
    art: tile(
      place({ x: 130, y: 188, scale: 1.7 }, tumbler(0.8)) +
        place(
          { x: 290, y: 118 },
          circle(0, 0, 56, { fill: surface }),
          `<text y="14" font-size="42" font-weight="700" fill="${ink}" text-anchor="middle">2L</text>`,
        ),
      '물 2리터를 흘려보내는 그림',
    ),
  },
  {
    title: '표시등 끄기',
    text: '필터 단추를 5초 누르면 불이 꺼집니다.',
    art: tile(
      box(70, 56, 240, 98, 30, { fill: green }) +
        circle(130, 105, 16, { stroke: surface }) +
        circle(190, 105, 16, { stroke: surface }) +
        circle(250, 105, 16, { fill: accent, stroke: accent }) +
        line(
          [
            [160, 136],
            [220, 136],
          ],
          { stroke: surface, width: 3 },
        ) +
        place({ x: 254, y: 110, turn: -30, scale: 0.7 }, pointingHand()),
      '필터 단추를 누르는 그림',
    ),
  },
]);

const trouble = table(
  ['증상', '먼저 살펴볼 것', '이렇게 해 주세요'],
  [
    ['물이 나오지 않습니다', '뒤쪽 밸브, 단수', '밸브를 물관과 나란히 돌려 엽니다.'],
    ['물줄기가 약합니다', '필터 표시등', '때가 지났으면 필터를 바꿉니다.'],
    ['물맛이나 냄새가 다릅니다', '이틀 넘게 쓰지 않았는지', '물 2L를 흘려보냅니다.'],
    ['온수가 미지근합니다', '온수 잠금, 켠 시간', '잠금을 풀고 10분 뒤에 받습니다.'],
    ['냉수가 시원하지 않습니다', '연달아 받은 양', '30분 기다립니다. 뒤쪽을 10cm 띄웁니다.'],
    [
      '아래에 물이 고입니다',
      '물받이, 필터',
      '물받이를 비우고 필터를 끝까지 돌립니다. 그래도 새면 밸브를 잠급니다.',
    ],
    ['표시등이 꺼지지 않습니다', '초기화', '필터 단추를 5초 누릅니다.'],
    [
      '뽀글거리는 소리가 납니다',
      '필터를 바꾼 뒤인지',
      '공기가 빠지는 소리입니다. 하루 안에 멎습니다.',
    ],
    [
      '물에 하얀 것이 보입니다',
      '잠시 두면 맑아지는지',
      '맑아지면 공기입니다. 남아 있으면 마시지 말고 수리를 신청합니다.',
    ],
  ],
  'trouble',
);

export const waterPurifierManual: Manual = {
  id: 'water-purifier',
  title: '냉온 정수기 사용 설명서',
  heading: ['냉온 정수기', '사용 설명서'],
  models: 'HW-300 · HW-310',
  edition: '2026년 5월 제4판',
  dated: '2026-05-11',
  cover: coverArt(
    place({ x: 430, y: 560, scale: 1.24 }, waterPurifier({ glass: 0.6 })),
    '정수기 그림',
    { x: 430, width: 440, shadow: 150 },
  ),
  beforeUse: legend() + keepsake('라벨은 뒷면 가운데에 붙어 있습니다.'),
  leaves: [
    {
      sections: [
        {
          id: 'safety',
          heading: '안전하게 쓰기',
          body: [
            notice('warning', [
              '온수는 85도까지 뜨겁습니다. 어린이가 쓰는 집은 온수 잠금을 켭니다.',
              '젖은 손으로 플러그를 만지지 않습니다.',
              '물이 새면 밸브를 잠그고 코드를 뺍니다.',
              '제품을 눕히거나 뒤집지 않습니다.',
            ]),
            notice('caution', [
              '수돗물에만 연결합니다. 지하수는 쓰지 않습니다.',
              '얼 수 있는 곳에 두지 않습니다.',
              '물 나오는 곳을 손으로 만지지 않습니다.',
              '필터를 빼고 쓰지 않습니다.',
              '윗면에 물컵과 화분을 올려 두지 않습니다.',
            ]),
            notice(
              'note',
              [
                '평평하고 단단한 곳에 놓습니다.',
                '뒤쪽은 10cm 이상 비웁니다.',
                '햇볕이 바로 드는 곳과 가스레인지 옆을 피합니다.',
              ],
              '놓을 자리를 고를 때',
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
            text('필터 3개, 물관 1벌, 전원 코드 1개, 사용 설명서와 보증서 각 1부'),
        },
      ],
    },
    {
      sections: [
        {
          id: 'use',
          heading: '사용하기와 손질',
          body: [
            use,
            columns(
              sub('날마다') +
                bullets(['처음 받는 물 한 컵은 흘려보냅니다.', '물받이의 물을 비웁니다.']),
              sub('주마다') +
                bullets(['물받이를 빼서 헹구고 말립니다.', '물 나오는 곳을 면봉으로 닦습니다.']),
            ),
            columns(
              sub('오래 비울 때') +
                bullets(['밸브를 잠그고 코드를 뺍니다.', '돌아와서 물 2L를 흘려보냅니다.']),
              sub('온수 잠금') +
                bullets(['온수 단추를 3초 누르면 잠기고, 다시 3초 누르면 풀립니다.']),
            ),
            sub('제품 규격') +
              facts([
                ['전원', '220V, 60Hz'],
                ['소비 전력', '냉수 110W, 온수 2,700W (받을 때)'],
                ['크기', '20×42×39cm (폭×깊이×높이)'],
                ['무게', '11kg'],
              ]),
          ].join(''),
        },
      ],
    },
    {
      sections: [
        {
          id: 'filter',
          heading: '필터 바꾸기',
          body:
            change +
            notice(
              'note',
              [
                '한 달 14,900원이며 1년씩, 최대 두 번 계약합니다. 계약자 본인만 됩니다(법인 제외).',
                '중간에 그만두면 받은 필터의 실제 값에서 낸 요금을 뺀 금액을 냅니다.',
              ],
              '필터 멤버십에 가입하면 때맞춰 필터를 보내 드립니다.',
            ),
        },
      ],
    },
    {
      sections: [
        {
          id: 'trouble',
          heading: '이상이 있을 때',
          body: lead('표를 따라 확인해 주세요. 물이 새면 밸브부터 잠급니다.') + trouble,
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
              '떨어뜨리거나 얼어서 생긴 고장',
              '정해진 필터를 쓰지 않아 생긴 고장',
              '필터, 물관처럼 닳는 부품의 교체',
            ]),
            askForService([
              onlineDiscount,
              [
                '이전설치',
                '같은 지역은 수거일부터, 다른 지역은 수거일 7일 뒤부터 설치할 수 있습니다. 제주는 본섬만 됩니다.',
              ],
              ['분해·조립', '신청일 7일 뒤부터 예약할 수 있습니다.'],
            ]),
            beforeAsking(['이사하기 전날 밤에는 물받이를 비우고 밸브를 잠가 둡니다.']),
          ].join(''),
        },
      ],
    },
  ],
};
