import { Button } from '@portal/ui';
import { useState } from 'react';
import { PinDialog } from '../../change/PinDialog.tsx';
import { channels, type Channel, type CreatedSet } from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { Line, Panel, Quiet, Stack } from '../../look/Panel.tsx';
import { channelWords } from '../../words.ts';

function PinIn({ channel, set, onClose }: { channel: Channel; set: string; onClose(): void }) {
  const { data } = useAnswer('live', { channel });
  return data && <PinDialog state={data} set={set} onClose={onClose} />;
}

/** A set that was just made, or had these versions before, and the channels that can take it. */
export function Created({ set: { id: set, isNew } }: { set: CreatedSet }) {
  const [channel, setChannel] = useState<Channel | null>(null);
  return (
    <Panel aria-labelledby="created" role="status">
      <h2 id="created">
        {isNew ? `세트 ${set}번을 만들었습니다` : `같은 구성의 세트 ${set}번이 이미 있습니다`}
      </h2>
      <Stack>
        <Quiet>
          {isNew
            ? '아직 아무도 받지 않습니다. 받을 채널을 골라 지정해 주세요.'
            : '새로 만들지 않았습니다. 이 세트를 받을 채널을 골라 지정해 주세요.'}
        </Quiet>
        <Line>
          {[...channels].reverse().map((each) => (
            <Button key={each} type="button" onClick={() => setChannel(each)}>
              {channelWords[each]}에 지정
            </Button>
          ))}
        </Line>
      </Stack>
      {channel && <PinIn channel={channel} set={set} onClose={() => setChannel(null)} />}
    </Panel>
  );
}
