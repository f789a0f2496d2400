import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { paths, toCome, toDo, type Overview } from '@portal/paths';
import { media, TaskRows, Text } from '@portal/ui';

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
const Heading = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
`;

/** How many rows stand here; the overview has all of them. */
const ROWS = 4;

/** What comes next for the member and what waits for them, before anything that is for everybody. Nothing if there is neither. */
export function MyNext({ overview }: { overview: Overview }) {
  const { hrefFor } = useHost();
  const waiting = toDo(overview, []);
  const asked = new Set(waiting.map(({ href }) => href));
  // A day that is to be confirmed is told once.
  const coming = toCome(overview).filter(({ href }) => !asked.has(href));
  // What waits for the member keeps half of the rows, so that no visit hides an open payment.
  const first = coming.slice(0, Math.max(ROWS / 2, ROWS - waiting.length));
  const rows = [...first, ...waiting.slice(0, ROWS - first.length)];
  const all = hrefFor(paths.member());
  if (rows.length === 0) return null;
  return (
    <Panel aria-labelledby="my-next">
      <Heading>
        <Text as="h2" size="h3" bottom={8} id="my-next">
          내 일정과 확인하실 일
        </Text>
        {all && <a href={all}>모두 보기</a>}
      </Heading>
      <TaskRows tasks={rows.map((row) => ({ ...row, href: hrefFor(row.href) }))} />
    </Panel>
  );
}
