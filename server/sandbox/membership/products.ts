import { people } from '@portal/testing/people';

/** A product in the service's records; src/modules/member/membership.ts reads it. */
export interface ProductRecord {
  recordNo: string;
  /** A model of server/content/product.json, with its name and group. */
  goodsCd: string;
  goodsName: string;
  product: 'bf' | 'l' | 'w' | 'o';
  ordNo: string;
  /** Null where it is unknown. */
  serialNo: string | null;
  /** 0 purchase, 1 rental. */
  orderKind: '0' | '1';
  /** `2026-11-21` */
  installedOn: string;
  verified: boolean;
  /** Whether the customer is the party of the product's contract. */
  contractHolder: boolean;
}

/** Products by customer number, in memory. */
export type ProductRecords = Map<string, ProductRecord[]>;

const models = {
  premium: { goodsCd: 'HB-700', goodsName: '한결 안마의자 프리미엄 HB-700', product: 'bf' },
  chair: { goodsCd: 'HB-520', goodsName: '한결 안마의자 HB-520', product: 'bf' },
  bed: { goodsCd: 'HL-300', goodsName: '한결 모션베드 HL-300(150×200)', product: 'l' },
  purifier: { goodsCd: 'HW-310', goodsName: '한결 냉온정수기 HW-310', product: 'w' },
  compact: { goodsCd: 'HB-310', goodsName: '한결 소형 안마의자 HB-310', product: 'bf' },
  foot: { goodsCd: 'HO-22', goodsName: '한결 발 마사지기 HO-22', product: 'o' },
} as const;

const owned = (
  model: keyof typeof models,
  installedOn: string,
  own: Pick<ProductRecord, 'recordNo' | 'ordNo' | 'serialNo'> & Partial<ProductRecord>,
): ProductRecord => ({
  ...models[model],
  installedOn,
  orderKind: '0',
  verified: true,
  contractHolder: true,
  ...own,
});

const rental = { orderKind: '1' } as const;
const lounge = { ordNo: '2024030500031' };

/** The products of the fixture people. */
export function productRecords(open: boolean): ProductRecords {
  const records: [string, ProductRecord[]][] = [
    [
      people.haneul.userIdx,
      [
        owned('premium', '2024-05-20', {
          recordNo: 'r-1001-1',
          ordNo: '2024051300012',
          serialNo: 'C2405700123',
          ...rental,
        }),
        owned('purifier', '2025-09-02', {
          recordNo: 'r-1001-2',
          ordNo: '2025082800047',
          serialNo: 'C2509310456',
          ...rental,
        }),
      ],
    ],
    [
      people.junho.userIdx,
      [
        owned('bed', '2026-03-14', {
          recordNo: 'r-1002-1',
          ordNo: '2026030200008',
          serialNo: null,
          verified: false,
        }),
      ],
    ],
    [
      people.seoyeon.userIdx,
      [
        owned('chair', '2024-03-11', { recordNo: 'r-1003-1', serialNo: 'C2403520771', ...lounge }),
        owned('chair', '2024-03-11', { recordNo: 'r-1003-2', serialNo: 'C2403520772', ...lounge }),
        owned('premium', '2026-01-19', {
          recordNo: 'r-1003-3',
          ordNo: '2026011200020',
          serialNo: 'C2601700305',
        }),
      ],
    ],
    [
      people.yuna.userIdx,
      [
        owned('chair', '2025-02-10', {
          recordNo: 'r-1007-1',
          ordNo: '2025020300015',
          serialNo: 'C2502520118',
        }),
        owned('compact', '2025-05-12', {
          recordNo: 'r-1007-2',
          ordNo: '2025050600022',
          serialNo: 'C2505310094',
        }),
        owned('bed', '2025-06-20', {
          recordNo: 'r-1007-3',
          ordNo: '2025061300007',
          serialNo: 'C2506300231',
        }),
        owned('purifier', '2025-07-04', {
          recordNo: 'r-1007-4',
          ordNo: '2025063000019',
          serialNo: 'C2507310777',
          contractHolder: false,
          ...rental,
        }),
        owned('foot', '2025-08-01', {
          recordNo: 'r-1007-5',
          ordNo: '2025072800003',
          serialNo: null,
        }),
      ],
    ],
  ];
  return new Map(open ? records : []);
}

const points: Record<string, number> = {
  [people.haneul.userIdx]: 1_000_000,
  [people.yuna.userIdx]: 20_000,
};
/** Points that a customer number was given. */
export const givenPoints = (userIdx: string): number => points[userIdx] ?? 0;
