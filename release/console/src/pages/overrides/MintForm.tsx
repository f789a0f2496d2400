import { Button, ChoiceCards, Cluster, Select, Stack, useBusy } from '@portal/ui';
import { useState } from 'react';
import { useRun } from '../../change/use-run.ts';
import { channels, type Channel, type SetState, type VersionState } from '../../desk/answers.ts';
import { Trouble } from '../../refusal/Trouble.tsx';
import { channelWords, optionsIn, setOptions } from '../../words.ts';

/** A link that was just made. */
export interface Minted {
  link: string;
  until: string;
  /** In words, what testers see by it. */
  what: string;
  channel: Channel;
}

const hoursWords: Record<string, string> = {
  1: '1시간',
  4: '4시간',
  8: '8시간',
  24: '하루',
  72: '사흘',
  168: '일주일',
};

const unknownPortal = (channel: Channel) =>
  `${channelWords[channel]} 포털의 주소를 데스크가 모릅니다. 데스크의 설정 PORTAL_ORIGINS에 ${channel}=주소를 더하고 데스크를 다시 시작해 주세요.`;

/** Makes a link with which a tester sees a set, or one version within the channel's set. */
export function MintForm(props: {
  sets: readonly SetState[];
  versions: readonly VersionState[];
  /** Addresses of the channels' portals; null for one that the desk does not know. */
  portals: Record<Channel, string | null>;
  onMinted(minted: Minted): void;
}) {
  const { sets, versions, portals, onMinted } = props;
  const { refusal, run } = useRun();
  const [channel, setChannel] = useState(
    channels.find((one) => portals[one] !== null) ?? 'production',
  );
  const [kind, setKind] = useState('set');
  const [set, setSet] = useState('');
  const [version, setVersion] = useState('');
  const [hours, setHours] = useState('8');
  const [isAsked, setAsked] = useState(false);
  const chosen = kind === 'set' ? set : version;
  const portal = portals[channel];
  const mint = useBusy(async () => {
    setAsked(true);
    if (!chosen || portal === null) return;
    const what = kind === 'set' ? `세트 ${set}` : version;
    await run<Pick<Minted, 'link' | 'until'>>(
      'override-mint',
      { set: chosen, hours, channel },
      ({ link, until }) => onMinted({ link, until, what, channel }),
    );
  });
  const error = isAsked && !chosen ? '시험할 것을 선택해 주세요.' : undefined;
  return (
    <Stack>
      <ChoiceCards
        label="무엇을 보여 줄까요?"
        name="kind"
        value={kind}
        options={[
          { value: 'set', label: '세트 하나' },
          { value: 'version', label: '버전 하나', note: '나머지는 고객과 같습니다' },
        ]}
        onChange={setKind}
      />
      {kind === 'set' ? (
        <Select
          label="세트"
          error={error}
          value={set}
          options={setOptions(sets)}
          onChange={(event) => setSet(event.target.value)}
        />
      ) : (
        <Select
          label="버전"
          error={error}
          value={version}
          options={[...versions]
            .reverse()
            .filter(({ status }) => status !== 'blocked')
            .map(({ name, version: number }) => ({
              value: `${name}@${number}`,
              label: `${name}@${number}`,
              group: name,
            }))}
          onChange={(event) => setVersion(event.target.value)}
        />
      )}
      <Select
        label="채널"
        hint={portal === null ? undefined : `이 채널의 포털 ${portal}에서만 열립니다.`}
        error={portal === null ? unknownPortal(channel) : undefined}
        value={channel}
        options={channels.map((value) => ({ value, label: channelWords[value] }))}
        onChange={(event) => setChannel((event.target.value || 'production') as Channel)}
      />
      <Select
        label="쓸 수 있는 시간"
        value={hours}
        options={optionsIn(hoursWords)}
        onChange={(event) => setHours(event.target.value || '8')}
      />
      {refusal && <Trouble refusal={refusal} />}
      <Cluster>
        <Button look="primary" {...mint}>
          링크 만들기
        </Button>
      </Cluster>
    </Stack>
  );
}
