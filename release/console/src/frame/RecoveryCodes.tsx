import styled from '@emotion/styled';
import { Button, Cluster, CopyButton, Stack } from '@portal/ui';
import { Quiet } from '../look/Panel.tsx';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 6px 16px;
  padding: 12px;
  border-radius: var(--radius);
  background: var(--sunken);
  list-style: none;
`;

/** Shows an account's recovery codes. The desk sends them only once, after enrolment. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  return (
    <Stack>
      <p>
        휴대전화를 잃어버리면 인증 번호 대신 이 코드로 로그인합니다. 코드마다 한 번만 쓸 수
        있습니다.
      </p>
      <List aria-label="복구 코드">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Quiet>이 화면을 떠나면 다시 볼 수 없습니다. 휴대전화가 아닌 곳에 보관해 주세요.</Quiet>
      <Cluster>
        <CopyButton text={codes.join('\n')} label="복구 코드 복사" copied="복사했습니다." />
        <Button look="primary" onClick={onKept}>
          보관했습니다
        </Button>
      </Cluster>
    </Stack>
  );
}
