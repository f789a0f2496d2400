import styled from '@emotion/styled';
import { Cluster, Stack } from '@portal/ui';
import type { SetState } from '../desk/answers.ts';
import { useIsManager } from '../desk/session.ts';
import { Ago } from '../look/Ago.tsx';
import { Badge } from '../look/Badge.tsx';
import { Quiet, SmallButton } from '../look/Panel.tsx';
import { Original } from '../refusal/Original.tsx';
import { checkWord, foundWord } from './check-words.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  > li {
    display: grid;
    gap: 4px;
  }
`;
type CheckName = NonNullable<SetState['open']>[number];

interface Waivable {
  set: SetState;
  /** Opens the dialog that waives a check's finding. Without it, the findings are only shown. */
  onWaive?: ((name: CheckName) => void) | undefined;
}

/** What one check found, and who answers for it. */
function Finding(props: Waivable & { name: CheckName }) {
  const { set, name, onWaive } = props;
  const isManager = useIsManager();
  const result = set.evidence?.results[name];
  const waiver = set.evidence?.waivers[name];
  const isOpen = set.open?.includes(name);
  return (
    <li>
      <Cluster>
        <span>{checkWord(name)}</span>
        {isOpen && <Badge tone="danger">{result ? '미통과' : '검사 전'}</Badge>}
        {!isOpen && (waiver ? <Badge tone="warning">예외</Badge> : <Badge tone="good">통과</Badge>)}
        {onWaive && isOpen && isManager && set.waivable.includes(name) && (
          <SmallButton aria-label={`${checkWord(name)} 예외로 인정`} onClick={() => onWaive(name)}>
            예외로 인정
          </SmallButton>
        )}
      </Cluster>
      {waiver && (
        <Quiet>
          {waiver.actor} · <Ago at={waiver.at} /> · {waiver.reason}
        </Quiet>
      )}
      {result && result.faults.length > 0 && (
        <div>
          <Quiet>{foundWord(name)}</Quiet>
          <Original lines={result.faults} />
        </div>
      )}
    </li>
  );
}

/** What the newest checks of a set found; those that it has not passed come first. */
export function Findings({ set, onWaive }: Waivable) {
  const { evidence, open } = set;
  if (!evidence || !open)
    return <p>아직 검사하지 않은 세트입니다. 검증과 운영 채널은 검사를 통과한 세트만 받습니다.</p>;
  const passed = (Object.keys(evidence.results) as CheckName[]).filter(
    (name) => !open.includes(name),
  );
  return (
    <Stack>
      <Quiet>
        {evidence.actor} · <Ago at={evidence.at} /> · {Math.ceil(evidence.tookMs / 1000)}초
        {evidence.base !== null && ` · 비교 대상 세트 ${evidence.base}`}
      </Quiet>
      <List aria-label="검사 결과">
        {[...open, ...passed].map((name) => (
          <Finding key={name} set={set} name={name} onWaive={onWaive} />
        ))}
      </List>
    </Stack>
  );
}
