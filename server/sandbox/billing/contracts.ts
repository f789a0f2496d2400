import { readRecords } from '../records/read.ts';

/** A contract in the billing system; src/modules/contract-payment/billing.ts reads it. */
export interface BilledContract {
  custCode: string;
  /** The number of the order that the contract belongs to, as in server/sandbox/records/products.json. */
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

type Company = Pick<BilledContract['payment'], 'companyCd' | 'companyName'>;
/** The companies that the system withdraws from, by their code. */
export const { cards = [], banks = [] } = readRecords<Company>('companies.json');

/** The contracts of the fixture people, by customer number, the newest first. */
export const billedContracts = (open: boolean): Map<string, BilledContract[]> =>
  new Map(open ? Object.entries(readRecords<BilledContract>('contracts.json')) : []);

/** A bill that could not be withdrawn; src/modules/contract-payment/billing.ts reads it. */
interface OpenBill {
  billIdx: string;
  /** `2026-11` */
  month: string;
  dueOn: string;
  amount: number;
}

/** The open bills, those of a contract together its `unpaid`. */
export const openBills = () =>
  Object.entries(readRecords<OpenBill>('bills.json')).flatMap(([custCode, bills]) =>
    bills.map((bill) => ({ custCode, ...bill })),
  );
