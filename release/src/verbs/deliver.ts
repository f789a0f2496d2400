import { ReleaseError } from '@portal/release-store';
import { partNamed, partOfFolder, parts, type Part } from '../parts.ts';
import { pinVersions } from '../pin-versions.ts';
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
async function publishNamed({ store, config, say, took }: Context, part: Part) {
  say(`reading    the sources of ${part.name}`);
  const version = await publishPart(store, part, config.BUILD_MODE, say);
  const { name, version: number } = version.record;
  for (const path of version.repaired) say(`repaired   ${path}`);
  say(`${version.built ? 'published' : 'unchanged'}  ${name}@${number}  (${took()})`);
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
    const version = await publishNamed(context, partAsked(context.args));
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
    const version = await publishNamed(context, part);
    const { name, version: number } = version.record;
    const reason = values.reason ?? `deliver ${name}@${number}`;
    const isProduction = config.BUILD_MODE === 'production';
    const { requireFast } = await import('../checks/fast.ts');
    const pin = await pinVersions(store, channel, [version], { actor, reason }, (parts, base) => {
      say(`checking   the set that has ${name}@${number}, by the fast checks`);
      return requireFast({ store, parts, base, config, isProduction, say });
    });
    if (pin) sayPinned(context, pin);
    else say('live       already');
    return { name, version: number, built: version.built, pin };
  },
};
