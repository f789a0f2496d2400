import styled from '@emotion/styled';
import { voiceLimit } from '@portal/contract';
import { useHost } from '@portal/host';
import { Bullets, Card, Text } from '@portal/ui';
import type { Kind } from './kind.ts';

const Box = styled(Card)`
  a {
    color: inherit;
    font-weight: 700;
  }
`;

/** What this kind of voice is for, and how many a day are allowed. */
export function Purpose({ kind }: { kind: Kind }) {
  const { main } = useHost().company.phones;
  return (
    <Box tone="soft" max={720} bottom={32}>
      <Text as="h2" size="h4" bottom={8}>
        이런 말씀을 들려 주세요
      </Text>
      <Bullets items={kind.purpose} />
      {kind.byPhone && (
        <Text top={12}>
          제품이 고장 났거나 오늘 도움이 필요하시면 <a href={`tel:${main}`}>{main}</a>번으로 전화해
          주세요. 더 빠릅니다.
        </Text>
      )}
      <Text top={12}>{voiceLimit} 로그인은 보내실 때 하셔도 됩니다.</Text>
    </Box>
  );
}
