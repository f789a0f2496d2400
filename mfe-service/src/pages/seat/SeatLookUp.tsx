import type { listSeatsOfModel, InputOf } from '@portal/contract';
import { api, isApiError, useAnswer, useHost } from '@portal/host';
import { AmountTable, Button, Cluster, Loading, Outcome, Stack, TextField } from '@portal/ui';
import { useState, type KeyboardEvent } from 'react';

type Asked = InputOf<typeof listSeatsOfModel>;

/** What was typed: a serial number, a text with a model number in it, or otherwise a model's name. */
function askedBy(typed: string): Asked {
  const serialNo = typed.replace(/[\s-]/g, '').toUpperCase();
  if (/^C\d[0-9A-Z]{4,19}$/.test(serialNo)) return { serialNo };
  const [, letters, number] = /([a-z]{2})[\s-]*(\d+)/i.exec(typed.normalize('NFKC')) ?? [];
  if (letters === undefined) return { goodsName: typed.trim() };
  return { goodsCd: `${letters.toUpperCase()}-${number}` };
}

function Found({ asked }: { asked: Asked }) {
  const { company, supportCode } = useHost();
  const answer = useAnswer(api.listSeatsOfModel, asked);
  const { data, error, refetch } = answer;
  const { main } = company.phones;
  if (isApiError(error) && error.code === 'ERR_NOT_FOUND')
    return (
      <Outcome key="none" label="찾은 시트">
        <p>
          그런 안마의자를 찾지 못했습니다. 제품 라벨의 모델 번호(예: HB-700)나 C로 시작하는 시리얼
          번호를 넣어 주세요.
        </p>
      </Outcome>
    );
  if (error)
    return (
      <Outcome key="failed" label="찾은 시트">
        <p>시트를 찾지 못했습니다. 지원 번호 {supportCode(error)}</p>
        <Button onClick={refetch}>다시 시도</Button>
      </Outcome>
    );
  if (!data) return <Loading answer={answer} kind="list" />;
  if (data.checkReplacement === 'N')
    return (
      <Outcome key="phone" label="찾은 시트">
        <p>
          {data.goodsName}의 시트는 온라인으로 신청하실 수 없습니다. 고객센터{' '}
          <a href={`tel:${main}`}>{main}</a>에서 도와드립니다.
        </p>
      </Outcome>
    );
  return (
    <Outcome key="found" label="찾은 시트">
      <h3>{data.goodsName}의 시트</h3>
      <AmountTable
        rows={[
          ...data.list.map((seat) => ({ label: seat.goodsName, amount: seat.goodsPrice })),
          { label: '방문비', amount: data.visitFee, condition: '한 번 방문에' },
        ]}
      />
      <p>온라인으로 신청하시면 {data.discountRate}% 할인해 드립니다.</p>
    </Outcome>
  );
}

/** Seats and prices of any chair, for visitors and for members without that chair. */
export function SeatLookUp() {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = () => {
    if (typed.trim() !== '') setAsked(askedBy(typed));
  };
  // The field is inside the request's form, which Enter would submit.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  };
  return (
    <Stack as="section" gap={12} top={24} max={560} aria-label="모델로 시트 찾기">
      <TextField
        label="모델 이름이나 시리얼 번호"
        hint="예: HB-700, C2405700123"
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Cluster>
        <Button onClick={ask}>시트와 가격 찾기</Button>
      </Cluster>
      {asked && <Found key={JSON.stringify(asked)} asked={asked} />}
    </Stack>
  );
}
