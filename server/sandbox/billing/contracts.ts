import { people } from '@portal/testing/people';

/** A contract in the billing system; src/modules/contract-payment/billing.ts reads it. */
export interface BilledContract {
  custCode: string;
  /** The number of the order that the contract belongs to, as in server/sandbox/membership/products.ts. */
  ordNo: string;
  goodsName: string;
  product: 'bf' | 'l' | 'w' | 'o';
  /** The day on which the contract ends, five years after the installation. */
  until: string;
  /** The contracted party. */
  custName: string;
  corporate: boolean;
  businessNumber: string;
  /** Won a month. */
  monthly: number;
  /** Won that were due and could not be withdrawn. */
  unpaid: number;
  payDay: number;
  payment: {
    way: 'card' | 'bank';
    companyCd: string;
    companyName: string;
    lastDigits: string;
    payerName: string;
  };
}

/** The companies that the system withdraws from, by their code. */
export const cards = [
  ['01', '비씨카드'],
  ['02', 'KB국민카드'],
  ['03', '하나카드'],
  ['04', '삼성카드'],
  ['06', '신한카드'],
  ['07', '현대카드'],
  ['08', '롯데카드'],
  ['12', 'NH농협카드'],
  ['33', '우리카드'],
].map(([companyCd = '', companyName = '']) => ({ companyCd, companyName }));
export const banks = [
  ['003', 'IBK기업은행'],
  ['004', 'KB국민은행'],
  ['011', 'NH농협은행'],
  ['020', '우리은행'],
  ['071', '우체국'],
  ['081', '하나은행'],
  ['088', '신한은행'],
  ['090', '카카오뱅크'],
  ['092', '토스뱅크'],
].map(([companyCd = '', companyName = '']) => ({ companyCd, companyName }));

const goods = {
  premium: { goodsName: '한결 안마의자 프리미엄 HB-700', product: 'bf', monthly: 59_900 },
  chairs: { goodsName: '한결 안마의자 HB-520 2대', product: 'bf', monthly: 78_000 },
  purifier: { goodsName: '한결 냉온정수기 HW-310', product: 'w', monthly: 29_900 },
  small: { goodsName: '한결 소형 정수기 HW-110', product: 'w', monthly: 21_900 },
} as const;

const by = (
  way: 'card' | 'bank',
  companyCd: string,
  lastDigits: string,
): Omit<BilledContract['payment'], 'payerName'> => {
  const found = [...cards, ...banks].find((one) => one.companyCd === companyCd);
  return { way, companyCd, companyName: found?.companyName ?? '', lastDigits };
};

const contract = (
  custCode: string,
  what: keyof typeof goods,
  payment: ReturnType<typeof by>,
  own: Pick<BilledContract, 'custName' | 'payDay' | 'ordNo' | 'until'> & Partial<BilledContract>,
): BilledContract => ({
  ...goods[what],
  custCode,
  corporate: false,
  businessNumber: '',
  unpaid: 0,
  ...own,
  payment: { ...payment, payerName: own.custName },
});

/** The contracts of the fixture people, by customer number, the newest first. */
export function billedContracts(open: boolean): Map<string, BilledContract[]> {
  const { haneul, seoyeon, sora, boram, minsu } = people;
  const { name: custName } = sora;
  const records: [string, BilledContract[]][] = [
    [
      haneul.userIdx,
      [
        contract('3100102', 'purifier', by('bank', '004', '4821'), {
          ordNo: '2025082800047',
          until: '2030-09-01',
          custName: haneul.name,
          payDay: 25,
        }),
        contract('3100101', 'premium', by('card', '06', '7704'), {
          ordNo: '2024051300012',
          until: '2029-05-19',
          custName: haneul.name,
          payDay: 25,
        }),
      ],
    ],
    [
      seoyeon.userIdx,
      [
        contract('3100301', 'chairs', by('card', '07', '3019'), {
          ordNo: '2024030500031',
          until: '2029-03-10',
          custName: '주식회사 한빛라운지',
          payDay: 10,
          corporate: true,
          businessNumber: '0000000000',
        }),
      ],
    ],
    [
      sora.userIdx,
      [
        contract('3100804', 'small', by('bank', '088', '1176'), {
          ordNo: '2025040100043',
          until: '2030-07-09',
          custName,
          payDay: 5,
        }),
        contract('3100803', 'purifier', by('card', '04', '9052'), {
          ordNo: '2025040100042',
          until: '2030-06-09',
          custName,
          payDay: 15,
        }),
        contract('3100802', 'small', by('card', '04', '9052'), {
          ordNo: '2025040100041',
          until: '2030-05-09',
          custName,
          payDay: 15,
        }),
        contract('3100801', 'purifier', by('bank', '088', '1176'), {
          ordNo: '2025040100040',
          until: '2030-04-09',
          custName,
          payDay: 5,
        }),
      ],
    ],
    [
      boram.userIdx,
      [
        contract('3100901', 'purifier', by('bank', '011', '6630'), {
          ordNo: '2025092300012',
          until: '2030-10-01',
          custName: boram.name,
          payDay: 20,
        }),
      ],
    ],
    [
      minsu.userIdx,
      [
        contract('3101001', 'small', by('card', '02', '5518'), {
          ordNo: '2026020300011',
          until: '2031-02-09',
          custName: minsu.name,
          payDay: 10,
          unpaid: 43_800,
        }),
      ],
    ],
  ];
  return new Map(open ? records : []);
}
