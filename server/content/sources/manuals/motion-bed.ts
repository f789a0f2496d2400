import { accent, green, greenMid, ink, surface } from '../drawing/palette.ts';
import { box, circle, line, path, place, roundedOutline } from '../drawing/shapes.ts';
import { motionBed, remote } from '../drawing/motion-bed.ts';
import { pointingHand } from '../drawing/hands.ts';
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
  small,
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
  place({ x: 96, y: 384, scale: 1.06 }, motionBed({ back: 38, knee: 22 })) +
    place({ x: 44, y: 24, scale: 0.84 }, remote()),
  '등받이를 올린 모션베드와 리모컨 그림. 각 부분에 번호가 붙어 있습니다.',
  [
    { name: '리모컨', text: '등받이와 다리를 따로 움직입니다.', at: [80, 110], number: [170, 60] },
    {
      name: '연결 단추',
      text: '3초 누르면 침대와 다시 연결됩니다.',
      at: [80, 160],
      number: [170, 176],
    },
    { name: '등받이', text: '0도에서 60도까지 올라갑니다.', at: [470, 176], number: [380, 96] },
    {
      name: '다리 부분',
      text: '무릎 높이가 0도에서 35도까지 바뀝니다.',
      at: [214, 250],
      number: [270, 168],
    },
    {
      name: '매트리스',
      text: '위아래와 머리 쪽이 정해져 있습니다.',
      at: [356, 250],
      number: [356, 172],
    },
    {
      name: '머리판',
      text: '프레임 뒤에 볼트 4개로 붙입니다.',
      at: [604, 196],
      number: [672, 130],
    },
    { name: '구동부', text: '모터와 표시등이 있습니다.', at: [430, 310], number: [470, 366] },
    {
      name: '프레임 이음새',
      text: '안전핀과 잠금 손잡이로 두 쪽을 잇습니다.',
      at: [374, 304],
      number: [300, 366],
    },
    { name: '다리', text: '높이를 조금씩 바꿀 수 있습니다.', at: [541, 362], number: [640, 340] },
  ],
);

const use = pictureSteps([
  {
    title: '등받이 올리기',
    text: '왼쪽 위 단추를 누르고 있으면 올라갑니다. 손을 떼면 멈춥니다.',
    art: tile(
      place({ x: 36, y: 196, scale: 0.62 }, motionBed({ back: 46 })) +
        place({ x: 248, y: 132 }, turnArrow(104, -8, -44)),
      '등받이를 올린 모션베드 그림',
    ),
  },
  {
    title: '다리 올리기',
    text: '오른쪽 위 단추를 누릅니다. 내릴 때는 바로 아래 단추를 누릅니다.',
    art: tile(
      place({ x: 36, y: 196, scale: 0.62 }, motionBed({ knee: 30 })) +
        place({ x: 40, y: 96, turn: -90 }, arrow(50)),
      '다리 부분을 올린 모션베드 그림',
    ),
  },
  {
    title: '자주 쓰는 자세',
    text: '가운데 두 단추에 평평한 자세와 편한 자세가 들어 있습니다.',
    art: tile(
      place({ x: 60, y: 20, scale: 0.86 }, remote({ pressed: 5 })) +
        place({ x: 114, y: 132, turn: -50, scale: 0.72 }, pointingHand()),
      '리모컨 가운데 단추를 누르는 그림',
    ),
  },
  {
    title: '다시 연결하기',
    text: '코드를 빼고 10초 뒤에 꽂습니다. 연결 단추를 3초 누르면 불이 켜집니다.',
    art: tile(
      place({ x: 60, y: 20, scale: 0.86 }, remote({ pressed: 6, lit: 1 })) +
        place({ x: 102, y: 162, turn: -62, scale: 0.72 }, pointingHand()) +
        place(
          { x: 300, y: 70 },
          circle(0, 0, 40, { fill: surface }),
          `<text y="11" font-size="32" font-weight="700" fill="${ink}" text-anchor="middle">3초</text>`,
        ),
      '연결 단추를 3초 누르는 그림',
    ),
  },
]);

const joint = (turned: boolean): string =>
  [
    box(-10, 70, 200, 76, 0, { fill: green }),
    box(190, 70, 200, 76, 0, { fill: green }),
    path(
      roundedOutline(
        [
          [110, 84],
          [276, 84],
          [276, 132],
          [110, 132],
        ],
        14,
      ),
      { fill: surface },
    ),
    line(
      [
        [190, 84],
        [190, 132],
      ],
      { width: 2.5 },
    ),
    circle(246, 108, 8, { fill: greenMid }),
    place(
      { x: 142, y: 108, turn: turned ? -126 : 0 },
      path(
        'M0,-15 L80,-15 C92,-15 96,-8 96,-2 L124,-2 C130,-2 130,14 124,14 L80,14 L0,14 C-18,14 -18,-15 0,-15 Z',
        { fill: accent },
      ),
      circle(0, 0, 6, { fill: surface }),
    ),
    turned
      ? place({ x: 142, y: 108 }, turnArrow(88, -20, -92))
      : circle(204, 108, 7, { fill: surface }) +
        circle(219, 123, 13, { width: 4 }) +
        place({ x: 240, y: 134, turn: 28 }, arrow(64)),
  ].join('');

const apart = pictureSteps([
  {
    title: '안전핀 뽑기',
    text: '침대를 평평하게 하고 코드를 뺀 뒤, 고리를 잡고 핀을 뽑습니다.',
    art: tile(place({ y: 20 }, joint(false)), '프레임 이음새에서 안전핀을 뽑는 그림'),
  },
  {
    title: '잠금 손잡이 돌리기',
    text: '손잡이를 위로 끝까지 돌리면 두 쪽이 벌어집니다. 둘이서 합니다.',
    art: tile(place({ y: 20 }, joint(true)), '잠금 손잡이를 위로 돌리는 그림'),
  },
]);

const trouble = table(
  ['증상', '먼저 살펴볼 것', '이렇게 해 주세요'],
  [
    ['움직이지 않습니다', '코드, 구동부 표시등', '표시등이 꺼져 있으면 코드를 다시 꽂습니다.'],
    ['리모컨이 듣지 않습니다', '건전지, 연결', '건전지를 바꾸고 연결 단추를 3초 누릅니다.'],
    ['등받이가 중간에서 멈춥니다', '틈에 낀 것', '이불과 물건을 빼고 다시 누릅니다.'],
    ['한쪽만 올라갑니다', '따로 움직임 설정', '두 침대를 붙여 쓰면 동시 움직임으로 바꿉니다.'],
    [
      '윙 하는 소리가 납니다',
      '움직일 때만 나는지',
      '모터 소리입니다. 멈춘 뒤에도 나면 수리를 신청합니다.',
    ],
    ['삐걱거립니다', '다리 높이, 볼트', '다리 높이를 맞추고 머리판 볼트를 조입니다.'],
    ['매트리스가 밀립니다', '발치의 매트리스 고정대', '고정대에 끼웁니다.'],
    [
      '정전된 뒤 내려오지 않습니다',
      '비상 건전지',
      '구동부에 9V 건전지 2개를 넣고 내림 단추를 누릅니다.',
    ],
    [
      '오래 쓰니 멈췄습니다',
      '연속으로 움직인 시간',
      '2분 넘게 움직이면 멈춥니다. 18분 쉬고 씁니다.',
    ],
  ],
  'trouble',
);

export const motionBedManual: Manual = {
  id: 'motion-bed',
  title: '모션베드 사용 설명서',
  heading: ['모션베드', '사용 설명서'],
  models: 'HL-200 · HL-300 · HL-400',
  edition: '2026년 1월 제2판',
  dated: '2026-01-19',
  cover: coverArt(
    place({ x: 82, y: 560, scale: 1.3 }, motionBed({ back: 40, knee: 22 })),
    '등받이를 올린 모션베드 그림',
    { x: 420, width: 600, height: 500, shadow: 300 },
  ),
  beforeUse: legend() + keepsake('라벨은 발치 쪽 프레임 옆에 붙어 있습니다.'),
  leaves: [
    {
      sections: [
        {
          id: 'safety',
          heading: '안전하게 쓰기',
          body: [
            notice('warning', [
              '움직이는 동안 프레임 틈과 침대 아래에 손, 발, 머리를 넣지 않습니다.',
              '어린이와 반려동물이 아래에 있는지 살핀 뒤에 내립니다.',
              '코드가 프레임에 눌리지 않게 합니다.',
              '침대 위에 전기장판을 깔고 등받이를 올리지 않습니다.',
              '젖은 손으로 플러그를 만지지 않습니다.',
            ]),
            notice('caution', [
              '올린 등받이와 다리 부분에 걸터앉지 않습니다.',
              '한 사람 자리의 몸무게는 150kg까지입니다.',
              '2분 움직였으면 18분 쉽니다.',
              '어린이는 혼자 리모컨을 쓰지 않습니다.',
              '머리맡에 물컵을 두지 않습니다.',
            ]),
            notice(
              'note',
              [
                '머리 쪽 벽에서 5cm, 옆쪽은 60cm 이상 비웁니다.',
                '바닥이 기울었으면 다리 높이로 수평을 맞춥니다.',
                '창가에 놓을 때는 커튼이 끼지 않게 합니다.',
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
            text(
              '리모컨 1개, 건전지 2개, 전원 코드 1개, 매트리스 고정대 1개, 조임 공구 1개, 사용 설명서와 보증서 각 1부',
            ),
        },
      ],
    },
    {
      sections: [
        {
          id: 'use',
          heading: '리모컨으로 움직이기',
          body:
            use +
            sub('편하게 쓰는 법') +
            bullets([
              '책을 볼 때는 등받이 45도, 다리 15도가 편합니다.',
              '잠들기 전에는 평평한 자세로 돌립니다.',
              '건전지는 한 해에 한 번 두 개를 함께 바꿉니다.',
            ]),
        },
      ],
    },
    {
      sections: [
        {
          id: 'apart',
          heading: '나누기와 손질',
          body: [
            apart,
            small(
              '맞출 때는 거꾸로 합니다. 핀을 다시 꽂지 않으면 침대가 벌어질 수 있습니다. 옮기는 일이 어려우면 분해·조립을 신청해 주세요.',
            ),
            columns(
              sub('손질하기') +
                bullets([
                  '매트리스 겉감은 지퍼를 열어 벗기고 찬물에 빱니다.',
                  '매트리스는 석 달에 한 번 머리와 발 쪽을 바꿉니다.',
                  '프레임은 마른 천으로 닦습니다.',
                ]),
              sub('보관하기') +
                bullets([
                  '코드를 빼고 평평한 자세로 둡니다.',
                  '건전지를 뺍니다.',
                  '매트리스는 세우지 말고 눕혀 둡니다.',
                ]),
            ),
            sub('제품 규격') +
              facts([
                ['전원', '220V, 60Hz'],
                ['소비 전력', '200W (대기할 때 0.5W 이하)'],
                ['매트리스', 'HL-200 110×200cm, HL-300 150×200cm, HL-400 180×200cm'],
                ['움직이는 각도', '등받이 0~60도, 무릎 0~35도'],
              ]),
          ].join(''),
        },
      ],
    },
    {
      sections: [
        {
          id: 'trouble',
          heading: '이상이 있을 때',
          body: lead('표를 따라 확인해 주세요. 그래도 그대로면 수리를 신청합니다.') + trouble,
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
              '직접 고치거나 나누다가 생긴 고장',
              '겉감, 건전지처럼 닳는 부품의 교체',
            ]),
            askForService([
              onlineDiscount,
              [
                '이전설치',
                '같은 지역은 수거일부터, 다른 지역은 수거일 7일 뒤부터 설치할 수 있습니다. 제주는 본섬만 됩니다.',
              ],
              ['분해·조립', '신청일 5일 뒤부터 예약할 수 있습니다. 일요일에는 방문하지 않습니다.'],
              [
                '사다리차',
                '쓰게 되면 보통 70,000~100,000원이 듭니다. 읍·면 지역은 50,000원까지 더 들 수 있습니다.',
              ],
            ]),
            beforeAsking(),
          ].join(''),
        },
      ],
    },
  ],
};
