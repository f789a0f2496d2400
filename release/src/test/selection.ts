/** Files by what they import: `{ 'mfe-voc/src/api.ts': ['mfe-voc/src/calls.ts'] }`. */
export type Graph = ReadonlyMap<string, readonly string[]>;

/** Which tests run. Files and folders are named from the root. */
export interface Selection {
  /** Test files of Jest. */
  tests: string[];
  /** Suites of the API, which run on PGlite and PostgreSQL; null for all of them. */
  suites: string[] | null;
  /** Specs of the end-to-end tests, and folders of specs. */
  specs: string[];
}

const API_TESTS = ['server/src/api.pglite.test.ts', 'server/src/api.postgres.test.ts'];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isSuite = (file: string) => /^server\/src\/.*\.suite\.ts$/.test(file);
const isSpec = (file: string) => /^e2e\/.*\.spec\.ts$/.test(file);
const isOnlyTested = (file: string) => /\.(test|suite)\.tsx?$|\/testing\//.test(file);
const isBelow = (file: string, path: string) => file === path || file.startsWith(`${path}/`);
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

/** The package that a file belongs to, by its folder; '' for a file at the top. */
const packageOf = (file: string): string =>
  /^(shared\/[^/]+|release\/console|[^/]+)\//.exec(file)?.[1] ?? '';

/** Where the journeys of a part are: a part is the shell or a remote. */
const journeysOf = (folder: string) =>
  /^(?:mfe-)?([a-z]+)$/.exec(folder)?.[1]?.replace(/^/, 'e2e/journeys/');

/** What runs for these files and folders; of a part also its journeys. `files` are those of the checkout. */
export function selectPaths(paths: readonly string[], files: readonly string[]): Selection {
  const below = files.filter((file) => paths.some((path) => isBelow(file, path)));
  const suites = below.filter(isSuite);
  const journeys = paths.flatMap((path) => journeysOf(path) ?? []);
  const all = API_TESTS.some((test) => below.includes(test));
  return {
    tests: [...below.filter(isTest), ...(suites.length > 0 && !all ? API_TESTS : [])],
    suites: all ? null : suites,
    specs: [
      ...journeys.filter((folder) => files.some((file) => isBelow(file, folder))),
      ...below.filter(isSpec),
    ],
  };
}

/** A change of these concerns everything. */
const EVERYWHERE =
  /^(package(-lock)?\.json|\.npmrc|\.env\.example|\.oxfmtrc\.json|oxlint\.\w+\.ts|jest\.config\.ts|(shared\/build\/)?tsconfig\.json)$/;
const isDocs = (file: string) => /\.md$|^(docs|\.ci)\/|^LICENSE$/.test(file);
/** They read documents, manifests and texts anywhere in the checkout, without an import. */
const READERS = [
  'release/src/folders.test.ts',
  'release/src/images/compose.test.ts',
  'release/src/korean-words.test.ts',
  'release/src/systemd.test.ts',
  'server/src/backup/point-in-time.test.ts',
  'shared/build/src/singletons.test.ts',
  'shared/config/src/config.test.ts',
  'shared/contract/src/errors.test.ts',
  'shell/server/answers/behind-proxies.test.ts',
  'shell/src/server.test.tsx',
  'shell/src/frame/footer/Footer.test.tsx',
  'shell/src/popups/HelpPopup.test.tsx',
];
/** They find the pages of all parts in the release. */
const CRAWLERS = ['e2e/platform/answers.spec.ts', 'e2e/platform/every-page.spec.ts'];

/** All files that import one of these, directly or not, and these. */
function importersOf(changed: Iterable<string>, graph: Graph): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [file, imported] of graph)
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  const found = new Set(changed);
  for (const file of found) for (const one of importers.get(file) ?? []) found.add(one);
  return found;
}

/** Specs that name one of these parts or an address of its pages, themselves or in what they import. */
function specsOnPagesOf(
  parts: readonly string[],
  files: readonly string[],
  graph: Graph,
  read: (file: string) => string,
): string[] {
  const prefixes = parts
    .map((part) => `${part}/src/routes.tsx`)
    .filter((file) => files.includes(file))
    .flatMap((file) => /prefix: '\/(\w+)'/.exec(read(file))?.[1] ?? []);
  if (prefixes.length === 0) return [];
  const named = new RegExp(
    `['"\`}](${[...parts, ...prefixes.map((one) => `/${one}`)].join('|')})\\b`,
  );
  const naming = files.filter((file) => /^e2e\/.*\.ts$/.test(file) && named.test(read(file)));
  return [...importersOf(naming, graph), ...CRAWLERS.filter((file) => files.includes(file))];
}

/** What runs after a change of these files; null where everything does. `read` returns the text of a file. */
export function selectAffected(
  changed: readonly string[],
  files: readonly string[],
  graph: Graph,
  read: (file: string) => string,
): Selection | null {
  if (changed.some((file) => EVERYWHERE.test(file))) return null;
  const code = changed.filter((file) => !isDocs(file));
  // Content, migrations and manifests are read without an import: they stand for their package.
  const packages = new Set(code.filter((file) => !graph.has(file)).map(packageOf));
  const begin = [...code, ...[...graph.keys()].filter((file) => packages.has(packageOf(file)))];
  const affected = importersOf(begin, graph);
  const used = [...affected].filter((file) => !isOnlyTested(file) && !file.startsWith('e2e/'));

  const inServers = used.some((file) => /^(server|shell|release)\//.test(file));
  // No import leads from a test that starts a process to the code that runs in it.
  const starters = importersOf(['child_process', 'worker_threads'], graph);
  const tests = files.filter(
    (file) => isTest(file) && (affected.has(file) || (inServers && starters.has(file))),
  );
  // Each suite imports the API, and with it every module: we take those beside affected code, or with affected helpers.
  const folders = new Set(used.map(folderOf));
  const helped = importersOf(code.filter(isOnlyTested), graph);
  const suites = files.filter(
    (file) => isSuite(file) && (helped.has(file) || folders.has(folderOf(file))),
  );

  const parts = [...new Set(used.map(packageOf))];
  // Every journey goes through the portal and the API.
  const isEverywhere = parts.includes('server') || parts.includes('shell');
  const journeys = isEverywhere
    ? ['e2e/journeys']
    : parts.flatMap((folder) => journeysOf(folder) ?? []);
  const platform =
    isEverywhere || parts.some((folder) => folder.startsWith('release')) ? ['e2e/platform'] : [];
  const covered = [...platform, ...journeys];
  const naming = isEverywhere ? [] : specsOnPagesOf(parts, files, graph, read);
  const specs = [...new Set([...affected, ...naming])].filter(
    (file) => isSpec(file) && !covered.some((folder) => isBelow(file, folder)),
  );
  const readers = READERS.filter((file) => files.includes(file));
  return {
    tests: [...new Set([...tests, ...(suites.length > 0 ? API_TESTS : []), ...readers])],
    suites,
    specs: [...covered.filter((folder) => files.some((file) => isBelow(file, folder))), ...specs],
  };
}

/** Says what a selection leaves out of everything. */
export function leftOut({ tests, suites, specs }: Selection, files: readonly string[]): string {
  const rest = (all: string[], chosen: (file: string) => boolean) =>
    `${all.filter((file) => !chosen(file)).length} of ${all.length}`;
  return [
    `${rest(files.filter(isTest), (file) => tests.includes(file))} test files`,
    `${rest(files.filter(isSuite), (file) => suites?.includes(file) ?? true)} suites of the API`,
    `${rest(files.filter(isSpec), (file) => specs.some((path) => isBelow(file, path)))} end-to-end specs`,
  ].join(', ');
}
