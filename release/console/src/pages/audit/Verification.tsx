import { Button, Cluster, CopyButton, Icon, Stack, icons } from '@portal/ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useAnswer } from '../../desk/live.tsx';
import { Badge } from '../../look/Badge.tsx';
import { Panel, Quiet } from '../../look/Panel.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { Faults } from '../../refusal/Faults.tsx';
import { chainWord } from '../../words.ts';

const Heads = styled.ul`
  list-style: none;
  li {
    padding: 6px 0;
    border-top: var(--line-width) solid var(--line);
  }
  code {
    display: block;
    color: var(--text-second);
    font-size: var(--small);
    overflow-wrap: anywhere;
  }
`;

/** The result of the proof, which reads every record again. */
function Proof() {
  const { data, refusal } = useAnswer('audit-verify', {});
  if (refusal) return <Trouble refusal={refusal} />;
  if (!data) return <Quiet>모든 기록을 다시 읽고 있습니다.</Quiet>;
  const { chains, faults } = data;
  const heads = chains.flatMap(({ name, revision, sha384, unproven }) =>
    sha384 ? [{ name, unproven, head: `${name}:${revision}:${sha384}` }] : [],
  );
  return (
    <Stack>
      {faults.length === 0 ? (
        <Cluster>
          <Badge tone="good" icon={icons.check}>
            고쳐지거나 빠진 기록이 없습니다
          </Badge>
        </Cluster>
      ) : (
        <div role="alert">
          <Badge tone="danger" icon={icons.alert}>
            문제 {faults.length}건
          </Badge>
          <Faults said={faults} />
        </div>
      )}
      <Quiet>
        마지막 기록이 지워졌는지는 기록만으로 알 수 없습니다. 아래 값을 다른 곳에 적어 두고, 다음에
        npm run release -- audit verify --head 값으로 확인해 주세요.
      </Quiet>
      <Heads>
        {heads.map(({ name, unproven, head }) => (
          <li key={name}>
            <Cluster>
              <b>{chainWord(name)}</b>
              {unproven > 0 && <Badge>앞의 {unproven}건은 해시 이전 기록</Badge>}
            </Cluster>
            <code>{head}</code>
          </li>
        ))}
      </Heads>
      <Cluster>
        <CopyButton
          text={heads.map(({ head }) => head).join('\n')}
          label="값 모두 복사"
          copied="복사했습니다."
        />
      </Cluster>
    </Stack>
  );
}

/** Verifies the chains of records at a manager's request. */
export function Verification() {
  const [isAsked, setAsked] = useState(false);
  return (
    <Panel title="검증">
      <div aria-live="polite">
        {isAsked ? (
          <Proof />
        ) : (
          <Stack>
            <Quiet>각 기록은 앞 기록의 해시를 담고 있어, 나중에 고치면 드러납니다.</Quiet>
            <Cluster>
              <Button onClick={() => setAsked(true)}>
                <Icon shape={icons.check} size={18} />
                기록 검증하기
              </Button>
            </Cluster>
          </Stack>
        )}
      </div>
    </Panel>
  );
}
