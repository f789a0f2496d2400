import { green, greenSoft, surface } from '../drawing/palette.ts';
import { box, circle, path, place } from '../drawing/shapes.ts';
import { compactChair } from '../drawing/massage-chair.ts';
import { pointingHand } from '../drawing/hands.ts';
import { arrow, turnArrow } from '../drawing/marks.ts';
import { cord, outlet, plug } from '../drawing/room.ts';
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
  400,
  place({ x: 128, y: 388, scale: 1.02 }, compactChair()),
  '소형 안마의자를 옆에서 본 그림. 각 부분에 번호가 붙어 있습니다.',
  [
    {
      name: '머리 쿠션',
      text: '벨크로로 붙어 있습니다. 떼어 세탁합니다.',
      at: [404, 74],
      number: [300, 34],
    },
    { name: '등 시트', text: '안마 볼이 위아래로 움직입니다.', at: [382, 136], number: [236, 96] },
    { name: '팔걸이', text: '안쪽에 조작 단추가 있습니다.', at: [330, 164], number: [212, 150] },
    {
      name: '앉는 자리',
      text: '공기 주머니가 허벅지를 누릅니다.',
      at: [250, 230],
      number: [150, 206],
    },
    { name: '다리 받침', text: '손잡이를 당기면 올라옵니다.', at: [250, 338], number: [150, 338] },
    {
      name: '젖힘 손잡이',
      text: '옆쪽 아래에 있습니다. 등받이를 젖힐 때 당깁니다.',
      at: [412, 306],
      number: [560, 330],
    },
    {
      name: '코드 넣는 곳',
      text: '등받이 뒤 아래에 있습니다.',
      at: [488, 226],
      number: [590, 214],
    },
    {
      name: '운반 손잡이',
      text: '등받이 위쪽 뒤에 있습니다. 두 사람이 잡습니다.',
      at: [510, 78],
      number: [600, 92],
    },
  ],
);

const pad = [
  box(120, 38, 140, 134, 26, { fill: green }),
  box(134, 52, 112, 106, 18, { fill: surface }),
  ...[
    [166, 84],
    [214, 84],
    [166, 126],
    [214, 126],
  ].map(([x = 0, y = 0]) => circle(x, y, 14, { fill: greenSoft, width: 2.5 })),
].join('');

const use = pictureSteps([
  {
    title: '전원을 연결합니다',
    text: '코드를 본체에 먼저 꽂고, 플러그를 벽 콘센트에 꽂습니다.',
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
    title: '등받이를 젖힙니다',
    text: '젖힘 손잡이를 당기고 등으로 천천히 밉니다. 손을 놓으면 멈춥니다.',
    art: tile(
      place({ x: 92, y: 196, scale: 0.48, turn: 4 }, compactChair({ raise: 0.9 })) +
        place({ x: 250, y: 120 }, turnArrow(70, -80, -20)),
      '등받이를 젖힌 소형 안마의자 그림',
    ),
  },
  {
    title: '코스를 고릅니다',
    text: '팔걸이 안쪽 단추를 누릅니다. <b class="key">세기 1</b>부터 시작합니다.',
    art: tile(
      pad + place({ x: 176, y: 92, turn: -24, scale: 0.8 }, pointingHand()),
      '코스 단추를 누르는 그림',
    ),
  },
  {
    title: '15분 뒤 저절로 꺼집니다',
    text: '더 쓰려면 30분 쉬고 다시 누릅니다.',
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
    ['전원이 켜지지 않습니다', '본체와 벽 양쪽의 플러그', '두 곳 모두 끝까지 꽂습니다.'],
    ['등받이가 젖혀지지 않습니다', '뒤쪽 공간', '벽에서 30cm 이상 떼고 손잡이를 끝까지 당깁니다.'],
    [
      '안마 볼이 한쪽만 움직입니다',
      '자동 코스인지',
      '코스에 따라 번갈아 움직입니다. 수동으로 바꾸어 봅니다.',
    ],
    ['공기압이 약합니다', '세기 단계', '세기를 올리고 앉은 자리를 뒤로 붙입니다.'],
    ['온열이 미지근합니다', '켠 뒤 지난 시간', '5분쯤 지나야 따뜻해집니다.'],
    ['삐걱거립니다', '다리 네 개의 나사', '느슨하면 조이고 바닥의 수평을 맞춥니다.'],
    ['조작 단추가 눌리지 않습니다', '잠금 표시등', '전원 단추를 3초 눌러 잠금을 풉니다.'],
    ['저절로 꺼졌습니다', '쓴 시간', '15분이 지나면 꺼지는 기능입니다. 고장이 아닙니다.'],
  ],
  'trouble',
);

export const massageChairCompactManual: Manual = {
  id: 'massage-chair-compact',
  title: '소형 안마의자 사용 설명서',
  heading: ['소형 안마의자', '사용 설명서'],
  models: 'HB-300 · HB-310',
  edition: '2025년 9월 제2판',
  dated: '2025-09-08',
  cover: coverArt(place({ x: 150, y: 560, scale: 1.2 }, compactChair()), '소형 안마의자 그림', {
    x: 440,
    shadow: 190,
  }),
  beforeUse: legend() + keepsake('라벨은 앉는 자리 아래 뒤쪽에 붙어 있습니다.'),
  leaves: [
    {
      sections: [
        {
          id: 'safety',
          heading: '안전하게 쓰기',
          body: [
            notice('warning', [
              '심장 박동기를 쓰는 분, 수술을 받은 지 얼마 되지 않은 분, 임신한 분은 의사와 상의한 뒤에 씁니다.',
              '등받이와 팔걸이 사이에 손을 넣지 않습니다.',
              '등받이를 세울 때 뒤에 사람이 없는지 살핍니다.',
              '젖은 손으로 플러그를 만지지 않습니다.',
              '타는 냄새가 나면 바로 코드를 뺍니다.',
            ]),
            notice('caution', [
              '한 번에 15분만 씁니다.',
              '몸무게 100kg까지 쓸 수 있습니다.',
              '팔걸이에 걸터앉거나 다리 받침에 올라서지 않습니다.',
              '잠든 채로 쓰지 않습니다.',
              '어린이는 어른과 함께 있을 때만 앉습니다.',
            ]),
            notice(
              'note',
              [
                '바닥이 평평한 실내에 놓습니다.',
                '등받이 뒤는 30cm, 앞은 60cm 이상 비웁니다.',
                '난방기 옆과 물이 튀는 곳을 피합니다.',
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
            text('전원 코드 1개, 머리 쿠션 1개, 다리 조임 공구 1개, 사용 설명서와 보증서 각 1부'),
        },
      ],
    },
    {
      sections: [
        {
          id: 'use',
          heading: '사용하고 손질하기',
          body: [
            use,
            columns(
              sub('손질하기') +
                bullets([
                  '코드를 빼고 마른 천으로 닦습니다.',
                  '머리 쿠션 덮개는 찬물에 손으로 빱니다.',
                  '석 달에 한 번 다리 나사를 조입니다.',
                ]),
              sub('보관하기') +
                bullets([
                  '등받이를 세우고 다리 받침을 내립니다.',
                  '덮개를 씌워 햇볕이 없는 곳에 둡니다.',
                  '위에 물건을 올려 두지 않습니다.',
                ]),
            ),
          ].join(''),
        },
      ],
    },
    {
      sections: [
        {
          id: 'trouble',
          heading: '이상이 있을 때',
          body:
            lead('표를 따라 확인해 주세요. 그래도 그대로면 사용을 멈추고 수리를 신청합니다.') +
            trouble +
            sub('제품 규격') +
            facts([
              ['전원', '220V, 60Hz'],
              ['소비 전력', '90W'],
              ['크기', '68×92×104cm (폭×길이×높이)'],
              ['무게', '39kg'],
            ]),
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
              '직접 고치거나 옮기다가 생긴 고장',
              '쿠션과 천처럼 닳는 부품의 교체',
            ]),
            askForService([
              onlineDiscount,
              [
                '이전설치',
                '같은 지역은 수거일부터, 다른 지역은 수거일 7일 뒤부터 설치할 수 있습니다. 제주는 본섬만 됩니다.',
              ],
              ['분해·조립', '신청일 7일 뒤부터 예약할 수 있습니다.'],
              [
                '시트 교체',
                '온라인으로 신청하면서 마케팅 정보 수신에 동의하면 5% 할인됩니다. 1~4주 걸립니다.',
              ],
            ]),
            beforeAsking(),
          ].join(''),
        },
      ],
    },
  ],
};
