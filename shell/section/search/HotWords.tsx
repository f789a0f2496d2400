import styled from '@emotion/styled';
import { paths } from '@portal/paths';
import { Cluster, TapLink, Text } from '@portal/ui';

const Box = styled(Cluster)`
  ul {
    margin: 0 -8px;
  }
  a {
    padding: 0 8px;
    text-decoration: underline;
    text-decoration-color: var(--border);
    text-decoration-thickness: 1px;
  }
`;

/** The most searched words; renders nothing without any. */
export function HotWords({ words }: { words: { word: string }[] }) {
  if (words.length === 0) return null;
  return (
    <Box as="nav" gap={[4, 12]} aria-label="인기 검색어">
      <Text as="h2" size="small" tone="text-second">
        인기 검색어
      </Text>
      <Cluster as="ul" gap={[0, 4]}>
        {words.map(({ word }) => (
          <li key={word}>
            <TapLink tone="text" href={paths.search({ searchStr: word })}>
              {word}
            </TapLink>
          </li>
        ))}
      </Cluster>
    </Box>
  );
}
