import styled from '@emotion/styled';
import { Cluster, Icon, Stack, icons } from '@portal/ui';
import { Link } from '../../desk/address.tsx';
import type { StorageState } from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { Badge } from '../../look/Badge.tsx';
import { Panel, Quiet } from '../../look/Panel.tsx';
import { Faults } from '../../refusal/Faults.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';

type Kind = StorageState['trouble'][number]['kind'];

const words: Record<Kind, string> = {
  away: '저장소가 응답하지 않습니다. 포털은 마지막 세트를 계속 제공하지만, 바꿀 수는 없습니다.',
  slow: '저장소가 느립니다. 저장소가 있는 서버의 부하를 확인해 주세요.',
  full: '저장소의 빈 공간이 모자랍니다. 아래에서 정리하거나 디스크를 늘려 주세요.',
  damaged:
    '고객에게 필요한 파일이나 기록이 없거나 바뀌었습니다. 파일이면 그 부분을 다시 배포하고, 기록이면 누가 바꾸었는지 확인해 주세요.',
};

const List = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;
  > li {
    display: flex;
    gap: 10px;
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: var(--danger);
  }
`;

function Sign({ text, details }: { text: string; details: readonly string[] }) {
  return (
    <li>
      <Icon shape={icons.alert} size={20} />
      <div>
        <p>{text}</p>
        <Faults said={details} />
      </div>
    </li>
  );
}

/** Whether something is wrong: the store's own report, and the verification of its records. */
export function Health({ trouble }: { trouble: StorageState['trouble'] }) {
  const proof = useAnswer('audit-verify', {});
  const kinds = [...new Set(trouble.map(({ kind }) => kind))];
  const faults = proof.data?.faults ?? [];
  const isWell = trouble.length === 0 && faults.length === 0;
  return (
    <Panel title="상태">
      <Stack>
        {isWell ? (
          <Cluster role="status">
            <Badge tone="good" icon={icons.check}>
              저장소에 이상이 없습니다
            </Badge>
            {!proof.data && !proof.refusal && <Quiet>기록을 검증하고 있습니다.</Quiet>}
          </Cluster>
        ) : (
          <List role="alert">
            {kinds.map((kind) => (
              <Sign
                key={kind}
                text={words[kind]}
                details={trouble.filter((one) => one.kind === kind).map(({ message }) => message)}
              />
            ))}
            {faults.length > 0 && (
              <Sign
                text={`기록 ${faults.length}건이 검증되지 않습니다. 누가 저장소를 바꾸었는지 확인해 주세요.`}
                details={faults}
              />
            )}
          </List>
        )}
        {proof.refusal && <Trouble refusal={proof.refusal} />}
        <Quiet>
          채널이 쓰는 버전의 파일을 모두 다시 읽고, 모든 기록의 해시와 서명을 검증한 결과입니다.{' '}
          <Link href="/audit">감사 기록 보기</Link>
        </Quiet>
      </Stack>
    </Panel>
  );
}
