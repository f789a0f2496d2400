import {
  Button,
  CheckBox,
  ChoiceCards,
  FieldSet,
  Hint,
  PlainForm,
  SearchField,
  SearchForm,
  SearchInput,
  Select,
  Stack,
  TextArea,
  TextField,
  Wrong,
} from '@portal/ui';
import { useState } from 'react';

/** Empty, with a hint, optional, filled, wrong, disabled. */
export function TextFields() {
  return (
    <Stack gap={24} max={480}>
      <TextField label="이름" />
      <TextField label="휴대전화" hint="예: 010-1234-5678" />
      <TextField label="받는 분께 남기실 말" optional defaultValue="문 앞에 놓아 주세요" />
      <TextField label="이름" error="이름을 입력해 주세요." />
      <TextField label="고객 번호" defaultValue="1001" disabled />
    </Stack>
  );
}

/** Counts the characters that are left. */
export function TextAreas() {
  const [value, setValue] = useState('의자에서 소리가 납니다.');
  return (
    <Stack gap={24} max={480}>
      <TextArea
        label="증상"
        max={500}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <TextArea label="증상" max={500} value="" error="증상을 적어 주세요." onChange={() => {}} />
    </Stack>
  );
}

const parts = [
  { value: 'seat', label: '시트' },
  { value: 'remote', label: '리모컨' },
];

/** Open, loading, without options, wrong. */
export function Selects() {
  const [value, setValue] = useState('');
  const common = {
    label: '부품',
    placeholder: '골라 주세요',
    value,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
  };
  return (
    <Stack gap={24} max={480}>
      <Select {...common} options={parts} />
      <Select {...common} options={null} />
      <Select {...common} options={[]} />
      <Select {...common} options={parts} error="부품을 골라 주세요." />
    </Stack>
  );
}

export function CheckBoxes() {
  const [checked, setChecked] = useState(true);
  return (
    <Stack>
      <CheckBox
        label="개인정보 수집에 동의합니다"
        name="privacy"
        checked={checked}
        onChange={setChecked}
      />
      <CheckBox
        label="개인정보 수집에 동의합니다"
        name="refused"
        checked={false}
        error="동의해 주셔야 접수할 수 있습니다."
        onChange={() => {}}
      />
    </Stack>
  );
}

export function Cards() {
  const [value, setValue] = useState('am');
  const options = [
    { value: 'am', label: '오전', note: '9시~12시' },
    { value: 'pm', label: '오후', note: '13시~18시' },
    { value: 'night', label: '저녁', note: '이 지역은 저녁 방문이 없습니다.', disabled: true },
  ];
  return (
    <Stack gap={24}>
      <ChoiceCards
        label="방문 시간"
        name="time"
        value={value}
        options={options}
        onChange={setValue}
      />
      <ChoiceCards
        wide
        label="방문 시간"
        name="wide"
        value=""
        options={options}
        error="시간을 골라 주세요."
        onChange={() => {}}
      />
    </Stack>
  );
}

export function FieldSets() {
  return (
    <FieldSet>
      <legend>받으실 곳</legend>
      <TextField label="동·호수" />
    </FieldSet>
  );
}

/** For a control that is none of the others. */
export function HintAndError() {
  return (
    <Stack>
      <Hint id="gallery-hint">사진은 세 장까지 올리실 수 있습니다.</Hint>
      <Wrong id="gallery-error">사진을 올려 주세요.</Wrong>
    </Stack>
  );
}

export function Search() {
  return (
    <Stack gap={24}>
      <SearchField
        label="질문 검색"
        action="/gallery"
        name="q"
        value=""
        placeholder="예: 물이 샙니다"
      />
      <SearchForm action="/gallery">
        <SearchInput name="q" aria-label="검색어" />
        <Button type="submit">검색</Button>
      </SearchForm>
    </Stack>
  );
}

export function FormWithoutSteps() {
  return (
    <PlainForm gap={24} max={480} onSubmit={(event) => event.preventDefault()}>
      <TextField label="이름" />
      <Button type="submit" look="primary">
        조회하기
      </Button>
    </PlainForm>
  );
}
