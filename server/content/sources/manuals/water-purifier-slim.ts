import { accent, green, greenSoft, surface } from '../drawing/palette.ts';
import { box, circle, path, place } from '../drawing/shapes.ts';
import { filter, slimPurifier, tumbler } from '../drawing/water-purifier.ts';
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
  390,
  place({ x: 360, y: 372, scale: 1.06 }, slimPurifier()),
  '소형 정수기 그림. 각 부분에 번호가 붙어 있습니다.',
  [
    {
      name: '정수 단추',
      text: '누르면 나오고 다시 누르면 멈춥니다.',
      at: [350, 60],
      number: [190, 42],
    },
    {
      name: '양 단추',
      text: '120, 250, 500mL 가운데 고릅니다.',
      at: [379, 101],
      number: [530, 100],
    },
    {
      name: '필터 표시등',
      text: '초록불이 주황불로 바뀌면 때가 된 것입니다.',
      at: [404, 46],
      number: [530, 42],
    },
    { name: '물 나오는 곳', text: '위아래로 10cm 움직입니다.', at: [352, 142], number: [190, 142] },
    { name: '옆 덮개', text: '안에 필터가 하나 있습니다.', at: [436, 224], number: [560, 210] },
    { name: '받침', text: '떼어 물로 씻습니다.', at: [300, 362], number: [190, 330] },
  ],
);

const body = (): string =>
  box(60, 20, 130, 176, 24, { fill: surface }) +
  path('M60,84 L60,44 C60,30 70,20 84,20 L166,20 C180,20 190,30 190,44 L190,84 Z', {
    fill: green,
  }) +
  circle(125, 50, 13, { stroke: surface, width: 2.5 });

const change = pictureSteps([
  {
    title: '물 잠그기',
    text: '벽 쪽 밸브를 물관과 직각이 되게 돌립니다.',
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
    title: '옆 덮개 열기',
    text: '덮개 위쪽을 눌러 옆으로 당깁니다.',
    art: tile(
      body() +
        path('M190,64 L206,72 L206,170 L190,178', { fill: surface }) +
        path('M262,52 L292,64 L292,178 L262,190 Z', { fill: greenSoft }) +
        place({ x: 214, y: 40 }, arrow(60)),
      '옆 덮개를 여는 그림',
    ),
  },
  {
    title: '필터 바꾸기',
    text: '왼쪽으로 돌려 빼고, 새 필터를 오른쪽으로 끝까지 돌립니다.',
    art: tile(
      body() +
        place({ x: 268, y: 112, scale: 1.2 }, filter()) +
        place({ x: 268, y: 40 }, turnArrow(36, -170, -10)) +
        place({ x: 228, y: 120, turn: 180 }, arrow(34)),
      '새 필터를 끼우는 그림',
    ),
  },
  {
    title: '물 2L 흘려보내기',
    text: '밸브를 열고 처음 2L는 버립니다. 단추 두 개를 함께 5초 누르면 표시등이 바뀝니다.',
    art: tile(
      place({ x: 130, y: 188, scale: 1.7 }, tumbler(0.8)) + place({ x: 210, y: 110 }, arrow(90)),
      '물을 흘려보내는 그림',
    ),
  },
]);

const trouble = table(
  ['증상', '먼저 살펴볼 것', '이렇게 해 주세요'],
  [
    ['물이 나오지 않습니다', '벽 쪽 밸브, 단수', '밸브를 물관과 나란히 돌려 엽니다.'],
    ['물줄기가 약합니다', '물관이 꺾였는지', '물관을 펴고, 때가 지났으면 필터를 바꿉니다.'],
    [
      '물이 멈추지 않습니다',
      '단추에 낀 것',
      '코드를 뺐다가 1분 뒤에 꽂습니다. 그래도 나오면 밸브를 잠급니다.',
    ],
    ['물맛이 다릅니다', '쓰지 않은 날', '이틀 넘게 쓰지 않았으면 물 2L를 흘려보냅니다.'],
    [
      '물이 샙니다',
      '옆 덮개 안의 필터',
      '오른쪽으로 끝까지 돌립니다. 그래도 새면 밸브를 잠그고 신청합니다.',
    ],
    ['표시등이 주황색입니다', '필터를 바꾼 날', '필터를 바꾸고 단추 두 개를 함께 5초 누릅니다.'],
    ['단추가 눌리지 않습니다', '어린이 잠금', '정수 단추를 3초 눌러 잠금을 풉니다.'],
  ],
  'trouble',
);

export const waterPurifierSlimManual: Manual = {
  id: 'water-purifier-slim',
  title: '소형 정수기 사용 설명서',
  heading: ['소형 정수기', '사용 설명서'],
  models: 'HW-100 · HW-110',
  edition: '2025년 11월 제1판',
  dated: '2025-11-03',
  cover: coverArt(place({ x: 430, y: 560, scale: 1.42 }, slimPurifier()), '소형 정수기 그림', {
    x: 430,
    width: 420,
    shadow: 140,
  }),
  beforeUse: legend() + keepsake('라벨은 본체 바닥에 붙어 있습니다. 물을 잠근 뒤 기울여 봅니다.'),
  leaves: [
    {
      sections: [
        {
          id: 'safety',
          heading: '안전하게 쓰기',
          body: [
            notice('warning', [
              '젖은 손으로 플러그를 만지지 않습니다.',
              '물이 새면 밸브를 잠그고 코드를 뺍니다.',
              '본체를 물로 씻지 않습니다.',
            ]),
            notice('caution', [
              '수돗물에만 연결합니다. 온수 쪽 물관에 연결하지 않습니다.',
              '얼 수 있는 곳에 두지 않습니다.',
              '물관을 꺾거나 무거운 것으로 누르지 않습니다.',
              '필터를 빼고 쓰지 않습니다.',
            ]),
            notice(
              'note',
              [
                '싱크대 옆의 평평한 곳에 놓습니다.',
                '옆 덮개를 열 수 있게 오른쪽을 15cm 비웁니다.',
                '이틀 넘게 집을 비울 때는 밸브를 잠급니다.',
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
            text('필터 1개, 물관 1벌, 전원 어댑터 1개, 사용 설명서와 보증서 각 1부') +
            sub('제품 규격') +
            facts([
              ['전원', '220V, 60Hz (어댑터 24V)'],
              ['소비 전력', '12W'],
              ['크기와 무게', '16×34×33cm, 3.2kg'],
              ['필터', '8개월마다 바꿉니다'],
            ]),
        },
      ],
    },
    {
      sections: [
        {
          id: 'use',
          heading: '필터 바꾸기와 손질',
          body: [
            change,
            columns(
              sub('사용하기') +
                bullets([
                  '양을 먼저 고르고 정수 단추를 누릅니다.',
                  '도중에 멈추려면 정수 단추를 다시 누릅니다.',
                  '아침에 처음 받는 한 컵은 흘려보냅니다.',
                ]),
              sub('손질하기') +
                bullets([
                  '받침은 떼어 부드러운 솔로 씻고 말립니다.',
                  '본체는 꼭 짠 천으로 닦습니다.',
                  '물 나오는 곳은 주마다 면봉으로 닦습니다.',
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
            lead('표를 따라 확인해 주세요. 물이 새면 밸브부터 잠급니다.') +
            trouble +
            notice(
              'note',
              [
                '한 달 14,900원입니다. 1년씩, 최대 두 번까지 계약합니다.',
                '계약자 본인만 가입합니다. 법인 계약은 가입할 수 없습니다.',
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
            beforeAsking(),
          ].join(''),
        },
      ],
    },
  ],
};
