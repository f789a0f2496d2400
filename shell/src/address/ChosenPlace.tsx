import type { Address } from '@portal/host';
import { Button, Card, Facts, PlainForm, TextField } from '@portal/ui';
import { useState } from 'react';
import { Buttons } from './Buttons.ts';
import { placeProblem } from './rules.ts';

/** The chosen address, and a field for the detail that the search does not know. */
export function ChosenPlace(props: {
  place: Omit<Address, 'detail'>;
  onAgain(): void;
  onDone(address: Address): void;
}) {
  const { place, onAgain, onDone } = props;
  const [detail, setDetail] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const problem = placeProblem(detail);
  return (
    <PlainForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
        if (problem) event.currentTarget.querySelector('input')?.focus();
        else onDone({ ...place, detail: detail.trim() });
      }}
    >
      <Card as="div" small tone="soft">
        <Facts
          plain
          facts={[
            ['우편번호', place.zonecode],
            [
              '주소',
              `${place.roadAddress || place.jibunAddress}${place.buildingName && ` (${place.buildingName})`}`,
            ],
          ]}
        />
      </Card>
      <TextField
        label="상세 주소"
        optional
        hint="동·호수처럼 찾아갈 때 필요한 것을 적어 주세요."
        name="detail"
        value={detail}
        error={submitted ? problem : undefined}
        maxLength={100}
        autoComplete="address-line2"
        autoFocus
        onChange={(event) => setDetail(event.target.value)}
      />
      <Buttons justify="end">
        <Button onClick={onAgain}>다시 찾기</Button>
        <Button type="submit" look="primary">
          이 주소 쓰기
        </Button>
      </Buttons>
    </PlainForm>
  );
}
