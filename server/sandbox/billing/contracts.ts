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

/** The contracts of the fixture people, by customer number, the newest first. */
export const billedContracts = (open: boolean): Map<string, BilledContract[]> =>
  new Map(open ? Object.entries(readRecords<BilledContract>('contracts.json')) : []);
