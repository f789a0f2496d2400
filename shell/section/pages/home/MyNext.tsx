import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { paths, type Line } from '@portal/paths';
import { Cluster, media, TaskRows, Text } from '@portal/ui';

const Panel = styled.section`
  padding-top: 40px;
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr));
    column-gap: 64px;
  }
  ${media.mobile} {
    padding-top: 20px;
  }
`;

/** The member's next things, before anything that is for everybody. */
export function MyNext({ rows }: { rows: readonly Line[] }) {
  const { hrefFor } = useHost();
  const all = hrefFor(paths.member());
  return (
    <Panel aria-labelledby="my-next">
      <Cluster justify="space-between" align="baseline" gap={16}>
        <Text as="h2" size="h3" bottom={8} id="my-next">
          내 일정과 확인하실 일
        </Text>
        {all && <a href={all}>모두 보기</a>}
      </Cluster>
      <TaskRows tasks={rows.map((row) => ({ ...row, href: hrefFor(row.href) }))} />
    </Panel>
  );
}
