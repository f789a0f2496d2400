import {
  bankFields,
  cardFields,
  corporateDocuments,
  documentPhotos,
  expiryProblem,
  isSamePayer,
  otherContractsSchema,
  paymentChangeConsents,
  type PaymentChangeReceipt,
} from '@portal/contract';
import { consent, defineForm, line, photos, type Field } from '@portal/form';
import { api, useAnswer } from '@portal/host';
import * as v from 'valibot';
import { wayOf } from '../../contract/way.ts';
import { CHANGING, OtherContracts, type Other } from '../../contract/OtherContracts.tsx';
import { paymentPaths } from '../../paths.ts';
import { company } from './company.tsx';
import type { PaymentInfo } from './NewWay.tsx';

/** Tells customers after a reload why these fields are empty. */
const NOT_STORED = '안전을 위해 저장하지 않습니다. 화면을 새로 고치면 다시 입력해 주세요.';

export const bank = company({
  label: '은행',
  schema: bankFields.bankCd,
  useList: (mayAsk) => useAnswer(api.listBanks, {}, { skip: !mayAsk }),
});
export const cardCompany = company({
  label: '카드사',
  schema: cardFields.cardCd,
  useList: (mayAsk) => useAnswer(api.listCardCompanies, {}, { skip: !mayAsk }),
});

const consents = {
  consentWithdrawal: consent(paymentChangeConsents.consentWithdrawal, bankFields.consentWithdrawal),
  consentPrivacy: consent(paymentChangeConsents.consentPrivacy, bankFields.consentPrivacy),
  consentShare: consent(paymentChangeConsents.consentShare, bankFields.consentShare),
};
const consentStep = {
  name: 'consent',
  title: '동의',
  fields: ['consentWithdrawal', 'consentPrivacy', 'consentShare'],
} as const;

const common = ({ custCode }: PaymentInfo, to: 'card' | 'bank') => ({
  title: '결제 수단 변경',
  sendLabel: '결제 수단 바꾸기',
  hrefOf: (step: number) => paymentPaths.payMethod({ custCode, to, step }),
  resultHref: ({ changeIdx }: PaymentChangeReceipt) => paymentPaths.change({ change: changeIdx }),
});

const payer = (label: string, { custName }: PaymentInfo) =>
  line({
    label,
    schema: v.pipe(
      bankFields.payerName,
      v.check(
        (name) => isSamePayer(name, custName),
        `계약하신 분(${custName})과 이름이 다릅니다. 계약하신 분 이름의 계좌와 카드만 쓸 수 있습니다.`,
      ),
    ),
    hint: '계약하신 분과 같아야 합니다.',
    blank: custName,
    autoComplete: 'off',
  });

const OTHERS_LABEL = '함께 바꾸실 계약';

/** The contracts that may be paid in the same way. What one party may not pay for is said, not hidden. */
function others({
  custName,
  payment,
  others: all,
}: PaymentInfo): Field<readonly string[], typeof otherContractsSchema> {
  const offered: Other[] = all.map((one) => ({
    ...one,
    now: wayOf(one.payment),
    refusal:
      one.changing !== null
        ? CHANGING
        : isSamePayer(one.custName, custName)
          ? null
          : `계약하신 분(${one.custName})이 달라 함께 바꿀 수 없습니다.`,
  }));
  const open = offered.filter(({ refusal }) => refusal === null);
  const now = wayOf(payment);
  return {
    label: OTHERS_LABEL,
    schema: otherContractsSchema,
    blank: open.filter((one) => one.now === now).map(({ custCode }) => custCode),
    whenBlank: '없음',
    accepts: (value) =>
      Array.isArray(value) && value.every((code) => open.some(({ custCode }) => custCode === code)),
    Control: ({ value, error, onChange }) => (
      <OtherContracts
        label={OTHERS_LABEL}
        others={offered}
        chosen={value}
        error={error}
        onChange={onChange}
      />
    ),
    Reading: ({ value }) =>
      open
        .filter(({ custCode }) => value.includes(custCode))
        .map(({ goodsName }) => goodsName)
        .join(', '),
  };
}
const othersStep = (info: PaymentInfo) =>
  ({
    name: 'others',
    title: '다른 계약',
    fields: ['others'],
    asks: (): readonly 'others'[] => (info.others.length > 0 ? ['others'] : []),
  }) as const;

/** A document of a corporate contract, in a place of its own. */
function document(name: keyof typeof corporateDocuments) {
  const { label, hint, missing } = corporateDocuments[name];
  return photos({
    label,
    hint,
    schema: documentPhotos(missing),
    call: api.uploadPhoto,
    pagesOf: (file) =>
      import(/* webpackChunkName: "pdf-pages" */ './pdf-pages.ts').then((pdf) => pdf.pagesOf(file)),
  });
}

const toBank = (info: PaymentInfo) =>
  defineForm({
    ...common(info, 'bank'),
    name: `pay-bank-${info.custCode}`,
    fields: {
      bankCd: bank,
      accountNo: line({
        label: '계좌 번호',
        schema: bankFields.accountNo,
        hint: `숫자만 입력하셔도 됩니다. ${NOT_STORED}`,
        inputMode: 'numeric',
        autoComplete: 'off',
        secret: true,
      }),
      payerName: payer('예금주', info),
      formPhotos: document('formPhotos'),
      bankbookPhotos: document('bankbookPhotos'),
      others: others(info),
      ...consents,
    },
    steps: [
      { name: 'account', title: '새 계좌', fields: ['bankCd', 'accountNo', 'payerName'] },
      othersStep(info),
      {
        name: 'documents',
        title: '법인 서류',
        fields: ['formPhotos', 'bankbookPhotos'],
        asks: () => (info.corporate ? ['formPhotos', 'bankbookPhotos'] : []),
      },
      consentStep,
    ],
    call: api.changeToBank,
    toBody: (answers) => ({ custCode: info.custCode, ...answers }),
  });

const cardForm = (info: PaymentInfo) => ({
  ...common(info, 'card'),
  name: `pay-card-${info.custCode}`,
  fields: {
    cardCd: cardCompany,
    cardNo: line({
      label: '카드 번호',
      schema: cardFields.cardNo,
      hint: `카드 앞면의 숫자입니다. ${NOT_STORED}`,
      inputMode: 'numeric' as const,
      autoComplete: 'cc-number',
      secret: true as const,
    }),
    expiry: line({
      label: '유효 기간 (월/년)',
      schema: v.pipe(
        cardFields.expiry,
        v.rawCheck(({ dataset, addIssue }) => {
          const message = dataset.typed ? expiryProblem(dataset.value, info.next.day) : null;
          if (message !== null) addIssue({ message });
        }),
      ),
      hint: '예: 09/28',
      inputMode: 'numeric' as const,
      autoComplete: 'cc-exp',
      secret: true as const,
    }),
    payerName: payer('카드 명의자', info),
    others: others(info),
    ...consents,
  },
  steps: [
    { name: 'card', title: '새 카드', fields: ['cardCd', 'cardNo', 'expiry', 'payerName'] },
    othersStep(info),
    consentStep,
  ] as const,
});
const toOtherCard = (info: PaymentInfo) =>
  defineForm({
    ...cardForm(info),
    call: api.changeCard,
    toBody: (answers) => ({ custCode: info.custCode, ...answers }),
  });
const toCard = (info: PaymentInfo) =>
  defineForm({
    ...cardForm(info),
    call: api.changeToCard,
    toBody: (answers) => ({ custCode: info.custCode, ...answers }),
  });

export type BankForm = ReturnType<typeof toBank>;
export type CardForm = ReturnType<typeof toCard>;

/** Makes one form for each contract and the others as they are now, and reuses it, because its draft and fields must be created once. */
function formsOf<F>(make: (info: PaymentInfo) => F): (info: PaymentInfo) => F {
  const forms = new Map<string, F>();
  return (info) => {
    const name = JSON.stringify([info.custCode, info.custName, info.payment, info.others]);
    const form = forms.get(name) ?? make(info);
    forms.set(name, form);
    return form;
  };
}

export const bankFormOf = formsOf(toBank);
export const otherCardFormOf = formsOf(toOtherCard);
export const cardFormOf = formsOf(toCard);
