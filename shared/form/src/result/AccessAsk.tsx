import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { Button } from '@portal/ui';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  align-items: center;
  justify-content: space-between;
  padding: 20px 24px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

/** Says what a visitor gets by logging in; they come back to where they are. */
export function LoginAsk({ sentence }: { sentence: string }) {
  const { session } = useHost();
  return (
    <Box>
      <p>{sentence}</p>
      <Button type="button" onClick={() => session.login()}>
        로그인
      </Button>
    </Box>
  );
}
