import { portalOf } from '@portal/config';
import {
  overrideKey,
  overrideParts,
  ReleaseError,
  sealOverride,
  type Override,
} from '@portal/release-store';
import { pinOf, UsageError, type Verb } from '../verb.ts';
import { setNamed, versionNamed } from '../names/known.ts';

const HOUR_MS = 3_600_000;
const LONGEST_H = 168;

export const overrideMint: Verb = {
  name: 'override mint',
  args: '--set SET|NAME@VERSION',
  does: 'prints a link with which a tester sees a set, or a version in the base set, until it expires',
  options: ['set', 'hours'],
  examples: [
    'npm run release -- override mint --set 5 --hours 4',
    'npm run release -- override mint --set voc@1.0.4 --channel production',
  ],
  async run(context) {
    const { store, channel, values, config, say } = context;
    const { set, hours = '8' } = values;
    if (set === undefined) throw new UsageError('override mint needs --set SET or NAME@VERSION');
    if (!(Number(hours) > 0 && Number(hours) <= LONGEST_H))
      throw new UsageError(`--hours takes 1 to ${LONGEST_H}`);
    const portal = portalOf(config, channel);
    if (portal === null)
      throw new ReleaseError(
        'check',
        `the address of the portal of ${channel} is not known: add ${channel}=ADDRESS to PORTAL_ORIGINS, then make the link again`,
      );
    const key = overrideKey(config);
    if (!key)
      throw new ReleaseError('check', 'there is no key to sign with: set SECRET_KEY, or npm start');
    const until = new Date(Date.now() + Number(hours) * HOUR_MS).toISOString();
    const override: Override = { channel, set: null, parts: {}, until };
    if (set.includes('@')) {
      const { name, version } = versionNamed(store, set);
      override.parts = { [name]: { version, sha384: store.version(name, version).sha384 } };
    } else override.set = setNamed(store, set);
    await overrideParts(store, pinOf(context), override);
    const link = `${portal}/-/override?token=${sealOverride(key, override)}`;
    say(`override   ${set} in ${channel} until ${until}: open this link in the tester's browser`);
    say(link);
    return { link, until };
  },
};
