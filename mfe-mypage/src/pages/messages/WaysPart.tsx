import {
  DEFAULT_MESSAGE_WAY,
  messageTopics,
  messageWays,
  type MessageTopic,
  type MessageWay,
  type MessageWays,
} from '@portal/contract';
import { api, useSend } from '@portal/host';
import { Button, PlainForm, Select } from '@portal/ui';
import { useState } from 'react';
import { Part } from '../../saving/Part.tsx';
import { useSaving } from '../../saving/use-saving.ts';

// A select begins with an option of no value: here it stands for the default.
const options = Object.entries(messageWays)
  .filter(([value]) => value !== DEFAULT_MESSAGE_WAY)
  .map(([value, label]) => ({ value, label }));

/** The form in which a member chooses a way for each topic. */
export function WaysPart({ saved }: { saved: MessageWays }) {
  const [ways, setWays] = useState(saved);
  const [update] = useSend(api.saveMessageWays);
  const { said, save, retry } = useSaving();
  const submit = () =>
    save(async () => {
      await update({ ways });
      return '저장했습니다. 이제부터 이렇게 보내 드립니다.';
    });
  return (
    <Part title="받는 방법" said={said} onRetry={retry}>
      <p>
        알림마다 받는 방법을 고르실 수 있습니다. 휴대전화 번호 변경처럼 회원님을 지키는 알림은 늘
        보내 드립니다.
      </p>
      <PlainForm
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {(Object.keys(messageTopics) as MessageTopic[]).map((topic) => (
          <Select
            key={topic}
            label={messageTopics[topic]}
            placeholder={messageWays[DEFAULT_MESSAGE_WAY]}
            options={options}
            value={ways[topic] === DEFAULT_MESSAGE_WAY ? '' : ways[topic]}
            onChange={({ target }) =>
              setWays({ ...ways, [topic]: (target.value || DEFAULT_MESSAGE_WAY) as MessageWay })
            }
          />
        ))}
        <Button type="submit" look="primary" aria-disabled={said.is === 'saving' || undefined}>
          저장하기
        </Button>
      </PlainForm>
    </Part>
  );
}
