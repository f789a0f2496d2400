import styled from '@emotion/styled';
import { registrationFields } from '@portal/contract';
import { bind, type Field } from '@portal/form';
import { useHost } from '@portal/host';
import { Button, Cluster, Hint, Stack, TextField } from '@portal/ui';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { ScanDialog } from './scan/ScanDialog.tsx';
import { useSerialCheck } from './use-serial-check.ts';

const label = '시리얼 번호';
const schema = registrationFields.serialNo;
const Check = createContext<ReturnType<typeof useSerialCheck> | null>(null);
/** The check of the number in the draft, for the field of its model; null outside of the form. */
export const useCheck = () => useContext(Check);

/** Has room for its line from the beginning: the check starts while a button below may be pressed. */
const Said = styled(Hint)`
  min-height: 1lh;
`;
const sentences = {
  asking: '번호를 확인하고 있습니다.',
  right: '등록하실 수 있는 번호입니다.',
  unanswered:
    '번호를 지금 확인하지 못했습니다. 그대로 계속하실 수 있고, 접수할 때 다시 확인합니다.',
  // The field shows the API's own sentence, as its error.
  wrong: '',
};

/**
 * The field for the serial number. It asks the API as soon as the customer leaves the field, while the label is at hand,
 * and at the latest before the next step. If that check fails or is slow, the form goes on: the API checks the number
 * again when the form is sent.
 */
export const serial: Field<string, typeof schema> = {
  label,
  schema,
  blank: '',
  Provider({ draft, waitFor, askFirst, children }) {
    const check = useSerialCheck(draft);
    const { verdict, askInTime } = check;
    useEffect(() => {
      return waitFor(() => (verdict?.is === 'wrong' ? verdict.sentence : null));
    });
    useEffect(() => {
      return askFirst(askInTime);
    });
    return <Check value={check}>{children}</Check>;
  },
  Control(props) {
    const { openPopup, dialogs } = useHost();
    const [Scan, setScan] = useState<typeof ScanDialog | null>(null);
    const scanned = useRef('');
    const check = useContext(Check);
    const verdict = check?.verdict;
    // The draft has what the camera has read: it is checked as if it were typed.
    useEffect(() => {
      if (scanned.current === '' || scanned.current !== props.value) return;
      scanned.current = '';
      void check?.ask();
    });
    const scan = () =>
      void import(/* webpackChunkName: "scan" */ './scan/ScanDialog.tsx').then(
        (file) => setScan(() => file.ScanDialog),
        () => dialogs.alert('카메라 화면을 불러오지 못했습니다. 번호를 직접 입력해 주세요.'),
      );
    return (
      <Stack gap={8}>
        <TextField
          label={label}
          hint="라벨에 있는 영문 C와 숫자 10자리입니다. 예: C2504001234"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...bind(props)}
          error={props.error ?? (verdict?.is === 'wrong' ? verdict.sentence : undefined)}
          onBlur={() => {
            props.onBlur?.();
            void check?.ask();
          }}
        />
        <Said role="status">{verdict && sentences[verdict.is]}</Said>
        <Cluster>
          <Button onClick={scan}>사진으로 찍기</Button>
          <Button onClick={() => openPopup('serialNumber')}>시리얼 번호 찾는 법</Button>
        </Cluster>
        {Scan && (
          <Scan
            onClose={() => setScan(null)}
            onRead={(serial) => {
              scanned.current = serial;
              props.onChange(serial);
              setScan(null);
            }}
          />
        )}
      </Stack>
    );
  },
  Reading: ({ value }) => v.parse(schema, value),
};
