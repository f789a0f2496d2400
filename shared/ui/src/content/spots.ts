// Drawings of what is missing, for empty states: on 160 x 120, with a floor at 104. Each is a list of classes and paths.

/** A drawing of `spots`. */
export type SpotShape = readonly (readonly [className: string, d: string])[];

const SEAL = 'M98 92a14 14 0 1 0 0-28 14 14 0 0 0 0 28Z';
const TICK = 'm92 78 4.5 4.5 8-9';

export const bill: SpotShape = [
  ['body', 'M54 30h52v74l-8.7-6-8.6 6-8.7-6-8.7 6-8.6-6-8.7 6Z'],
  ['line', 'M64 44h32M64 56h32M64 68h14'],
  ['green', SEAL],
  ['tick', TICK],
];
export const letter: SpotShape = [
  [
    'warm',
    'M70 22h40a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H86l-9 7v-7h-7a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6Z',
  ],
  ['line', 'M80 35h.1M90 35h.1M100 35h.1'],
  ['body', 'M46 60h68a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4V64a4 4 0 0 1 4-4Z'],
  ['line', 'm43 63 37 24 37-24'],
];
export const box: SpotShape = [
  ['body', 'M50 60h60v44H50Z'],
  ['soft', 'M50 60 40 46h34l6 14Zm60 0 10-14H86l-6 14Z'],
  ['warm', 'M74 60h12v18l-6-4-6 4Z'],
  ['line', 'M58 94h14'],
];
export const request: SpotShape = [
  ['body', 'M52 30h56a4 4 0 0 1 4 4v70H48V34a4 4 0 0 1 4-4Z'],
  ['green', 'M68 24h24v12H68Z'],
  ['line', 'M60 50h34M60 62h22M60 74h14'],
  ['warm', 'M112 62a12 12 0 0 0-15 15L84 90a5 5 0 0 0 7 7l13-13a12 12 0 0 0 15-15l-8 8-7-1-1-7Z'],
];
export const product: SpotShape = [
  ['body', 'M60 38a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v66H60Z'],
  ['green', 'M60 46v-8a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v8Z'],
  ['soft', 'M67 54h26v24H67Z'],
  ['warm', 'M75 64h10l-1.5 14h-7Z'],
  ['line', 'M74 92h12'],
];
export const certificate: SpotShape = [
  ['body', 'M46 30h68v58H46Z'],
  ['line', 'M58 44h44M58 56h20'],
  ['warm', 'm92 88-5 20 11-5 11 5-5-20Z'],
  ['green', SEAL],
  ['tick', TICK],
];
export const search: SpotShape = [
  ['body', 'M52 28h44l12 12v64H52Z'],
  ['line', 'M96 28v12h12M62 50h26M62 62h16'],
  ['soft', 'M96 93a15 15 0 1 0 0-30 15 15 0 0 0 0 30Z'],
  ['mark', 'm107 89 14 14'],
];
export const notice: SpotShape = [
  ['warm', 'M56 80h12l5 24H63Z'],
  ['green', 'M66 58v22H50a4 4 0 0 1-4-4V62a4 4 0 0 1 4-4Z'],
  ['body', 'm66 58 40-20v62L66 80Z'],
  ['line', 'M114 56c6 4 6 22 0 26'],
];
export const book: SpotShape = [
  ['body', 'M80 48c-10-8-24-9-34-7v56c10-2 24-1 34 7Zm0 0c10-8 24-9 34-7v56c-10-2-24-1-34 7Z'],
  ['line', 'M56 56c6 0 11 1 15 4M56 70c6 0 11 1 15 4m18 0c4-3 9-4 15-4'],
  ['green', 'm96 42 10-1v22l-5-5-5 6Z'],
];
export const film: SpotShape = [
  ['line', 'M66 104h28M80 92v12'],
  ['body', 'M46 38h68a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5H46a5 5 0 0 1-5-5V43a5 5 0 0 1 5-5Z'],
  ['green', 'M80 80a15 15 0 1 0 0-30 15 15 0 0 0 0 30Z'],
  ['tick', 'm76 58 11 7-11 7Z'],
];
export const shop: SpotShape = [
  ['body', 'M50 62h60v42H50Z'],
  ['green', 'M46 40h68l6 18H40Z'],
  ['warm', 'M40 58h20a10 10 0 0 1-20 0Zm40 0h20a10 10 0 0 1-20 0Z'],
  ['soft', 'M60 58h20a10 10 0 0 1-20 0Zm40 0h20a10 10 0 0 1-20 0ZM86 80h16v24H86Z'],
  ['line', 'M58 80h18v12H58Z'],
];
export const coins: SpotShape = [
  ['warm', 'M44 92c0-5 11-8 24-8s24 3 24 8v4c0 5-11 8-24 8s-24-3-24-8Z'],
  ['warm', 'M44 78c0-5 11-8 24-8s24 3 24 8v4c0 5-11 8-24 8s-24-3-24-8Z'],
  ['body', 'M68 76c13 0 24-3 24-8s-11-8-24-8-24 3-24 8 11 8 24 8Z'],
  ['soft', 'M108 80a18 18 0 1 0 0-36 18 18 0 0 0 0 36Z'],
  ['line', 'M103 72V52h7a6 6 0 0 1 0 12h-7'],
];
export const calendar: SpotShape = [
  ['body', 'M48 36h64a4 4 0 0 1 4 4v60a4 4 0 0 1-4 4H48a4 4 0 0 1-4-4V40a4 4 0 0 1 4-4Z'],
  ['green', 'M44 52V40a4 4 0 0 1 4-4h64a4 4 0 0 1 4 4v12Z'],
  ['line', 'M60 28v14m40-14v14'],
  ['mark', 'm66 78 10 10 20-20'],
];
