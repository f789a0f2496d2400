import type { Portal } from '../portal.ts';
import { release } from '../release-command.ts';
import { CHANNEL, type Manager } from './week.ts';

/** A release manager who has the command line alone. */
export function byCommand(portal: Portal): Manager {
  const run = (...args: string[]) =>
    release(portal.dataDir, args, undefined, {
      API_URL: portal.apiUrl,
      PORTAL_ORIGINS: `${CHANNEL}=${portal.url}`,
    });
  const json = async <T>(...args: string[]) => JSON.parse(await run(...args, '--json')) as T;
  const there = ['--channel', CHANNEL];
  /** Changes the channel at the revision that `live` names. */
  async function change(...words: string[]): Promise<void> {
    const { pin } = await json<{ pin: { revision: number } }>('live', ...there);
    await run(...words, ...there, '--expect', `${pin.revision}`, '--reason', words.join(' '));
  }
  return {
    compose: async (base, versions) =>
      (await json<{ id: string }>('set', 'create', ...versions, '--base', base)).id,
    startCanary: (set, percent, minimum) =>
      change('canary', 'start', set, '--percent', `${percent}`, '--minimum', `${minimum}`),
    advance: () =>
      change('canary', 'advance').then(
        () => true,
        (error: { code?: number }) => {
          if (error.code === 2) return false;
          throw error;
        },
      ),
    rollback: () => change('rollback'),
    forward: () => change('rollback', '--forward'),
    disable: (remote, message) => change('disable', remote, '--message', message),
    enable: (remote) => change('enable', remote),
    mint: async (set) =>
      (await json<{ link: string }>('override', 'mint', '--set', set, ...there)).link,
    block: async (version) => void (await run('block', version, '--reason', 'it fails')),
    clean: async () => void (await run('gc', '--reason', 'the disk is full')),
    freeze: () => change('freeze'),
    verify: () =>
      run('audit', 'verify').then(
        () => true,
        () => false,
      ),
  };
}
