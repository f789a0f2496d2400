import { ConfigError, loadDotEnv, readConfig } from '@portal/config';
import { ReleaseError, ReleaseStore, exitCodes, type Channel } from '@portal/release-store';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { partOfFolder } from './parts.ts';
import { olderPin, pinVersions } from './pin-versions.ts';

const USAGE = `release deliver                       (in a part's folder) build, publish and pin it
release live                          what the channel serves
release sets                          every set, the newest last
release rollback --to SET             pin an earlier set
  --channel dev|staging|production    default: CHANNEL, or dev
  --expect REVISION                   the revision this change was decided on
  --reason TEXT                       why
  --help                              this text

Examples
  npm run release -- live
  npm run release -- rollback --to 3 --reason 'the form of set 4 loses photos'
  npm run release -- rollback --to 3 --channel production --expect 12
  npm run deliver -w mfe-voc
`;

const OPTIONS = {
  to: { type: 'string' },
  channel: { type: 'string' },
  expect: { type: 'string' },
  reason: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
const CHANNELS: readonly string[] = ['dev', 'staging', 'production'];

/** Thrown for a command line that this command does not know; its message is one line. */
class UsageError extends Error {}

/** Reads the command line. @throws UsageError */
function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0]);
  }
}

/** @throws UsageError */
function channelOf(given: string): Channel {
  if (!CHANNELS.includes(given)) throw new UsageError(`there is no channel ${given}`);
  return given as Channel;
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main() {
  const { values, positionals } = readArguments();
  if (values.help || positionals.length === 0) return void process.stdout.write(USAGE);
  loadDotEnv();
  const config = readConfig();
  const store = new ReleaseStore(join(config.DATA_DIR, 'store'));
  const channel = channelOf(values.channel ?? config.CHANNEL);
  const actor = userInfo().username;
  const started = performance.now();
  const took = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;

  switch (positionals[0]) {
    case 'deliver': {
      if (channel !== 'dev')
        throw new ReleaseError(
          'not-allowed',
          'a delivery goes to dev; other channels take checked sets',
        );
      if (!store.pin(channel))
        throw new ReleaseError('check', 'nothing is pinned in dev yet: run npm start once');
      // Loaded for a delivery alone, because loading the build tools takes a second.
      const { publishPart } = await import('./publish-part.ts');
      const part = partOfFolder(process.cwd());
      const version = await publishPart(store, part, config.BUILD_MODE);
      const { name, version: number } = version.record;
      say(`${version.built ? 'published' : 'unchanged'}  ${name}@${number}  (${took()})`);
      const reason = values.reason ?? `deliver ${name}@${number}`;
      const pin = pinVersions(store, channel, [version], { actor, reason });
      say(
        pin
          ? `pinned     set ${pin.set} in ${channel}, revision ${pin.revision}  (${took()})`
          : 'live       already',
      );
      return;
    }
    case 'rollback': {
      const { to } = values;
      if (!to) throw new ReleaseError('check', 'rollback needs --to SET');
      const current = store.pin(channel);
      if (values.expect === undefined && channel !== 'dev')
        throw new ReleaseError('check', `${channel} needs --expect REVISION`);
      const expected =
        values.expect === undefined ? (current?.revision ?? 0) : Number(values.expect);
      const reason = values.reason ?? `rollback to set ${to}`;
      const at = new Date().toISOString();
      const pin = store.pinSet(channel, expected, { set: to, actor, reason, at });
      say(`pinned     set ${pin.set} in ${channel}, revision ${pin.revision}  (${took()})`);
      return;
    }
    case 'live': {
      const pin = store.pin(channel);
      if (!pin) return say(`${channel}: nothing is pinned`);
      const { parts } = store.set(pin.set, pin.setSha384).record;
      say(
        `${channel}: set ${pin.set}, revision ${pin.revision}, by ${pin.actor} at ${pin.at}: ${pin.reason}`,
      );
      for (const [name, part] of Object.entries(parts)) say(`  ${name}@${part.version}`);
      const older = olderPin(store, channel);
      if (older) say(older);
      return;
    }
    case 'sets': {
      for (const id of store.sets()) {
        const { record } = store.set(id);
        const parts = Object.entries(record.parts).map(([name, part]) => `${name}@${part.version}`);
        say(`${id}  ${record.createdAt}  ${parts.join(' ')}  ${record.note}`);
      }
      return;
    }
    default:
      throw new UsageError(`there is no verb ${positionals[0]}`);
  }
}

main().catch((error: unknown) => {
  const { message, stack, name } = error as Error;
  // A rule, a configuration or a folder that is no part says it in one line; anything else is a bug.
  const isKnown = name === 'Error' || error instanceof ReleaseError || error instanceof ConfigError;
  process.stderr.write(`release: ${isKnown ? message : String(stack)}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exitCode = error instanceof ReleaseError ? exitCodes[error.kind] : 1;
});
