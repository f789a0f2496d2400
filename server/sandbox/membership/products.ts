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
  /** Where it is installed; null where it is unknown. */
  place: { zonecode: string; addr: string; addrDetail: string } | null;
}

/** Products by customer number, in memory. */
export type ProductRecords = Map<string, ProductRecord[]>;

const models = {
  premium: { goodsCd: 'HB-700', goodsName: '한결 안마의자 프리미엄 HB-700', product: 'bf' },
  chair: { goodsCd: 'HB-520', goodsName: '한결 안마의자 HB-520', product: 'bf' },
  bed: { goodsCd: 'HL-300', goodsName: '한결 모션베드 HL-300(150×200)', product: 'l' },
  purifier: { goodsCd: 'HW-310', goodsName: '한결 냉온정수기 HW-310', product: 'w' },
  compact: { goodsCd: 'HB-310', goodsName: '한결 소형 안마의자 HB-310', product: 'bf' },
  small: { goodsCd: 'HW-110', goodsName: '한결 소형 정수기 HW-110', product: 'w' },
  foot: { goodsCd: 'HO-22', goodsName: '한결 발 마사지기 HO-22', product: 'o' },
} as const;

const at = (zonecode: string, addr: string, addrDetail = '') => ({ zonecode, addr, addrDetail });
/** Houses of the postcode sandbox. */
const places = {
  flat: at('05551', '서울 송파구 올림로 300', '101동 1203호 송파나루아파트'),
  office: at('07335', '서울 영등포구 국제로 10', '7층 한결타워'),
  villa: at('12738', '경기 광주시 행정로 50'),
  seaside: at('48058', '부산 해운대구 바다로 55', '302호 해담아파트'),
  jeju: at('63122', '제주특별자치도 제주시 문연로 6', '505호 연동누리아파트'),
  udo: at('63365', '제주특별자치도 제주시 우도면 우도로 158'),
};

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
  place: null,
  ...own,
});

const rental = { orderKind: '1' } as const;
const lounge = { ordNo: '2024030500031', place: places.office };

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
          place: places.flat,
          ...rental,
        }),
        owned('purifier', '2025-09-02', {
          recordNo: 'r-1001-2',
          ordNo: '2025082800047',
          serialNo: 'C2509310456',
          place: places.flat,
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
          place: places.seaside,
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
          place: places.office,
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
          place: places.villa,
        }),
        owned('compact', '2025-05-12', {
          recordNo: 'r-1007-2',
          ordNo: '2025050600022',
          serialNo: 'C2505310094',
          place: places.villa,
        }),
        owned('bed', '2025-06-20', {
          recordNo: 'r-1007-3',
          ordNo: '2025061300007',
          serialNo: 'C2506300231',
          place: places.villa,
        }),
        owned('purifier', '2025-07-04', {
          recordNo: 'r-1007-4',
          ordNo: '2025063000019',
          serialNo: 'C2507310777',
          place: places.villa,
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
    [
      people.sora.userIdx,
      [
        owned('premium', '2025-01-15', {
          recordNo: 'r-1008-1',
          ordNo: '2025010600031',
          serialNo: 'C2501700222',
          place: places.seaside,
        }),
        owned('bed', '2025-03-28', {
          recordNo: 'r-1008-2',
          ordNo: '2025032000006',
          serialNo: 'C2503300419',
          place: places.seaside,
        }),
        ...(['r-1008-3', 'r-1008-4', 'r-1008-5', 'r-1008-6'] as const).map((recordNo, i) =>
          owned(i % 2 ? 'small' : 'purifier', `2025-0${i + 4}-10`, {
            recordNo,
            ordNo: `202504010004${i}`,
            serialNo: `C250431050${i}`,
            place: places.seaside,
            ...rental,
          }),
        ),
      ],
    ],
    [
      people.boram.userIdx,
      [
        owned('chair', '2025-10-02', {
          recordNo: 'r-1009-1',
          ordNo: '2025092300011',
          serialNo: 'C2510520084',
          place: places.udo,
        }),
        owned('purifier', '2025-10-02', {
          recordNo: 'r-1009-2',
          ordNo: '2025092300012',
          serialNo: 'C2510310085',
          place: places.jeju,
          ...rental,
        }),
      ],
    ],
    [
      people.minsu.userIdx,
      [
        owned('small', '2026-02-10', {
          recordNo: 'r-1010-1',
          ordNo: '2026020300011',
          serialNo: 'C2602110061',
          ...rental,
        }),
      ],
    ],
  ];
  return new Map(open ? records : []);
}

/**
 * Adds a registered product to a customer's products, as verified. Nothing changes if the customer already has a product with
 * this serial number. If the customer has an unverified product of the same model without a serial number, that product gets
 * the number.
 */
export function addProduct(
  records: ProductRecords,
  userIdx: string,
  {
    serialNo,
    boughtOn,
    ...model
  }: Pick<ProductRecord, 'goodsCd' | 'goodsName' | 'product'> & {
    serialNo: string;
    boughtOn: string;
  },
): void {
  const own = records.get(userIdx) ?? [];
  if (own.some((record) => record.serialNo === serialNo)) return;
  const known = own.find(
    (record) => record.goodsCd === model.goodsCd && !record.verified && record.serialNo === null,
  );
  const added: ProductRecord = {
    recordNo: `g-${serialNo}`,
    // We did not sell this product, so we make up an order number.
    ordNo: `${boughtOn.replaceAll('-', '')}${serialNo.slice(-5)}`,
    orderKind: '0',
    installedOn: boughtOn,
    contractHolder: true,
    place: null,
    ...known,
    ...model,
    serialNo,
    verified: true,
  };
  records.set(userIdx, [...own.filter((record) => record !== known), added]);
}
