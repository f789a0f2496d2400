import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts.ts';
import { installedTools, manifestText, remoteFiles } from './remote-files.ts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Versions that this checkout has of the packages whose names match. */
const versionsOf = (names: RegExp) =>
  Object.fromEntries(
    Object.entries(manifestOf('.').devDependencies).filter(([name]) => names.test(name)),
  );
/** The libraries that exist once in a tab. */
const libraries = () => versionsOf(/^(react|@emotion\/(react|styled))$/);
const types = () => versionsOf(/^(typescript|@types\/(node|react|trusted-types))$/);

/**
 * Packs what a remote needs of this checkout into the repository's folder `packages`, replacing an earlier packing:
 * the release command and every package of shared/ except the gallery, which no remote imports. Needs no network.
 * @returns the repository's dependencies, such as `file:packages/portal-ui-1.0.0-8c1f03ab.tgz`, by package name
 */
export function packPackages(repository: string): Record<string, string> {
  const folder = join(repository, 'packages');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // By package name, because the folder `release` would also match the console.
  const names = readdirSync(join(root, 'shared'))
    .filter((name) => name !== 'gallery')
    .concat('release');
  const answer = execFileSync(
    'npm',
    [
      'pack',
      '--json',
      `--pack-destination=${folder}`,
      ...names.map((name) => `-w=@portal/${name}`),
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const packed = JSON.parse(answer) as { name: string; filename: string; shasum: string }[];
  return Object.fromEntries(
    packed.map(({ name, filename, shasum }) => {
      // npm compares archives by file name: a new name means a new package, the same name the installed one.
      const own = filename.replace(/\.tgz$/, `-${shasum.slice(0, 8)}.tgz`);
      renameSync(join(folder, filename), join(folder, own));
      return [name, `file:packages/${own}`];
    }),
  );
}

/** Packs our packages again for a repository that has them. @throws Error if it has none */
export function updatePackages(repository: string): Record<string, string> {
  const file = join(repository, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Partial<Manifest>;
  if (!manifest.dependencies?.['@portal/release'])
    throw new Error(
      `${repository} has no packages of ours: npm run new-remote -- NAME --outside FOLDER`,
    );
  const packages = packPackages(repository);
  const dependencies = { ...manifest.dependencies, ...packages };
  writeFileSync(file, manifestText({ ...manifest, dependencies }));
  return packages;
}

/** What a team has to know of the platform before its first delivery. */
const exampleOfEnv = `# Copy to .env and fill in; the release manager of the portal knows the values. Git does not keep .env.

# Where the releases are. One of the two: the release database, or a folder that is mounted here (its store/ has them)
RELEASE_DATABASE_URL=
DATA_DIR=

# Whose signatures count, the same file on every machine; and this team's own key, which nobody else has
RELEASE_KEYS_FILE=
RELEASE_SIGNING_KEY_FILE=

# The API whose contract the calls are compared with; without an answer that check is skipped
API_URL=
`;

/** All files of a repository with one remote, without the archives, by path. */
export function repositoryFiles(
  name: string,
  packages: Record<string, string>,
): Record<string, string> {
  const remote = Object.entries(remoteFiles(name, installedTools));
  return {
    'package.json': manifestText({
      name: `${name}-repository`,
      private: true,
      type: 'module',
      workspaces: ['mfe-*'],
      engines: { node: '>=24' },
      dependencies: { ...packages, ...libraries() },
      devDependencies: types(),
    }),
    'tsconfig.json': manifestText({
      extends: '@portal/build/tsconfig.json',
      exclude: ['node_modules', '.data'],
    }),
    '.gitignore': 'node_modules/\n.data/\n.env\n',
    '.env.example': exampleOfEnv,
    ...Object.fromEntries(remote.map(([file, text]) => [`mfe-${name}/${file}`, text])),
  };
}
