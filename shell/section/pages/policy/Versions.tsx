import styled from '@emotion/styled';
import { formatDay } from '@portal/format';
import { Stack, TapLink, Text } from '@portal/ui';

const Box = styled.nav`
  margin-top: 56px;
  padding-top: 24px;
  border-top: var(--line-width) solid var(--line);
  a[aria-current] {
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
`;

/** Links to every version that has been in force; renders nothing for a single one. */
export function Versions(props: {
  versions: { version: string; effectiveOn: string }[];
  shown: string;
  hrefOf(params?: { version: string }): string;
}) {
  const { versions, shown, hrefOf } = props;
  if (versions.length < 2) return null;
  return (
    <Box aria-labelledby="versions">
      <Text as="h2" size="h4" id="versions">
        바뀐 기록
      </Text>
      <Stack as="ul" gap={0}>
        {versions.map(({ version, effectiveOn }, i) => (
          <li key={version}>
            <TapLink
              href={i === 0 ? hrefOf() : hrefOf({ version })}
              aria-current={version === shown ? 'page' : undefined}
            >
              {formatDay(effectiveOn)}부터{i === 0 ? ' 지금까지' : ''}
            </TapLink>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
