import { ReleaseError } from '@portal/release-store';
import { partNamed, partOfFolder, parts, type Part } from '../parts.ts';
import { pinVersions } from '../pin-versions.ts';
import { progressOf, type Progress } from '../progress.ts';
import { publishPart } from '../publish-part.ts';
import { sourceText } from '../source-of.ts';
import { oneOf } from './names/known.ts';
import { sayPinned, UsageError, type Context, type Verb } from './verb.ts';

/** The named part of the checkout, by default the one in the current folder. @throws UsageError */
function partAsked([given]: readonly string[]): Part {
  if (given === undefined) return partOfFolder(process.cwd());
  const names = parts().map(({ name }) => name);
  return partNamed(oneOf('there is no part', given, names));
}

/** Builds and publishes a part. Unchanged sources keep their version. */
async function publishNamed({ store, config }: Context, part: Part, progress: Progress) {
  const { say, done } = progress;
  say(`reading    the sources of ${part.name}`);
  const version = await publishPart(store, part, config.BUILD_MODE, progress);
  const { name, version: number } = version.record;
  for (const path of version.repaired) say(`repaired   ${path}`);
  done(`${version.built ? 'published' : 'unchanged'}  ${name}@${number}`);
  say(`from       ${sourceText(version.record)}`);
  return version;
}

export const publish: Verb = {
  name: 'publish',
  args: '[NAME]',
  count: [0, 1],
  does: 'builds the part in this folder, or of this name, and publishes it; no customer gets it yet',
  access: 'team',
  examples: ['npm run release -- publish voc'],
  async run(context) {
    if (context.values.channel !== undefined)
      throw new UsageError('publish takes no --channel: a version belongs to none');
    const part = partAsked(context.args);
    const version = await publishNamed(context, part, progressOf(context.say));
    const { name, version: number } = version.record;
    context.say(`next       release set create ${name}@${number} --base SET`);
    return { name, version: number, built: version.built };
  },
};

export const deliver: Verb = {
  name: 'deliver',
  args: '[NAME]',
  count: [0, 1],
  does: 'builds the part in this folder, or of this name, publishes it, checks it and pins it in dev',
  options: ['reason'],
  access: 'team',
  examples: ['npm run deliver -w mfe-voc', 'npm run release -- deliver voc'],
  async run(context) {
    const { store, channel, values, args, actor, config, say } = context;
    if (channel !== 'dev')
      throw new ReleaseError(
        'not-allowed',
        'a delivery goes to dev; other channels take checked sets',
      );
    store.checkFrozen(channel);
    const part = partAsked(args);
    if (!store.pin(channel))
      throw new ReleaseError('check', 'nothing is pinned in dev yet: run npm start once');
    const progress = progressOf(say);
    const version = await publishNamed(context, part, progress);
    const { name, version: number } = version.record;
    const reason = values.reason ?? `deliver ${name}@${number}`;
    const isProduction = config.BUILD_MODE === 'production';
    const { requireFast } = await import('../checks/fast.ts');
    say(`verifying  every file of the set that has ${name}@${number}`);
    const pin = await pinVersions(
      store,
      channel,
      [version],
      { actor, reason },
      async (parts, base) => {
        progress.done(`verified   the files of ${Object.keys(parts).length} versions`);
        say('checking   the set by the fast checks');
        await requireFast({ store, parts, base, config, isProduction, say });
        progress.done('checked    the set');
      },
    );
    if (pin) sayPinned(context, pin);
    else say('live       already');
    return { name, version: number, built: version.built, pin };
  },
};
