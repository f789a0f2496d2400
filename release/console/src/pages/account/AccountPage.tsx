import { Stack } from '@portal/ui';
import { useAnswer } from '../../desk/live.tsx';
import { useIsManager, useSession } from '../../desk/session.ts';
import { Columns } from '../../look/Columns.tsx';
import { Panel, Quiet } from '../../look/Panel.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { FactorPanel } from './FactorPanel.tsx';
import { TokenForm } from './TokenForm.tsx';
import { TokenTable } from './TokenTable.tsx';

/** The account's own second factor, and the tokens of the teams' CIs. */
export function AccountPage() {
  const { data, refusal } = useAnswer('token-list', {});
  const { account } = useSession();
  const isManager = useIsManager();
  return (
    <Columns>
      <Stack>
        <Panel title="CI 토큰">
          {refusal && <Trouble refusal={refusal} />}
          {data && <TokenTable tokens={data} />}
        </Panel>
        {isManager && (
          <Panel title="토큰 만들기">
            <TokenForm />
          </Panel>
        )}
      </Stack>
      <Panel title="2단계 인증">
        {account.recoveryLeft === null ? (
          <Quiet>
            이 계정은 비밀번호만으로 로그인합니다. 2단계 인증은 계정 파일에 있는 릴리스 관리자가
            씁니다.
          </Quiet>
        ) : (
          <FactorPanel recoveryLeft={account.recoveryLeft} />
        )}
      </Panel>
    </Columns>
  );
}
