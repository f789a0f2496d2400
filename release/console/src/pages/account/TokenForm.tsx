import { formatInstant } from '@portal/format';
import {
  Button,
  CheckBox,
  Cluster,
  CopyButton,
  FieldSet,
  Select,
  Stack,
  TextField,
  Wrong,
  useBusy,
} from '@portal/ui';
import { useId, useState } from 'react';
import { useRun } from '../../change/use-run.ts';
import type { TokenState } from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { Literal } from '../../look/Literal.ts';
import { Quiet } from '../../look/Panel.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { optionsIn } from '../../words.ts';

/** The verbs that the form offers, which are those that a CI needs. `token create` takes any other. */
const verbWords: Record<string, string> = {
  doctor: '배포할 수 있는지 확인 (doctor)',
  deliver: '개발 채널에 배포 (deliver)',
  publish: '버전만 올리기 (publish)',
  live: '고객이 받는 버전 보기 (live)',
};
/** Verbs that are used on a remote. */
const OF_A_REMOTE = ['doctor', 'deliver', 'publish'];

const daysWords: Record<string, string> = {
  7: '일주일',
  30: '30일',
  90: '90일',
  180: '180일',
  366: '1년',
};

type Minted = TokenState & { text: string };

/** Shows a new token. The desk keeps only its hash and cannot show it again. */
function Shown({ token: { name, text, until } }: { token: Minted }) {
  return (
    <Stack>
      <p>
        <b>{name}</b> 토큰을 만들었습니다. 지금만 볼 수 있으니 CI의 비밀 값에 바로 넣어 주세요.
      </p>
      <Literal>{text}</Literal>
      <Cluster>
        <CopyButton text={text} label="토큰 복사" copied="복사했습니다." />
      </Cluster>
      <Quiet>{formatInstant(until)}에 끝납니다.</Quiet>
    </Stack>
  );
}

/** What is missing before the token can be made; empty if nothing is. */
function missingOf(asked: { name: string; verbs: string[]; parts: string[]; reason: string }) {
  const name = /^[a-z][a-z0-9-]{1,31}$/.test(asked.name)
    ? ''
    : '영어 소문자로 시작해 소문자, 숫자, 하이픈으로 32자까지 입력해 주세요.';
  const needsParts = asked.verbs.some((verb) => OF_A_REMOTE.includes(verb));
  return {
    name,
    verbs: asked.verbs.length === 0 ? '쓸 명령을 하나 이상 골라 주세요.' : '',
    parts: needsParts && asked.parts.length === 0 ? '배포할 리모트를 하나 이상 골라 주세요.' : '',
    reason: asked.reason.trim() ? '' : '이유를 입력해 주세요. 감사 기록에 남습니다.',
  };
}

/** A group of check boxes. */
function Choices(props: {
  label: string;
  options: Record<string, string>;
  chosen: string[];
  error: string;
  onChange(chosen: string[]): void;
}) {
  const { label, options, chosen, error, onChange } = props;
  const id = useId();
  return (
    <FieldSet aria-describedby={error ? id : undefined}>
      <legend>{label}</legend>
      {Object.entries(options).map(([value, text]) => (
        <CheckBox
          key={value}
          name={value}
          label={text}
          checked={chosen.includes(value)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        />
      ))}
      {error && <Wrong id={id}>{error}</Wrong>}
    </FieldSet>
  );
}

export function TokenForm() {
  const { data } = useAnswer('versions', {});
  const { refusal, run } = useRun();
  const [name, setName] = useState('');
  const [verbs, setVerbs] = useState<string[]>(['deliver']);
  const [parts, setParts] = useState<string[]>([]);
  const [days, setDays] = useState('90');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [minted, setMinted] = useState<Minted | null>(null);
  const missing = missingOf({ name, verbs, parts, reason });
  const shown = (field: keyof typeof missing) => (isAsked ? missing[field] : '');
  const submit = useBusy(async () => {
    setAsked(true);
    setMinted(null);
    if (Object.values(missing).some(Boolean)) return;
    const query = { args: [name], verbs: verbs.join(','), days, reason: reason.trim() };
    const onParts = parts.length > 0 ? { parts: parts.join(',') } : {};
    await run<Minted>('token-create', { ...query, ...onParts }, (token) => {
      setMinted(token);
      setName('');
      setReason('');
      setAsked(false);
    });
  });
  const names = [...new Set(data?.map((version) => version.name))].filter((one) => one !== 'shell');
  return (
    <Stack>
      <TextField
        label="이름"
        hint="감사 기록에 이 이름으로 남습니다. 예: guide-ci"
        error={shown('name')}
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Choices
        label="명령"
        options={verbWords}
        chosen={verbs}
        error={shown('verbs')}
        onChange={setVerbs}
      />
      {names.length > 0 && (
        <Choices
          label="리모트"
          options={Object.fromEntries(names.map((one) => [one, one]))}
          chosen={parts}
          error={shown('parts')}
          onChange={setParts}
        />
      )}
      <Select
        label="쓸 수 있는 기간"
        value={days}
        options={optionsIn(daysWords)}
        onChange={(event) => setDays(event.target.value || '90')}
      />
      <TextField
        label="이유"
        error={shown('reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {refusal && <Trouble refusal={refusal} />}
      <Cluster>
        <Button look="primary" {...submit}>
          토큰 만들기
        </Button>
      </Cluster>
      <div aria-live="polite">{minted && <Shown token={minted} />}</div>
    </Stack>
  );
}
