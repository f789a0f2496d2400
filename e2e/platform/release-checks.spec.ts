import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changedSection } from '../support/changed-remote.ts';
import { copyData, startPortal } from '../support/portal.ts';
import { release } from '../support/release-command.ts';
import { expect, test } from '../support/test.ts';

/** What `release check --json` prints. */
interface Evidence {
  results: Record<string, { faults: string[]; figures: Record<string, number> }>;
}

test('staging takes a set that passed its checks; one whose page throws in browsers alone is refused by the boot, until somebody answers for it', async () => {
  // Chromium goes over every page of the set, twice.
  test.setTimeout(300_000);
  const portal = await startPortal();
  const run = (args: string[], folder?: string) =>
    release(portal.dataDir, args, folder, { API_URL: portal.apiUrl });
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
  try {
    // The fewest parts that stand alone: Chromium goes over every page of a set. Nothing is pinned in staging, so the set has no base.
    const few = (await run(['live'])).match(/(shell|guide|customer|service|product)@[\d.]+/g) ?? [];
    const sound = await create(...few, '--channel', 'staging');
    const unchecked = await refused(toStaging(sound, 0));
    expect([unchecked.code, unchecked.stderr]).toEqual([
      2,
      `release: set ${sound} was not checked: release check ${sound}\n`,
    ]);
    expect(await run(['check', sound, '--base', sound])).toContain(`accepted   set ${sound}`);
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
    expect(results['boot']?.faults).toContainEqual(
      expect.stringMatching(/^guide: \/guide\/video: .*torn/),
    );
    const kept = await refused(toStaging(bad, 1));
    expect([kept.code, kept.stderr]).toEqual([2, expect.stringContaining('has not passed boot')]);

    await run(['check', bad, '--waive', 'boot', '--reason', 'videos are back tomorrow']);
    expect(await run(toStaging(bad, 1))).toContain('revision 2');
    const back = ['--channel', 'staging', '--expect', '2', '--reason', 'torn'];
    expect(await run(['rollback', ...back])).toContain(`set ${sound} in staging`);
  } finally {
    await portal.stop();
  }
});

test('doctor tells a team why its build would be refused, and publishes nothing', async () => {
  const dataDir = copyData();
  const versions = () => readdirSync(join(dataDir, 'store/versions/guide'));
  const before = versions();
  const remote = changedSection('mfe-guide', 'src/routes.tsx');
  // The address of the manuals is gone, and that of the questions is there twice.
  remote.change('path: paths.manual,', 'path: paths.faq,');
  const { code, stdout } = await release(dataDir, ['doctor'], remote.folder).then(
    (said) => ({ code: 0, stdout: said }),
    (error: unknown) => error as { code: number; stdout: string },
  );
  expect(code).toBe(2);
  expect(stdout).toMatch(
    /failed {5}routes .*\n {2}- guide@[\d.]+: \/guide\/faq is hidden by \/guide\/faq/,
  );
  expect(stdout).toMatch(
    /failed {5}contract .*\n {2}- guide@[\d.]+ takes page \/guide\/manual away/,
  );
  expect(versions()).toEqual(before);
});
