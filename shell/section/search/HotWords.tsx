import styled from '@emotion/styled';
import { paths } from '@portal/paths';

const Box = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  h2 {
    color: var(--text-second);
    font-size: var(--small);
    font-weight: 600;
    letter-spacing: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 4px;
    margin: 0 -8px;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 8px;
    color: var(--text);
    text-decoration-color: var(--border);
    text-decoration-thickness: 1px;
  }
  a:hover {
    color: var(--primary);
  }
`;

/** The most searched words; renders nothing without any. */
export function HotWords({ words }: { words: { word: string }[] }) {
  if (words.length === 0) return null;
  return (
    <Box aria-label="인기 검색어">
      <h2>인기 검색어</h2>
      <ul>
        {words.map(({ word }) => (
          <li key={word}>
            <a href={paths.search({ searchStr: word })}>{word}</a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
