import type { VersionRecord } from '@portal/release-store';
import { execFileSync } from 'node:child_process';

type Source = Pick<VersionRecord, 'commit' | 'source'>;

/** The page of a commit where the repository is hosted; null if its remote has no web address. */
export function commitLink(remote: string, commit: string): string | null {
  const [, host, path] =
    /^(?:https?:\/\/(?:[^@/]+@)?|ssh:\/\/(?:[^@/]+@)?|[\w.-]+@)([\w.-]+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/.exec(
      remote,
    ) ?? [];
  return host && path ? `https://${host}/${path}/commit/${commit}` : null;
}

/** Runs git in a folder. Returns null outside a repository. */
function git(folder: string, ...args: string[]): string | null {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio }).trimEnd();
  } catch {
    return null;
  }
}

/** The commit that a build of this folder is made from, and how many files differ from it. Null each without git. */
export function sourceOf(folder: string): Source {
  const [commit, author, subject] =
    git(folder, 'log', '-1', '--format=%H%n%an%n%s')?.split('\n') ?? [];
  if (!commit) return { commit: null };
  const changed = git(folder, 'status', '--porcelain', '--untracked-files=all') ?? '';
  const remote = git(folder, 'config', '--get', 'remote.origin.url');
  return {
    commit,
    source: {
      author: author ?? '',
      subject: subject ?? '',
      changedFiles: changed.split('\n').filter(Boolean).length,
      link: remote === null ? null : commitLink(remote, commit),
    },
  };
}

/** Where a version comes from, in one line. */
export function sourceText({ commit, source }: Source): string {
  if (commit === null) return 'no commit';
  const short = commit.slice(0, 8);
  if (!source) return short;
  const { author, subject, changedFiles } = source;
  const files = changedFiles === 1 ? '1 file' : `${changedFiles} files`;
  return `${short} ${subject} (${author})${changedFiles > 0 ? `, with ${files} not committed` : ''}`;
}
