import { readdirSync, readFileSync } from 'node:fs';

/**
 * Which file may import which. A rule's name says what must hold, its comment what to do instead.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const TEST = '\\.test\\.tsx?$|^e2e/|^shared/testing/|/testing/';

/** The files that the packages' `exports` name. */
const doors = readdirSync('shared').flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(`shared/${name}/package.json`, 'utf8'));
  return Object.values(exports)
    .flatMap((door) => (typeof door === 'string' ? door : Object.values(door)))
    .map((door) => `^shared/${name}/${door.slice(2).replaceAll('.', '\\.')}$`);
});

/** Packages of shared/ that a package may import besides itself. */
const arrows = [
  ['shared/browser', []],
  ['shared/format', []],
  ['shared/paths', ['contract', 'format']],
  ['shared/config', []],
  ['shared/metrics', ['config']],
  ['shared/release-store', []],
  ['shared/contract', ['format']],
  ['shared/ui', ['format']],
  ['shared/api-client', ['contract']],
  ['shared/host', ['api-client', 'config', 'contract', 'paths', 'ui']],
  ['shared/form', ['browser', 'ui', 'host', 'contract', 'format']],
  ['shared/gallery', ['ui', 'form', 'host', 'contract', 'paths', 'api-client']],
  // Its dev server mounts a remote, as the shell does.
  ['shared/build', ['release-store', 'ui', 'host', 'api-client', 'contract']],
];

/** Folders of shell/src from the lowest floor up; folders of one floor do not import each other. */
const shellFloors = [
  ['browser', 'state'],
  ['release'],
  ['navigation', 'roots'],
  ['popups', 'address', 'analytics', 'devtools-guard'],
  ['layers'],
  ['session', 'identity'],
  ['frame'],
  ['sections'],
  ['start'],
];

/** Folders of server/src/modules, in the same way. */
const moduleFloors = [
  'revision',
  'aicc guest-check media member phone-contact photo popup product search showroom stage terms',
  'message',
  'faq notice owned-product reference session',
  'certification service-quote submission',
  'content contract-payment delivery inquiry registration service-order visit voice',
  'bill handover health order-change order-check point usage',
  'payment',
  'overview',
  'calendar-feed',
  'account',
].map((floor) => floor.split(' '));

/** Rules that hold the floors of a folder: types count as imports. */
const floorRules = (home, floors, { readme, upward, exempt }) => [
  ...floors.flatMap((floor, i) =>
    floor.map((folder) => ({
      name: `${home}/${folder}-stands-on-lower-floors`,
      comment: `A folder of ${home} imports lower floors alone (${readme}): ${upward}.`,
      from: { path: `^${home}/${folder}/`, ...exempt },
      to: {
        path: `^${home}/`,
        pathNot: [folder, ...floors.slice(0, i).flat()].map((name) => `^${home}/${name}/`),
      },
    })),
  ),
  {
    name: `every-folder-of-${home}-has-a-floor`,
    comment: 'Add the folder to the floors at the top of .dependency-cruiser.mjs.',
    from: {
      path: `^${home}/[^/]+/`,
      pathNot: floors.flat().map((name) => `^${home}/${name}/`),
    },
    to: {},
  },
];

const rules = [
  ...floorRules('shell/src', shellFloors, {
    readme: 'shell/README.md',
    upward: 'pass the rest in at start',
    exempt: { pathNot: TEST },
  }),
  ...floorRules('server/src/modules', moduleFloors, {
    readme: 'server/README.md',
    upward: 'what a higher one knows is passed in by hooks.ts',
  }),
  {
    name: 'modules-are-known-at-start-alone',
    comment:
      'What all modules stand on knows none of them: a module adds its types to an interface (parts.ts, db/tables.ts).',
    from: {
      path: '^server/src/(?!modules/|operators/|(app|main)\\.ts$)',
      pathNot: TEST,
    },
    to: { path: '^server/src/modules/' },
  },
  {
    name: 'the-shells-own-section-is-a-remote',
    comment:
      "The shell's own pages import what a remote may import: take it from the host or from shared/.",
    from: { path: '^shell/section/' },
    to: { path: '^shell/(?!section/)' },
  },
  {
    name: 'the-shells-shared-room-knows-neither-side',
    comment: 'What browser and server share imports packages alone: pass the rest in.',
    from: { path: '^shell/shared/' },
    to: { path: '^shell/(?!shared/)' },
  },
  {
    name: 'server-and-browser-meet-in-shell-shared',
    comment: 'Move what both need to shell/shared.',
    from: { path: '^shell/server/' },
    to: { path: '^shell/(src|section)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'remotes-are-islands',
    comment:
      'A remote imports nothing of another: move what both need to shared/, or take it from the host.',
    from: { path: '^(mfe-[^/]+)/' },
    to: { path: '^(mfe-[^/]+|shell|server|release)/', pathNot: '^$1/' },
  },
  {
    name: 'the-shell-knows-no-remote',
    comment:
      "The shell learns of remotes from the release: put what it needs into the remote's table.",
    from: { path: '^shell/' },
    to: { path: '^(mfe-[^/]+|server|release|e2e)/' },
  },
  {
    name: 'the-api-serves-contracts-alone',
    comment: 'The API shares the contract with its clients and nothing of their code.',
    from: { path: '^server/', pathNot: TEST },
    to: { path: '^(shell|mfe-|release|e2e|shared/(?!contract|config|format|metrics|testing))' },
  },
  {
    name: 'fixture-people-live-in-the-sandbox',
    comment: 'The API learns of people from the membership service: log in as one of them.',
    from: { path: '^server/', pathNot: `${TEST}|\\.suite\\.ts$|^server/sandbox/` },
    to: { path: '^(shared/testing|server/sandbox)/' },
  },
  {
    name: 'release-works-on-the-store',
    comment:
      'Release tools use the store and the build, and run no page: start a server as a process instead.',
    from: { path: '^release/(?!console/)' },
    to: {
      path: '^(shell|mfe-|server|e2e|release/console|shared/(?!release-store|build|config|format|metrics|testing))',
    },
  },
  {
    name: 'the-console-asks-the-desk',
    comment:
      'The console runs in a browser: it asks the desk by HTTP, and imports only types of what that answers.',
    from: { path: '^release/console/', pathNot: TEST },
    to: {
      path: '^(shell|mfe-|server|e2e|release/src|shared/(?!ui|format))',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'journeys-stay-outside',
    comment:
      'End-to-end tests use the portal as its users do: by address, page and command line; config gives them free ports. Only the scripts of support/store reach into a store, for what the command refuses or what takes days.',
    from: { path: '^e2e/(?!fixtures/|bench/|support/store/)' },
    to: { path: '^(shell|mfe-|server|release|shared/(?!paths|contract|testing|config))' },
  },
  ...arrows.map(([folder, allowed]) => ({
    name: `${folder}-points-to-${allowed.join('-') || 'nothing'}`,
    comment:
      'Dependencies between packages point one way: pass what is needed in, or move it to a lower package.',
    from: { path: `^${folder}/`, pathNot: TEST },
    to: {
      path: '^(shell|mfe-|server|release|e2e|shared)/',
      pathNot: [`^${folder}/`, ...allowed.map((name) => `^shared/${name}/`)],
    },
  })),
  {
    name: 'packages-are-entered-by-their-door',
    comment:
      'Import a package by its name; what it does not export is internal. The control of the bench cuts the same modules into other chunks.',
    from: {
      path: '^(shell|mfe-[^/]+|server|release|e2e|shared/[^/]+)/',
      pathNot: '^e2e/bench/control/',
    },
    to: {
      path: '^shared/',
      pathNot: ['^$1/', ...doors],
    },
  },
  {
    name: 'bundles-name-their-calls',
    comment:
      'Import the calls that you send by name: `endpoints` and `shapes` add all of them to the bundle.',
    from: {
      path: '^(shell|mfe-[^/]+|shared)/',
      pathNot: `${TEST}|^shared/build/|^shared/contract/src/shapes\\.ts$`,
    },
    to: { path: '^shared/contract/src/(endpoints|shapes)\\.ts$' },
  },
  {
    name: 'pages-never-import-pages',
    comment: 'Give what two pages share a folder beside pages/, named by its noun.',
    from: { path: '^((?:release/)?[^/]+/(?:src|section))/pages/([^/]+)/' },
    to: { path: '^$1/pages/', pathNot: '^$1/pages/$2/' },
  },
  {
    name: 'rules-are-pure',
    comment: 'Rules have no effects: pass in what they decide on.',
    from: { path: '/rules\\.ts$' },
    to: { path: '/(repository|routes)\\.ts$|/db/(database|migrate|folder-lock)|^node:' },
  },
  {
    name: 'tests-are-not-imported',
    comment: 'Move what other tests need to shared/testing.',
    from: { pathNot: `${TEST}|\\.suite\\.ts$` },
    to: { path: '\\.test\\.tsx?$|^shared/testing/(?!src/people)' },
  },
  {
    name: 'no-circles',
    comment: 'Types count: declare one in the lower file, join the two, or move it to a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment: 'The import cannot be resolved: declare the dependency or correct the path.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^bun:' },
  },
  {
    name: 'dependencies-are-declared',
    comment: "Declare the package in the workspace's own package.json.",
    from: { pathNot: `${TEST}|^(oxlint|jest)\\.config` },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
];

export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(node_modules|\\.cache|\\.data)/|^e2e/bench/peer/|^docs/content-sources/',
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
