import type { VersionState } from '../desk/answers.ts';
import { Badge } from '../look/Badge.tsx';
import { Quiet } from '../look/Panel.tsx';

/** The commit that a version was built from: author, subject, link, and whether files differed from it. */
export function Commit({ commit, source }: Pick<VersionState, 'commit' | 'source'>) {
  if (commit === null) return null;
  const short = commit.slice(0, 8);
  if (!source) return <>{short}</>;
  const { author, subject, changedFiles, link } = source;
  return (
    <>
      {link === null ? short : <a href={link}>{short}</a>}
      <Quiet>
        {subject} · {author}
      </Quiet>
      {changedFiles > 0 && <Badge tone="warning">커밋하지 않은 파일 {changedFiles}개</Badge>}
    </>
  );
}
