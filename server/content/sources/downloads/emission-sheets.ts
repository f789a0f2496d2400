import { bullets, facts, notice, sub, table } from '../manuals/blocks.ts';
import type { Leaflet } from './leaflet.ts';

/** What differs between the sheets of the product groups. */
interface Sheet {
  id: string;
  product: string;
  models: string;
  /** How the product is set up while it is tested. */
  state: string;
  power: string;
}

const body = ({ product, models, state, power }: Sheet): string =>
  [
    notice(
      'caution',
      ['적힌 값은 예이며, 실제 제품을 시험한 성적서가 아닙니다.'],
      '이 문서에 대하여',
    ),
    sub('시험한 것'),
    facts([
      ['제품', product],
      ['모델', models],
      ['전원', power],
      ['시험할 때의 상태', state],
    ]),
    sub('항목'),
    table(
      ['항목', '무엇을 보나', '값(예)'],
      [
        ['전도 방해', '전원선으로 나가는 전파, 0.15~30MHz', '기준 안'],
        ['방사 방해', '공기로 나가는 전파, 30~1,000MHz', '기준 안'],
        ['정전기', '만졌을 때 4kV, 공기 중 8kV', '계속 동작'],
        ['전압 변동', '0.5초 동안 30% 낮아짐', '저절로 돌아옴'],
        ['자기장', '30cm 떨어진 곳, 60Hz', '기준의 4%'],
      ],
    ),
    sub('읽는 법'),
    bullets([
      '전자파 적합성은 다른 기기를 방해하지 않고, 다른 기기 때문에 멈추지 않는지를 봅니다.',
      '심장 박동기를 쓰는 분은 값과 상관없이 의사와 먼저 상의해 주세요.',
    ]),
  ].join('');

const sheets: readonly Sheet[] = [
  {
    id: 'emi-massage-chair',
    product: '안마의자',
    models: 'HB-500 · HB-520 · HB-700',
    state: '전신 코스, 가장 센 단계, 온열 켬',
    power: '220V, 60Hz',
  },
  {
    id: 'emi-motion-bed',
    product: '모션베드',
    models: 'HL-200 · HL-300 · HL-400',
    state: '머리와 다리를 함께 올리고 내림',
    power: '220V, 60Hz',
  },
  {
    id: 'emi-water-purifier',
    product: '정수기',
    models: 'HW-100 · HW-110 · HW-300 · HW-310',
    state: '온수와 냉수를 번갈아 받음',
    power: '220V, 60Hz',
  },
  {
    id: 'emi-foot-massager',
    product: '발 마사지기',
    models: 'HO-20 · HO-22',
    state: '공기압 코스, 온열 켬(HO-22)',
    power: '220V, 60Hz',
  },
];

export const emissionSheets: readonly Leaflet[] = sheets.map((one) => ({
  id: one.id,
  title: `${one.product} 전자파 시험 자료`,
  about: one.models,
  dated: '2026-03-16',
  body: body(one),
}));
