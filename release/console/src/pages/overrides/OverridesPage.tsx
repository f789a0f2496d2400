import styled from '@emotion/styled';
import { Message, Stack } from '@portal/ui';
import { useState } from 'react';
import { Skipped } from '../../channel/Skipped.tsx';
import { useChannels } from '../../channel/use-channels.ts';
import type { Channel } from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { useIsManager } from '../../desk/session.ts';
import { Columns } from '../../look/Columns.tsx';
import { Panel, Quiet } from '../../look/Panel.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { MintedList } from './MintedList.tsx';
import { MintForm, type Minted } from './MintForm.tsx';

const List = styled.ul`
  display: grid;
  gap: 8px;
  padding-left: 1.2em;
`;
/** Must look like the portal's banner (shell/server/pages/override-banner.ts). */
const Banner = styled.p`
  padding: 10px 14px;
  border-radius: var(--radius);
  background: #3b2a00;
  color: #fff;
  font-weight: 700;
  font-size: var(--small);
`;

/** A live region that takes no room while it is empty. */
const Live = styled.div`
  &:empty {
    position: absolute;
  }
`;

function Explanation() {
  return (
    <Panel title="링크를 열면">
      <Stack>
        <Banner>시험 중인 배포를 보고 있습니다: 세트 6. … 시험 끝내기</Banner>
        <List>
          <li>그 브라우저에서만 바뀝니다. 고객이 받는 것은 그대로입니다.</li>
          <li>
            모든 화면 위에 이런 띠가 보입니다. 띠의 “시험 끝내기”를 누르면 원래대로 돌아갑니다.
          </li>
          <li>시간이 지나면 저절로 끝납니다. 버전을 차단하면 바로 끝납니다.</li>
          <li>시험하는 동안의 화면과 실패는 카나리의 값에 들어가지 않습니다.</li>
          <li>링크에는 서명이 있어 고칠 수 없지만, 받은 사람은 누구나 열 수 있습니다.</li>
          <li>누가 링크를 만들었는지는 감사 기록에 남지 않습니다.</li>
        </List>
      </Stack>
    </Panel>
  );
}

function Making() {
  const sets = useAnswer('sets', {});
  const versions = useAnswer('versions', {});
  const [minted, setMinted] = useState<Minted[]>([]);
  const answers = useChannels();
  const refusal = sets.refusal ?? versions.refusal;
  if (refusal) return <Trouble refusal={refusal} />;
  if (!sets.data || !versions.data || !answers) return null;
  const portalIn = (channel: Channel) => answers[channel].data?.portal ?? null;
  return (
    <Stack>
      <Skipped />
      <Panel title="링크 만들기">
        <MintForm
          sets={sets.data}
          versions={versions.data}
          portals={{
            production: portalIn('production'),
            staging: portalIn('staging'),
            dev: portalIn('dev'),
          }}
          onMinted={(one) => setMinted([one, ...minted])}
        />
      </Panel>
      <Live aria-live="polite">
        {minted.length > 0 && (
          <Panel title="만든 링크">
            <Stack>
              <Quiet>이 화면을 떠나면 다시 볼 수 없습니다. 지금 복사해 주세요.</Quiet>
              <MintedList minted={minted} />
            </Stack>
          </Panel>
        )}
      </Live>
    </Stack>
  );
}

/** Links with which testers see what customers do not get yet. */
export function OverridesPage() {
  const isManager = useIsManager();
  return (
    <Columns>
      {isManager ? (
        <Making />
      ) : (
        <Panel>
          <Message
            title="링크는 릴리스 관리자가 만듭니다."
            text="시험할 세트나 버전을 릴리스 관리자에게 알려 주세요."
          />
        </Panel>
      )}
      <Explanation />
    </Columns>
  );
}
