import styled from '@emotion/styled';
import { formatBytes } from '@portal/format';
import { media } from '@portal/ui';
import type { StorageState } from '../../desk/answers.ts';
import { Panel } from '../../look/Panel.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: 16px;
  dt {
    color: var(--text-third);
    font-size: var(--small);
  }
  dd {
    font-weight: 700;
    font-size: 1.333rem;
    letter-spacing: -0.02em;
  }
  ${media.mobileLarge} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const mediumWords = { folder: '폴더', postgresql: 'PostgreSQL' };

/** Bytes as text: `1.2GB` from one gigabyte, otherwise as `formatBytes`. */
const sizeText = (bytes: number) =>
  bytes < 1024 ** 3 ? formatBytes(bytes) : `${(bytes / 1024 ** 3).toFixed(1)}GB`;

/** Totals of the store. */
export function Figures({ storage }: { storage: StorageState }) {
  const { medium, sets, versions } = storage;
  const files = versions?.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0;
  const facts: [string, string | null][] = [
    ['저장소', medium && mediumWords[medium.kind]],
    ['버전', versions && `${versions.length.toLocaleString('ko-KR')}개`],
    ['세트', sets === null ? null : `${sets.toLocaleString('ko-KR')}개`],
    ['버전의 파일', versions && sizeText(files)],
    ['저장소 전체', medium?.bytes == null ? null : sizeText(medium.bytes)],
    ['빈 공간', medium?.free == null ? null : sizeText(medium.free)],
    [
      '응답',
      medium && (medium.tookMs < 1 ? '1ms 미만' : `${medium.tookMs.toLocaleString('ko-KR')}ms`),
    ],
  ];
  return (
    <Panel aria-label="크기">
      <List>
        {facts
          .filter(([, value]) => value !== null)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </List>
    </Panel>
  );
}
