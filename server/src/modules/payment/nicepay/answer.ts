import * as v from 'valibot';

const text = v.optional(v.string(), '');
/** An answer of the provider; fields that a call does not have are empty. */
export const answerSchema = v.object({
  ResultCode: v.string(),
  TID: text,
  MID: text,
  Moid: text,
  Amt: text,
  Signature: text,
  AuthCode: text,
  AuthDate: text,
  CardName: text,
  BankName: text,
  VbankBankName: text,
  VbankNum: text,
  VbankAccountName: text,
  VbankExpDate: text,
  VbankExpTime: text,
  /** Of a cash receipt that was issued with the approval: 1 for a person, 2 for a business. */
  RcptType: text,
  RcptTID: text,
  RcptAuthCode: text,
  /** Of an inquiry: 0 approved, 1 cancelled, 4 waiting for its deposit, 9 none. */
  Status: text,
});
export type Answer = v.InferOutput<typeof answerSchema>;
