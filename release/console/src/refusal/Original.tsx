import styled from '@emotion/styled';

const Details = styled.details`
  margin-top: 4px;
  color: var(--text-second);
  font-size: var(--small);
  summary {
    width: fit-content;
    padding: 4px 0;
    cursor: pointer;
  }
  ul {
    padding-left: 1.2em;
    overflow-wrap: anywhere;
  }
`;

/** The original messages of a program, folded: somebody may have to search a log for them. */
export function Original({ lines }: { lines: readonly string[] }) {
  return (
    <Details>
      <summary>시스템 메시지 보기</summary>
      <ul lang="en">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Details>
  );
}
