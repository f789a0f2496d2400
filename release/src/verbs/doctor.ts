import { basename } from 'node:path';
import { partOfFolder } from '../parts.ts';
import { progressOf } from '../progress.ts';
import { pinOf, type Verb } from './verb.ts';

export const doctor: Verb = {
  name: 'doctor',
  does: 'builds the part in this folder and says whether a delivery would be accepted; publishes nothing',
  access: 'team',
  examples: ['npm run doctor -w mfe-voc'],
  async run(context) {
    const { store, channel, config, say, fail, took } = context;
    const { set, frozen } = pinOf(context);
    const base = store.set(set).record.parts;
    const part = partOfFolder(process.cwd());
    say(`building   ${part.name}, to check it; nothing is published`);
    // Loaded only here, because loading the build tools takes a second.
    const { withBuild } = await import('../unpublished.ts');
    const { fastChecks } = await import('../checks/fast.ts');
    const results = await withBuild(
      store,
      part,
      config.BUILD_MODE,
      progressOf(say),
      async (trial, { record, sha384 }) => {
        const { name, version } = record;
        say(`built      ${name} as ${version} for the channel ${channel}  (${took()})`);
        const parts = { ...base, [name]: { version, sha384 } };
        const isProduction = config.BUILD_MODE === 'production';
        return fastChecks({ store: trial, parts, base, config, isProduction, say });
      },
    );
    const isFine = Object.values(results).every(({ faults }) => faults.length === 0);
    if (frozen) say(`frozen     ${channel}: ${frozen.reason}: deliver once it is unfrozen`);
    say(
      isFine
        ? `accepted   npm run deliver -w ${basename(part.folder)}  (${took()})`
        : `refused    repair what is listed, and npm run doctor again  (${took()})`,
    );
    if (!isFine) fail();
    return { part: part.name, accepted: isFine, results };
  },
};
