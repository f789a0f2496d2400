import { accent, greenSoft, surface } from '../drawing/palette.ts';
import { box, line, place } from '../drawing/shapes.ts';
import { legRest, massageChair, massageChairFront } from '../drawing/massage-chair.ts';
import { grip, pointingHand } from '../drawing/hands.ts';
import { arrow, turnArrow } from '../drawing/marks.ts';
import { cord, outlet, plug, rocker } from '../drawing/room.ts';
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
import { askForService, onlineDiscount, warranty } from './service-terms.ts';
import type { Manual } from './manual.ts';

const tile = (content: string, alt: string): string => picture(380, 210, content, alt, 'tile');

const parts = partsFigure(
  744,
  440,
  place({ x: 30, y: 428, scale: 0.86 }, massageChair()) +
    place({ x: 590, y: 428, scale: 0.92 }, massageChairFront()),
  '안마의자를 옆과 앞에서 본 그림. 각 부분에 번호가 붙어 있습니다.',
  [
    {
      name: '머리 쿠션',
      text: '높낮이를 바꾸어 목에 맞춥니다. 떼어 세탁합니다.',
      at: [276, 142],
      number: [196, 66],
    },
    {
      name: '등 시트',
      text: '안마 볼 위를 덮습니다. 지퍼로 떼어 냅니다.',
      at: [276, 230],
      number: [166, 158],
    },
    {
      name: '조작부',
      text: '전원, 코스, 세기를 고르고 남은 시간을 봅니다.',
      at: [170, 311],
      number: [62, 238],
    },
    {
      name: '다리 받침',
      text: '종아리와 발바닥을 주무릅니다. 길이가 늘어납니다.',
      at: [84, 380],
      number: [40, 322],
    },
    {
      name: '차단 스위치',
      text: '뒤쪽 아래에 있습니다. 옮기거나 청소할 때 끕니다.',
      at: [345, 352],
      number: [396, 296],
    },
    {
      name: '어깨 시트',
      text: '어깨를 양옆에서 감쌉니다. 왼쪽과 오른쪽이 같습니다.',
      at: [644, 168],
      number: [718, 92],
    },
    {
      name: '팔 안마 시트',
      text: '공기 주머니가 팔을 누릅니다.',
      at: [698, 262],
      number: [722, 176],
    },
    {
      name: '허벅지 시트',
      text: '앉는 자리의 왼쪽과 오른쪽입니다. 앞에 지퍼가 있습니다.',
      at: [556, 298],
      number: [420, 226],
    },
    { name: '종아리 시트', text: '다리 받침 안쪽을 덮습니다.', at: [548, 362], number: [420, 346] },
    { name: '발바닥 시트', text: '발바닥 롤러 위를 덮습니다.', at: [632, 410], number: [720, 410] },
  ],
);

const use = pictureSteps([
  {
    title: '전원을 연결합니다',
    text: '플러그를 벽 콘센트에 끝까지 꽂고 뒤쪽 차단 스위치를 켭니다.',
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
    title: '앉아서 몸을 맞춥니다',
    text: '등을 붙이고 앉아 머리 쿠션의 높이와 다리 받침의 길이를 맞춥니다.',
    art: tile(
      place({ x: 106, y: 196, scale: 0.44 }, massageChair({ raise: 0.5, tilt: 3 })) +
        place({ x: 160, y: 142 }, turnArrow(78, 150, 205)),
      '다리 받침을 올린 안마의자 그림',
    ),
  },
  {
    title: '코스를 고릅니다',
    text: '처음에는 <b class="key">세기 1</b>로 시작합니다. 한 코스는 15분 또는 20분입니다.',
    art: tile(
      box(116, 34, 148, 142, 20, { fill: greenSoft }) +
        box(134, 50, 112, 54, 10, { fill: surface }) +
        line([
          [146, 66],
          [206, 66],
        ]) +
        line([
          [146, 84],
          [186, 84],
        ]) +
        box(134, 118, 32, 40, 9, { fill: surface }) +
        box(174, 118, 32, 40, 9, { fill: accent }) +
        box(214, 118, 32, 40, 9, { fill: surface }) +
        place({ x: 196, y: 142, turn: -30, scale: 0.72 }, pointingHand()),
      '조작부에서 코스 단추를 누르는 그림',
    ),
  },
  {
    title: '끝나면 전원을 끕니다',
    text: '등받이와 다리 받침이 제자리로 돌아온 뒤에 일어납니다.',
    art: tile(
      place({ x: 150, y: 104, scale: 1.2 }, rocker(0)) +
        place({ x: 128, y: 122, turn: -24, scale: 0.8 }, pointingHand()),
      '차단 스위치를 끄는 그림',
    ),
  },
]);

const detach = pictureSteps([
  {
    title: '다리 받침 떼기',
    text: '전원을 끄고 무릎 높이까지 든 다음, 안쪽 잠금 핀을 누른 채 앞으로 당깁니다.',
    art: tile(
      place({ x: 148, y: 198, scale: 0.44 }, massageChair({ withoutLegRest: true })) +
        place({ x: 112, y: 152, scale: 0.44, turn: 40 }, legRest()) +
        place({ x: 150, y: 96, turn: 180 }, arrow(70)),
      '다리 받침을 앞으로 당겨 빼는 그림',
    ),
  },
  {
    title: '시트 지퍼 열기',
    text: '앞쪽 덮개 날개를 젖히고 지퍼를 끝까지 연 뒤 시트를 위로 듭니다.',
    art: tile(
      box(30, 30, 250, 150, 30, { fill: greenSoft }) +
        line(
          [
            [66, 134],
            [200, 134],
          ],
          { stroke: surface, width: 12 },
        ) +
        line(
          [
            [66, 134],
            [244, 134],
          ],
          { width: 8, dash: '0.1 13' },
        ) +
        place(
          { x: 206, y: 134, scale: 0.62 },
          grip.behind(),
          box(-20, -14, 46, 28, 8, { fill: accent }),
          grip.before(),
        ) +
        place({ x: 72, y: 160 }, arrow(86)),
      '시트 앞쪽 지퍼를 여는 그림',
    ),
  },
]);

const trouble = table(
  ['증상', '먼저 살펴볼 것', '이렇게 해 주세요'],
  [
    [
      '전원이 켜지지 않습니다',
      '플러그, 차단 스위치',
      '끝까지 꽂고 스위치를 켭니다. 다른 콘센트에도 꽂아 봅니다.',
    ],
    ['쓰던 중에 멈췄습니다', '연속으로 쓴 시간', '과열 방지 기능입니다. 30분 쉬고 다시 켭니다.'],
    ['한쪽 다리만 눌립니다', '앉은 자세, 다리 위치', '두 발을 끝까지 넣고 다시 시작합니다.'],
    ['등받이가 내려가지 않습니다', '뒤쪽 벽과의 거리', '벽에서 20cm 이상 띄웁니다.'],
    ['덜컥거리는 소리가 납니다', '바닥의 수평, 낀 물건', '수평을 맞추고 틈에 낀 것을 빼냅니다.'],
    ['공기 빠지는 소리가 큽니다', '공기압 코스인지', '공기압이 빠지는 소리이며 고장이 아닙니다.'],
    ['다리 받침이 흔들립니다', '고리가 홈에 걸렸는지', '떼었다가 딸깍 소리가 나게 다시 끼웁니다.'],
    ['조작부가 눌리지 않습니다', '화면 잠금 표시', '잠금 단추를 3초 누릅니다.'],
    [
      '화면에 E로 시작하는 글자가 뜹니다',
      '낀 물건, 전원',
      '스위치를 끄고 1분 뒤 켭니다. 또 뜨면 글자를 적어 두세요.',
    ],
    [
      '냄새가 납니다',
      '새 제품인지, 타는 냄새인지',
      '새 제품은 환기합니다. 타는 냄새면 바로 코드를 빼고 수리를 신청합니다.',
    ],
  ],
  'trouble',
);

const seatPrices = table(
  ['교체 시트', '알아 둘 것', '값(한쪽 또는 1개)'],
  [
    ['머리 쿠션', '', '80,000원'],
    ['어깨 시트', '양쪽이면 두 번 선택', '40,000원'],
    ['팔 안마 시트', '양쪽이면 두 번 선택', '60,000원'],
    ['등 시트', '', '220,000원'],
    ['보조 시트', '', '70,000원'],
    ['허벅지 시트', '양쪽이면 두 번 선택', '40,000원'],
    ['종아리 시트', '양쪽이면 두 번 선택', '65,000원'],
    ['발바닥 시트', '양쪽이면 두 번 선택(90,000원)', '45,000원'],
  ],
  'price',
);

export const massageChairManual: Manual = {
  id: 'massage-chair',
  title: '안마의자 사용 설명서',
  heading: ['안마의자', '사용 설명서'],
  models: 'HB-500 · HB-520 · HB-700',
  edition: '2026년 3월 제3판',
  dated: '2026-03-16',
  cover: coverArt(place({ x: 166, y: 560, scale: 1.2 }, massageChair()), '안마의자 그림', {
    x: 440,
  }),
  beforeUse: legend() + keepsake('라벨은 등받이 뒤쪽 아래에 붙어 있습니다.'),
  leaves: [
    {
      sections: [
        {
          id: 'safety',
          heading: '안전하게 쓰기',
          body: [
            notice('warning', [
              '심장 박동기를 쓰는 분, 수술을 받은 지 얼마 되지 않은 분, 임신한 분은 의사와 상의한 뒤에 씁니다.',
              '움직이는 틈에 손, 발, 머리카락을 넣지 않습니다.',
              '어린이와 반려동물이 아래에 들어가지 않았는지 살핀 뒤에 등받이와 다리 받침을 내립니다.',
              '젖은 손으로 플러그를 만지지 않습니다. 코드가 눌리거나 벗겨졌으면 쓰지 않습니다.',
              '타는 냄새나 연기가 나면 바로 코드를 빼고 고객센터에 알립니다.',
            ]),
            notice('caution', [
              '한 번에 20분, 하루 두 번까지만 씁니다. 같은 자리를 5분 넘게 안마하지 않습니다.',
              '식사나 음주 뒤에는 1시간 이상 쉬고 씁니다.',
              '단추, 목걸이, 열쇠는 빼고 앉습니다. 머리핀도 뺍니다.',
              '팔걸이와 다리 받침에 올라서지 않습니다. 몸무게 120kg까지 쓸 수 있습니다.',
              '시트가 찢어지면 바로 사용을 멈춥니다.',
            ]),
            notice(
              'note',
              [
                '바닥이 평평하고 환기가 잘되는 곳에 놓습니다.',
                '등받이 뒤는 20cm, 다리 받침 앞은 50cm 이상 비웁니다.',
                '햇볕이 바로 드는 곳과 난방기 옆을 피합니다.',
                '전기장판 위에 놓거나 함께 쓰지 않습니다.',
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
              '전원 코드 1개, 머리 쿠션 1개, 보조 시트 1개(HB-500 제외), 사용 설명서와 보증서 각 1부',
            ),
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
              '체형 맞춤은 앉은 뒤 처음 1분 동안 이루어집니다. 이때는 몸을 움직이지 않습니다.',
              '안마가 아프면 세기를 낮추거나 보조 시트를 덧댑니다.',
              '온열은 등과 발에 들어옵니다. HB-520은 등에만 들어옵니다. 피부가 약한 분은 10분만 씁니다.',
              '쓰는 도중에 멈추려면 조작부의 <b>멈춤</b>을 한 번 누릅니다.',
            ]),
        },
      ],
    },
    {
      sections: [
        {
          id: 'care',
          heading: '손질과 보관',
          body: [
            detach,
            columns(
              sub('손질하기') +
                bullets([
                  '코드를 빼고 마른 천으로 닦습니다.',
                  '얼룩은 중성 세제를 묻혀 꼭 짠 천으로 닦고, 마른 천으로 한 번 더 닦습니다.',
                  '머리 쿠션 덮개는 찬물에 손으로 빱니다.',
                  '벤젠, 시너, 알코올은 쓰지 않습니다.',
                ]),
              sub('보관하고 옮기기') +
                bullets([
                  '한 달 넘게 쓰지 않으면 스위치를 끄고 덮개를 씌웁니다.',
                  '다시 쓸 때는 세기 1로 5분 움직여 봅니다.',
                  '집 안에서 옮길 때는 두 사람이 함께 밉니다.',
                  '이사할 때는 직접 싣지 말고 이전설치를 신청합니다.',
                ]),
            ),
            sub('제품 규격') +
              facts([
                ['전원', '220V, 60Hz'],
                ['소비 전력', '180W (대기할 때 1W 이하)'],
                ['크기', '앉은 자세 82×150×121cm, 누운 자세 82×178×96cm (폭×길이×높이)'],
                ['무게', '118kg'],
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
          body:
            lead(
              '수리를 신청하기 전에 표를 따라 확인해 주세요. 그래도 그대로면 사용을 멈추고 수리를 신청합니다.',
            ) +
            trouble +
            notice(
              'warning',
              [
                '타는 냄새가 나거나 연기가 납니다.',
                '코드나 플러그가 뜨겁습니다.',
                '움직이는 부분이 멈추지 않습니다.',
              ],
              '바로 코드를 빼고 고객센터에 알려 주세요.',
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
              '떨어뜨리거나 액체를 쏟아 생긴 고장',
              '직접 고치거나 옮기다가 생긴 고장',
              '시트, 쿠션처럼 닳는 부품의 교체',
            ]),
            sub('시트 교체') + seatPrices,
            small(
              '값은 일부 모델 기준이며 제품에 따라 다를 수 있습니다. 온라인으로 신청하면서 마케팅 정보 수신에 동의하면 5% 할인됩니다. 방문비 30,000원이 들 수 있고, 1~4주 걸립니다.',
            ),
            askForService([
              onlineDiscount,
              [
                '이전설치',
                '같은 지역은 수거일부터, 다른 지역은 수거일 7일 뒤부터 설치할 수 있습니다. 제주는 본섬만 됩니다.',
              ],
              ['분해·조립', '신청일 7일 뒤부터 예약할 수 있습니다.'],
            ]),
          ].join(''),
        },
      ],
    },
  ],
};
