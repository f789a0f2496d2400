import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../parts.ts';

const component = (code: string) => `export function Card(_p: { x: number[] }) { ${code} }`;

/** What is reported of a file in this folder: our own rules, each of React's, and where both do not apply. */
const cases: [rule: string, place: string, code: string][] = [
  ['portal(no-restricted-syntax)', 'server/src', 'export const a = { ...{ b: 1 } };'],
  ['portal(no-restricted-syntax)', 'server/src', 'export const a = [...[1]];'],
  ['portal(no-restricted-syntax)', 'shell/src', 'export const a = "한결";'],
  ['portal(no-restricted-syntax)', 'shell/src', 'export const a = `한결 ${1}`;'],
  ['portal(no-restricted-syntax)', 'shell/src', 'export const a = <p>한결</p>;'],
  ['portal(no-restricted-syntax)', 'mfe-x/src', 'export const a = <p style={{}} />;'],
  ['portal(no-restricted-syntax)', 'e2e', 'export const a = <p ref={(p) => p?.focus()} />;'],
  ['portal(no-restricted-syntax)', 'mfe-x/src', component('useEffect(() => stop(), []);')],
  ['portal(no-restricted-syntax)', 'mfe-x/src', component('useEffect(stop, []);')],
  ['nothing', 'mfe-x/src', component('useEffect(() => void stop(), []);')],
  ['nothing', 'server/src', 'export const a = <p style={{}}>한결</p>;'],
  ['portal(no-value-for-types)', 'server/src', 'const a = [1];\nexport type A = typeof a;'],
  ['nothing', 'server/src', 'const a = [1];\nexport type A = typeof a;\nexport { a };'],
  ['eslint(no-restricted-globals)', 'shared/ui/src', 'export const a = process.env;'],
  ['nothing', 'server/src', 'export const a = process.env;'],
  ['eslint(no-console)', 'server/src', 'console.log(1);'],
  ['nothing', 'release/src', 'console.log(1);'],
  [
    'Unused oxlint-disable directive (no problems were reported).',
    'server/src',
    '// oxlint-disable-next-line no-console\nexport const a = 1;',
  ],
  [
    'react-hooks(rules-of-hooks)',
    'shell/src',
    component('if (_p.x[0]) useState(0); return <p />;'),
  ],
  ['nothing', 'server/src', component('if (_p.x[0]) useState(0); return <p />;')],
  ['react-hooks(exhaustive-deps)', 'shell/src', component('useEffect(() => void _p.x, []);')],
  [
    'react(error-boundaries)',
    'shell/src',
    component('try { return <p />; } catch { return null; }'),
  ],
  ['react(globals)', 'shell/src', component('last = _p.x; return <p />;')],
  ['react(immutability)', 'shell/src', component('_p.x = [1]; return <p />;')],
  ['react(purity)', 'release/console/src', component('return <p>{Date.now()}</p>;')],
  ['react(refs)', 'shell/src', component('return <p>{useRef(0).current}</p>;')],
  [
    'react(set-state-in-effect)',
    'shell/src',
    component('const [a, set] = useState(0); useEffect(() => { set(1); }, []); return a;'),
  ],
  [
    'react(set-state-in-render)',
    'shell/src',
    component('const [a, set] = useState(0); set(1); return a;'),
  ],
  ['react(static-components)', 'shell/src', component('const A = () => <p />; return <A />;')],
  [
    'react(incompatible-library)',
    'shell/src',
    `import { useVirtualizer } from '@tanstack/react-virtual';\n${component('return useVirtualizer({});')}`,
  ],
  [
    'react(preserve-manual-memoization)',
    'shell/src',
    component('const a = [1]; useState(0); a.push(2); return useCallback(() => a, [a]);'),
  ],
  ['react(unsupported-syntax)', 'shell/src', component('eval("1"); return <p />;')],
  ['react(use-memo)', 'shell/src', component('return useMemo(async () => 1, []);')],
];
const folder = mkdtempSync(join(tmpdir(), 'lint-'));
const fileOf = (index: number) => `${cases[index]?.[1]}/${index}.tsx`;
let reported: { code?: string; message: string; filename: string }[];

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const file of ['oxlint.config.ts', 'oxlint.rules.ts'])
    copyFileSync(join(root, file), join(folder, file));
  cases.forEach(([, , code], index) => {
    const file = join(folder, fileOf(index));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  });
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', '.'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
  });
  ({ diagnostics: reported } = JSON.parse(stdout) as { diagnostics: typeof reported });
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(cases.map(([rule, place], index) => [rule, place, index] as const))(
  '%s is reported in %s (%i)',
  (rule, _place, index) => {
    const here = reported.filter(({ filename }) => filename === fileOf(index));
    const found = new Set(here.map(({ code, message }) => code ?? message));
    expect([...found]).toEqual(rule === 'nothing' ? [] : expect.arrayContaining([rule]));
  },
);
