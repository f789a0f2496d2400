import styled from '@emotion/styled';
import { Highlight } from '@portal/ui';
import { voiceLimit } from '@portal/contract';
import type { Kind } from './kind.ts';

const Box = styled(Highlight)`
  max-width: 720px;
  margin-bottom: 36px;
  h2 {
    margin-bottom: 8px;
    font-size: var(--h4);
  }
  ul {
    display: grid;
    gap: 4px;
    padding-left: 1.2em;
  }
  a {
    color: inherit;
    font-weight: 700;
  }
  > p {
    margin-top: 12px;
  }
`;

/** What this kind of voice is for, and how many a day are allowed. */
export function Purpose({ kind }: { kind: Kind }) {
  return (
    <Box>
      <h2>이런 말씀을 들려 주세요</h2>
      <ul>
        {kind.purpose.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {kind.elsewhere && <p>{kind.elsewhere}</p>}
      <p>{voiceLimit} 로그인은 보내실 때 하셔도 됩니다.</p>
    </Box>
  );
}
