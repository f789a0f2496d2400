import styled from '@emotion/styled';
import { CREDIT_CARD, type AnswerOf, type readContractPayment } from '@portal/contract';
import { api, isApiError, useHost, useSend } from '@portal/host';
import { paths } from '@portal/paths';
import {
  aboveActionBar,
  ActionBar,
  Button,
  ButtonLink,
  ChoiceCards,
  Notice,
  PlainForm,
  Text,
} from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { Changing } from '../../contract/Changing.tsx';
import { Each } from '../../contract/Each.tsx';
import { fromWhen } from '../../contract/new-day.ts';
import { CHANGING, OtherContracts, type Other } from '../../contract/OtherContracts.tsx';
import { BesideContract } from '../../contract/BesideContract.tsx';
import { Withdrawals } from '../../contract/Withdrawals.tsx';
import { wayOf } from '../../contract/way.ts';
import { paymentPaths } from '../../paths.ts';

const Form = styled(PlainForm)(aboveActionBar);

type Detail = AnswerOf<typeof readContractPayment>;

const UNSURE =
  '바뀌었는지 확인하지 못했습니다. 나간 돈은 없습니다. 다시 눌러 주세요. 여러 번 눌러도 한 번만 바뀝니다.';

type OtherDetail = Detail['others'][number];

/** The other contracts, as the customer can choose them for a day; '' before one is chosen. */
const othersFor = ({ others }: Detail, day: string): Other[] =>
  others.map(({ custCode, goodsName, payDay, payment, changing, refusal }) => ({
    custCode,
    goodsName,
    now: `매달 ${payDay}일 · ${wayOf(payment)}`,
    refusal:
      changing !== null
        ? CHANGING
        : (refusal ?? (String(payDay) === day ? '이미 이날에 나갑니다.' : null)),
  }));

/** The next withdrawals if this day is chosen; this month's does not change. */
function Next(props: { detail: Detail; payDay: number; with: readonly OtherDetail[] }) {
  const { detail, payDay, with: others } = props;
  const { thisMonth } = detail;
  const under = detail.days.find((day) => day.payDay === payDay)?.withdrawals ?? [];
  const isOther = payDay !== detail.payDay;
  const first =
    isOther && thisMonth ? [{ ...thisMonth, note: '이번 달은 지금 납부일에 나갑니다.' }] : [];
  return (
    <section aria-live="polite">
      <Text as="h2" size="h4" bottom={12}>
        {isOther ? `${payDay}일로 바꾸시면 이렇게 나갑니다` : '앞으로 이렇게 나갑니다'}
      </Text>
      <Withdrawals withdrawals={[...first, ...under]} />
      {isOther && others.length > 0 && (
        <>
          <Text as="h3" size="row" bold top={24} bottom={12}>
            함께 바꾸시는 계약
          </Text>
          <Each
            contracts={others.map((one) => ({ ...one, text: fromWhen(one.thisMonth, under) }))}
          />
        </>
      )}
    </section>
  );
}

export function DayForm({ detail }: { detail: Detail }) {
  const { custCode, payDay: present, days, payment, refusal, changing } = detail;
  const { navigate, hrefFor, supportCode } = useHost();
  const [chosen, setChosen] = useState('');
  const [ticked, setTicked] = useState(() =>
    detail.others.filter((one) => one.payDay === present).map(({ custCode: code }) => code),
  );
  const [misses, setMisses] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [send, { sending }] = useSend(api.changePayDay);
  /** The same day and contracts keep their key, so that a second press changes nothing twice. */
  const key = useRef({ asked: '', key: '' });
  const offered = othersFor(detail, chosen);
  const others = offered
    .filter((one) => one.refusal === null && ticked.includes(one.custCode))
    .map(({ custCode: code }) => code);

  useEffect(() => {
    if (misses > 0) form.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }, [misses]);

  const choose = (day: string) => {
    setChosen(day);
    setMisses(0);
    setFailure(null);
  };
  const submit = async () => {
    if (sending) return;
    if (chosen === '') return setMisses((n) => n + 1);
    const input = { custCode, payDay: Number(chosen), ...(others.length > 0 && { others }) };
    const asked = JSON.stringify(input);
    if (key.current.asked !== asked) key.current = { asked, key: crypto.randomUUID() };
    try {
      const { changeIdx } = await send(input, { key: key.current.key });
      navigate(paymentPaths.change({ change: changeIdx }), { replace: true });
    } catch (error) {
      const code = isApiError(error) ? error.code : '';
      if (code === 'ABORTED') return;
      // After a server error nobody knows whether the day was changed.
      const said =
        isApiError(error) && error.http < 500 && (error.fields?.['others'] ?? error.message);
      setFailure(`${said || UNSURE} 지원 번호 ${supportCode(error)}`);
    }
  };

  const byCard = payment.payMethod === CREDIT_CARD;
  const bills = hrefFor(paths.payment());
  return (
    <BesideContract contract={detail}>
      {changing !== null && <Changing changeIdx={changing} />}
      {refusal !== null && (
        <Notice role="status">
          <p>{refusal} 먼저 납부해 주세요.</p>
          {bills !== null && <ButtonLink href={bills}>요금 납부하기</ButtonLink>}
        </Notice>
      )}
      {changing === null && refusal === null && (
        <Form
          gap={24}
          max={720}
          ref={form}
          noValidate
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <ChoiceCards
            label="새 납부일"
            name="payDay"
            hint={
              byCard
                ? '카드로 내시면 5일이 좋습니다. 카드사 할인 실적을 한 달 단위로 맞추기 쉽습니다.'
                : undefined
            }
            error={misses > 0 ? '새 납부일을 골라 주세요.' : undefined}
            value={chosen}
            options={days.map(({ payDay, recommended }) => ({
              value: String(payDay),
              label: `${payDay}일`,
              disabled: payDay === present,
              ...(payDay === present
                ? { note: '지금 납부일' }
                : byCard && recommended && { note: '추천' }),
            }))}
            onChange={choose}
          />
          {offered.length > 0 && (
            <OtherContracts
              label="함께 바꿀 계약"
              others={offered}
              chosen={ticked}
              onChange={(codes) => {
                setTicked(codes);
                setFailure(null);
              }}
            />
          )}
          <Next
            detail={detail}
            payDay={chosen === '' ? present : Number(chosen)}
            with={detail.others.filter((one) => others.includes(one.custCode))}
          />
          {failure !== null && (
            <Notice role="alert">
              <p>{failure}</p>
            </Notice>
          )}
          <ActionBar>
            <Button look="primary" type="submit" aria-disabled={sending || undefined}>
              {sending
                ? '바꾸는 중'
                : chosen === ''
                  ? '납부일 바꾸기'
                  : `${others.length > 0 ? `계약 ${others.length + 1}개를 ` : ''}매달 ${chosen}일로 바꾸기`}
            </Button>
          </ActionBar>
        </Form>
      )}
    </BesideContract>
  );
}
