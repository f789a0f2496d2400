import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedRemote, changedSection } from '../support/changed-remote.ts';
import { copyData } from '../support/portal.ts';
import { acceptSet, release } from '../support/release-command.ts';
import { auditOf } from '../support/release-week/audit.ts';
import { expect, test } from '../support/test.ts';

/** What `release check --json` prints. */
interface Evidence {
  results: Record<string, { faults: string[]; figures: Record<string, number> }>;
}

test('staging takes a set that passed its checks; one whose page throws in browsers alone is refused by the boot, until somebody answers for it', async ({
  portal,
}) => {
  // Chromium goes over every page of the set.
  test.setTimeout(480_000);
  // `release check` starts a portal of its own on this data. It has no API: its pages call that of the worker's shared portal.
  const dataDir = copyData();
  const run = (args: string[], folder?: string) =>
    release(dataDir, args, folder, { API_URL: portal.apiUrl });
  /** The exit code of a refusal, and what it printed. */
  const refused = (args: string[]) =>
    run(args).then(
      () => ({ code: 0, stdout: '', stderr: '' }),
      (error: unknown) => error as { code: number; stdout: string; stderr: string },
    );
  const create = async (...args: string[]) =>
    /created {4}set (\d+)/.exec(await run(['set', 'create', ...args]))?.[1] ?? '';
  const toStaging = (set: string, revision: number) => [
    'pin',
    set,
    '--channel',
    'staging',
    '--expect',
    `${revision}`,
    '--reason',
    'test',
  ];
  // The fewest parts that stand alone: Chromium goes over every page of a set. Nothing is pinned in staging, so the set has no base.
  const few = (await run(['live'])).match(/(shell|guide|customer|service|product)@[\d.]+/g) ?? [];
  const sound = await create(...few, '--channel', 'staging');
  const unchecked = await refused(toStaging(sound, 0));
  expect([unchecked.code, unchecked.stderr]).toEqual([
    2,
    `release: set ${sound} was not checked: release check ${sound}\n`,
  ]);
  // The checks below run on the same versions but one, and find nothing else.
  await acceptSet(dataDir, sound);
  expect(await run(toStaging(sound, 0))).toContain(`set ${sound} in staging, revision 1`);

  const remote = changedSection('mfe-guide', 'src/pages/video/VideoPage.tsx');
  remote.change(
    'return data.post',
    `if (typeof window === 'object') throw new Error('torn');\n  return data.post`,
  );
  const delivered = await run(['deliver'], remote.folder);
  const version = /guide@([\d.]+)/.exec(delivered)?.[1] ?? '';
  const bad = await create(`guide@${version}`, '--base', sound);
  const checked = await refused(['check', bad, '--channel', 'staging', '--json']);
  expect(checked.code).toBe(2);
  const { results } = JSON.parse(checked.stdout) as Evidence;
  const failing = Object.entries(results).filter(([, { faults }]) => faults.length > 0);
  expect(failing.map(([name]) => name)).toEqual(['boot']);
  const faults = results['boot']?.faults ?? [];
  expect(faults).toContainEqual(expect.stringMatching(/^guide: \/guide\/video: .*torn/));
  expect(faults.filter((fault) => !fault.includes('/guide/video'))).toEqual([]);
  const kept = await refused(toStaging(bad, 1));
  expect([kept.code, kept.stderr]).toEqual([2, expect.stringContaining('has not passed boot')]);

  const waive = ['--waive', 'boot', '--reason', 'videos are back tomorrow'];
  expect(await run(['check', bad, ...waive])).toContain(`accepted   set ${bad}`);
  expect(await run(toStaging(bad, 1))).toContain('revision 2');
  const back = ['--channel', 'staging', '--expect', '2', '--reason', 'torn'];
  expect(await run(['rollback', ...back])).toContain(`set ${sound} in staging`);
  // One record of the check, one of the waiver.
  const record = `manager: check set ${bad}`;
  expect(await auditOf(dataDir)).toEqual([record, record]);
  rmSync(dataDir, { recursive: true });
});

test('doctor tells a team why its build would be refused, and publishes nothing', async () => {
  const dataDir = copyData();
  const versions = () => readdirSync(join(dataDir, 'store/versions/faulty'));
  const before = versions();
  const remote = changedRemote();
  // The address of one page is gone, and that of another is there twice.
  remote.change('/faulty/effect', '/faulty/render', 'src/routes.tsx');
  const { code, stdout } = await release(dataDir, ['doctor'], remote.folder).then(
    (said) => ({ code: 0, stdout: said }),
    (error: unknown) => error as { code: number; stdout: string },
  );
  expect(code).toBe(2);
  expect(stdout).toMatch(
    /failed {5}routes .*\n {2}- faulty@[\d.]+: \/faulty\/render is hidden by \/faulty\/render/,
  );
  expect(stdout).toMatch(
    /failed {5}contract .*\n {2}- faulty@[\d.]+ takes page \/faulty\/effect away/,
  );
  expect(versions()).toEqual(before);
  rmSync(dataDir, { recursive: true });
});
