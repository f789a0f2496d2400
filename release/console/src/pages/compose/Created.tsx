import { Button, Cluster, Stack } from '@portal/ui';
import { useState } from 'react';
import { PinDialog } from '../../change/PinDialog.tsx';
import { SetChecks } from '../../checks/SetChecks.tsx';
import { WaiveDialog } from '../../checks/WaiveDialog.tsx';
import { channels, type Channel, type CreatedSet } from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { Panel, Quiet } from '../../look/Panel.tsx';
import { channelWords } from '../../words.ts';

function PinIn({ channel, set, onClose }: { channel: Channel; set: string; onClose(): void }) {
  const { data } = useAnswer('live', { channel });
  return data && <PinDialog state={data} set={set} onClose={onClose} />;
}

/** The new set's checks. They compare it with the set that customers have, because staging and production require that. */
function Checks({ set }: { set: string }) {
  const sets = useAnswer('sets', {});
  const [waived, setWaived] = useState<string | null>(null);
  const checked = sets.data?.find(({ id }) => id === set);
  return (
    <>
      {checked && <SetChecks set={checked} channel="production" onWaive={setWaived} />}
      {waived !== null && <WaiveDialog set={set} name={waived} onClose={() => setWaived(null)} />}
    </>
  );
}

/** A set that was just made, or had these versions before, and the channels that can take it. */
export function Created({ set: { id: set, isNew } }: { set: CreatedSet }) {
  const [channel, setChannel] = useState<Channel | null>(null);
  return (
    <Panel
      title={isNew ? `세트 ${set}번을 만들었습니다` : `같은 구성의 세트 ${set}번이 이미 있습니다`}
    >
      <Stack>
        <Quiet role="status">
          {isNew
            ? `세트 ${set}번은 아직 아무도 받지 않습니다. 검사한 다음 받을 채널에 지정해 주세요.`
            : '새로 만들지 않았습니다. 이 세트를 검사한 다음 받을 채널에 지정해 주세요.'}
        </Quiet>
        <Checks set={set} />
        <Cluster>
          {[...channels].reverse().map((each) => (
            <Button key={each} onClick={() => setChannel(each)}>
              {channelWords[each]}에 지정
            </Button>
          ))}
        </Cluster>
      </Stack>
      {channel && <PinIn channel={channel} set={set} onClose={() => setChannel(null)} />}
    </Panel>
  );
}
