import { fitBytes } from './text.ts';
import { ediDate } from './signature.ts';
import { providerMethods } from './methods.ts';
import type { CardPayment } from '../provider.ts';

/** Bytes that a field may have in euc-kr. */
const BYTES = { GoodsName: 40, BuyerName: 30, BuyerEmail: 60 } as const;
/** `YYYYMMDDHHmm` */
const MINUTES = 12;

/** The fields of the provider's form, as the customer's browser posts them; EdiDate and SignData come with the signature. */
export function formFields(
  { mid, returnUrl }: { mid: string; returnUrl: string },
  [charge, more]: Parameters<CardPayment['form']>,
): Record<string, string> {
  const { name } = providerMethods[charge.payMethod];
  return {
    PayMethod: name,
    GoodsName: fitBytes(more.goodsName, BYTES.GoodsName),
    Amt: String(charge.amount),
    MID: mid,
    Moid: charge.moid,
    BuyerName: fitBytes(more.buyer.name, BYTES.BuyerName),
    BuyerTel: more.buyer.phone.replace(/\D/g, ''),
    BuyerEmail: fitBytes(more.buyer.email, BYTES.BuyerEmail),
    CharSet: 'utf-8',
    // 1: goods and services, 0: digital contents; phone companies bill the two differently.
    GoodsCl: '1',
    TransType: more.escrow ? '1' : '0',
    ReqReserved: more.reserved,
    ...(name === 'VBANK' && { VbankExpDate: ediDate(more.depositUntil).slice(0, MINUTES) }),
    ...(more.page === 'mobile' && { ReturnURL: returnUrl }),
  };
}
