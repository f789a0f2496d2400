import {
  afterServiceFields,
  entranceInput,
  fieldMessages,
  korean,
  phoneInput,
} from '@portal/contract';
import { formatPhone } from '@portal/format';
import { api } from '@portal/host';
import { Button, Cluster, Stack, TextArea, TextField, useBusy } from '@portal/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { ChangeBox } from './ChangeBox.tsx';
import { namedOf, useChange, type ChangeProps } from './own.ts';

const LONGEST = 1000;
const schema = v.object({
  phoneNum: v.optional(phoneInput),
  text: afterServiceFields.text,
  entrance: v.optional(entranceInput),
});

/**
 * Changes the number to call, the entrance code and, for a member's repair, what was written. A guest reads neither number nor code, so
 * these fields are empty.
 */
export function ChangeContact(props: ChangeProps & { onClose(): void }) {
  const { order, guest, onChanged, onStale, onClose } = props;
  const before = {
    phone: guest ? '' : formatPhone(order.phoneNum),
    text: order.text,
    entrance: order.entrance ?? '',
  };
  const hasText = !guest && order.service === 'after';
  const [phone, setPhone] = useState(before.phone);
  const [text, setText] = useState(before.text);
  const [entrance, setEntrance] = useState(before.entrance);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const change = useChange(api.changeOrderContact, onStale);
  const save = useBusy(async () => {
    const changed = {
      ...(phone.trim() !== before.phone && { phoneNum: phone }),
      ...(hasText && text !== before.text && { text }),
      ...(entrance.trim() !== before.entrance && { entrance }),
    };
    if (Object.keys(changed).length === 0)
      return setProblems({ phoneNum: '새 휴대전화 번호를 입력해 주세요.' });
    const { success, issues } = v.safeParse(schema, changed, korean);
    if (!success) return setProblems(fieldMessages(issues) ?? {});
    const input = { ...namedOf(props), ...changed };
    const refused = await change(input, (now) =>
      onChanged(now, '바꾼 내용을 저장했습니다.', input.phoneNum),
    );
    setProblems(refused);
  });
  return (
    <ChangeBox label={hasText ? '연락처와 내용 바꾸기' : '연락처 바꾸기'} onClose={onClose}>
      <Stack gap={24}>
        <TextField
          label="연락받으실 휴대전화"
          hint="번호를 바꾸시면 전 번호에도 알려 드리고, 전에 보내 드린 알림의 버튼으로는 이 접수가 열리지 않습니다."
          name="phoneNum"
          inputMode="tel"
          autoComplete="tel"
          value={phone}
          error={problems['phoneNum']}
          onChange={({ target }) => setPhone(target.value)}
        />
        <TextField
          label="공동현관 비밀번호"
          hint="기사가 건물에 들어갈 때 씁니다. 없으면 비워 두세요. 예: #1234*"
          name="entrance"
          autoComplete="off"
          value={entrance}
          error={problems['entrance']}
          onChange={({ target }) => setEntrance(target.value)}
        />
        {hasText && (
          <TextArea
            label="내용"
            hint="증상이나 들어오시는 방법처럼 기사가 알아야 할 것을 적어 주세요."
            name="text"
            max={LONGEST}
            value={text}
            error={problems['text']}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <Cluster>
          <Button look="primary" {...save}>
            저장하기
          </Button>
          <Button onClick={onClose}>그대로 두기</Button>
        </Cluster>
      </Stack>
    </ChangeBox>
  );
}
