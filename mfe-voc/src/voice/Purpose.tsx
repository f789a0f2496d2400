import styled from '@emotion/styled';
import { Bullets, Card, Text } from '@portal/ui';
import { voiceLimit } from '@portal/contract';
import type { Kind } from './kind.ts';

const Box = styled(Card)`
  a {
    color: inherit;
    font-weight: 700;
  }
`;

/** What this kind of voice is for, and how many a day are allowed. */
export function Purpose({ kind }: { kind: Kind }) {
  return (
    <Box tone="soft" max={720} bottom={32}>
      <Text as="h2" size="h4" bottom={8}>
        이런 말씀을 들려 주세요
      </Text>
      <Bullets>
        {kind.purpose.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Bullets>
      {kind.elsewhere && <Text top={12}>{kind.elsewhere}</Text>}
      <Text top={12}>{voiceLimit} 로그인은 보내실 때 하셔도 됩니다.</Text>
    </Box>
  );
}
