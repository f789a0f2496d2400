import {
  fieldMessages,
  korean,
  refundAccountFields,
  refundAccountRefusals,
  type PaymentResult,
} from '@portal/contract';
import { api, isApiError, useAnswer, useHost, useSend, useSession } from '@portal/host';
import { Button, CheckBox, Facts, Loading, Notice, PlainForm, Select, TextField } from '@portal/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import * as v from 'valibot';
import { Part } from '../../payment/Part.tsx';

const schema = v.object(refundAccountFields);
const FIELDS = ['bankCd', 'accountNo', 'holder', 'consentRefund'] as const;
type Typed = Record<(typeof FIELDS)[number], string>;

const UNSURE =
  '계좌를 받았는지 확인하지 못했습니다. 다시 눌러 주세요. 여러 번 눌러도 한 번만 돌려 드립니다.';

/** The account that was entered, and what happens now. */
function Entered({ account }: { account: NonNullable<PaymentResult['refundAccount']> }) {
  const { is, bankName, number } = account;
  return (
    <Part>
      <h2>환불받으실 계좌</h2>
      <Facts plain facts={[['계좌', `${bankName} ${number}`]]} />
      <p>
        {is === 'checking'
          ? '은행이 예금주를 확인하면 이 화면이 저절로 바뀝니다. 화면을 닫으셔도 됩니다.'
          : '돌려 드리면 메시지로 알려 드립니다.'}
      </p>
    </Part>
  );
}

/** Where a deposit is paid back to: entered by the payer, again after a refusal, which is said at its field. */
export function RefundAccount(props: { payment: PaymentResult; onEntered(): void }) {
  const { payment, onEntered } = props;
  const { moid, refundAccount: account } = payment;
  const { company, supportCode } = useHost();
  const session = useSession();
  const isAsked = account?.is === 'needed' || account?.is === 'refused';
  const banks = useAnswer(api.listBanks, {}, { skip: !isAsked });
  const [send, { sending }] = useSend(api.enterRefundAccount);
  const [changed, setChanged] = useState<Partial<Typed>>({});
  const typed: Typed = {
    bankCd: '',
    accountNo: '',
    // The session may be known after the form is shown.
    holder: session.is === 'member' ? session.user.userName : '',
    consentRefund: '',
    ...changed,
  };
  const [problems, setProblems] = useState<Partial<Record<string, string>> | null>(null);
  const form = useRef<HTMLFormElement>(null);
  /** The same account keeps its key, so that a second press enters nothing twice. */
  const key = useRef({ of: '', key: '' });

  if (!account) return null;
  if (!isAsked) return <Entered account={account} />;
  const { main } = company.phones;
  const refused = account.refusal && refundAccountRefusals[account.refusal];
  // Until something is typed again, a refusal is said at its field.
  const said = problems ?? (refused ? { [refused.at]: refused.text } : {});

  const show = (wrong: typeof problems) => {
    setProblems(wrong);
    const first = FIELDS.find((name) => wrong?.[name] !== undefined) ?? '';
    const field = form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending) return;
    const { success, output, issues } = v.safeParse(schema, typed, korean);
    if (!success) return show(fieldMessages(issues) ?? {});
    const of = JSON.stringify(output);
    if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() };
    try {
      await send({ moid, ...output }, { key: key.current.key });
      setProblems(null);
      key.current = { of: '', key: '' };
      onEntered();
    } catch (error) {
      const failed = isApiError(error) ? error : null;
      if (failed?.code === 'ABORTED') return;
      if (failed && Object.keys(failed.fields).length > 0) return show(failed.fields);
      // After a server error the account may have been stored or not, so say that it is not known.
      const text = (failed && failed.http < 500 && failed.message) || UNSURE;
      setProblems({ form: `${text} 지원 번호 ${supportCode(error)}` });
    }
  };
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    error: said[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setChanged({ ...changed, [name]: target.value });
      setProblems({ ...said, [name]: undefined });
    },
  });
  return (
    <Part aria-label="환불받으실 계좌">
      <h2>환불받으실 계좌</h2>
      {banks.error ? (
        <Loading answer={banks} kind="list" failure="은행 목록을 가져오지 못했습니다." />
      ) : (
        <PlainForm
          gap={24}
          max={480}
          ref={form}
          method="post"
          noValidate
          onSubmit={(event) => void submit(event)}
        >
          <Select
            label="은행"
            placeholder="골라 주세요"
            options={
              banks.data?.companyList.map(({ companyCd, companyName }) => ({
                value: companyCd,
                label: companyName,
              })) ?? null
            }
            {...field('bankCd')}
          />
          <TextField
            label="계좌 번호"
            hint="숫자만 입력하셔도 됩니다."
            inputMode="numeric"
            autoComplete="off"
            maxLength={24}
            {...field('accountNo')}
          />
          <TextField
            label="예금주"
            hint="결제하신 분과 같아야 합니다."
            autoComplete="off"
            maxLength={30}
            {...field('holder')}
          />
          <CheckBox
            label="예금주를 확인하고 돌려 드리려고 이름, 생년월일 또는 사업자 등록 번호, 계좌를 금융결제원, 은행, 결제 대행사에 보내는 데 동의합니다. 전체 계좌 번호는 돌려 드리면 바로 지웁니다."
            name="consentRefund"
            checked={typed.consentRefund === 'Y'}
            error={said['consentRefund']}
            onChange={(is) => field('consentRefund').onChange({ target: { value: is ? 'Y' : '' } })}
          />
          {said['form'] && (
            <Notice role="alert">
              <p>{said['form']}</p>
            </Notice>
          )}
          <Button look="primary" type="submit" aria-disabled={sending || undefined}>
            {sending ? '보내는 중' : '이 계좌로 돌려받기'}
          </Button>
        </PlainForm>
      )}
      <p>
        전화로 알려 주셔도 됩니다. 고객센터 <a href={`tel:${main}`}>{main}</a>
      </p>
    </Part>
  );
}
