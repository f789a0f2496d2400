import styled from '@emotion/styled';
import { formatBytes } from '@portal/format';
import type { SetDiff } from '../desk/answers.ts';
import { Quiet } from '../look/Panel.tsx';

const List = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
  > li {
    padding: 10px 0;
    border-bottom: var(--line-width) solid var(--line);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    justify-content: space-between;
  }
  ul {
    margin-top: 4px;
    color: var(--text-second);
    font-size: var(--small);
    list-style: none;
  }
`;

/** `+1.2KB`, `-350B`, or nothing for the same size. */
function bytesText({ from, to }: { from: number; to: number }): string {
  const more = to - from;
  if (more === 0) return '크기 같음';
  const size = Math.abs(more) < 1024 ? `${Math.abs(more)}B` : formatBytes(Math.abs(more));
  return `${more < 0 ? '−' : '+'}${size}`;
}

/** What differs between two sets, a row for each part: version, weight, pages, shared modules. */
export function DiffList({ diff }: { diff: SetDiff }) {
  if (diff.parts.length === 0) return <Quiet>두 세트의 버전이 모두 같습니다.</Quiet>;
  return (
    <List>
      {diff.parts.map(({ name, from, to, added, removed, bytes, shared }) => (
        <li key={name}>
          <p>
            <span>
              <b>{name}</b> {from ?? '없음'} → {to ?? '없음'}
            </span>
            <span>{bytesText(bytes)}</span>
          </p>
          {added.length + removed.length + shared.length > 0 && (
            <ul>
              {added.map((page) => (
                <li key={`+${page}`}>새 주소 {page}</li>
              ))}
              {removed.map((page) => (
                <li key={`-${page}`}>없어지는 주소 {page}</li>
              ))}
              {shared.map((module) => (
                <li key={module.name}>
                  공유 모듈 {module.name} {module.from ?? '없음'} → {module.to ?? '없음'}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </List>
  );
}
