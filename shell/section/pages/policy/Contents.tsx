import styled from '@emotion/styled';
import { Card, media, TapLink, Text } from '@portal/ui';

const Box = styled(Card)`
  ol {
    columns: 2;
    column-gap: 32px;
    list-style: none;
  }
  li {
    break-inside: avoid;
  }
  ${media.mobileLarge} {
    ol {
      columns: 1;
    }
  }
`;

export function Contents({ titles }: { titles: string[] }) {
  if (titles.length < 2) return null;
  return (
    <Box as="nav" tone="quiet" aria-labelledby="contents">
      <Text as="h2" size="body" id="contents">
        차례
      </Text>
      <ol>
        {titles.map((title, i) => (
          <li key={title}>
            <TapLink tone="text" href={`#article-${i + 1}`}>
              {title}
            </TapLink>
          </li>
        ))}
      </ol>
    </Box>
  );
}
