import { ConfigError, loadDotEnv, readConfig } from '@portal/config';
import { openStore, ReleaseError, StoreError, exitCodes } from '@portal/release-store';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { hasShell } from './parts.ts';
import { linePrinter } from './progress.ts';
import {
  channelOf,
  checkAsked,
  isSwitch,
  unknownOption,
  unknownVerb,
  verbOf,
} from './verbs/asked.ts';
import { usage, usageOf } from './verbs/usage.ts';
import {
  options,
  UsageError,
  type Context,
  type OptionName,
  type Values,
  type Verb,
} from './verbs/verb.ts';

const optionType = (name: string) => ({
  type: isSwitch(name as OptionName) ? ('boolean' as const) : ('string' as const),
  multiple: name === 'head',
  ...(name === 'help' && { short: 'h' }),
});

/** Reads the command line. @throws UsageError */
function readArguments(): { values: Values; positionals: string[] } {
  try {
    return parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(Object.keys(options).map((name) => [name, optionType(name)])),
    });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const [, option] = /'(--?[^' ]+)/.exec(message) ?? [];
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || !option)
      throw new UsageError(message.split('\n')[0]);
    const words = process.argv.slice(2);
    throw unknownOption(
      option,
      verbOf(
        words.slice(
          0,
          words.findIndex((word) => word.startsWith('-')),
        ),
      ),
    );
  }
}

/** Runs a verb, then closes the store, whose open database connections would keep the process running. */
async function runOn(verb: Verb, context: Context): Promise<unknown> {
  try {
    const done = await verb.run(context);
    // Lists are arrays: what they leave out cannot be said in them, so it goes to the error output.
    if (isJson)
      for (const refused of context.store.refusals)
        process.stderr.write(`${JSON.stringify({ refused })}\n`);
    return done;
  } finally {
    await context.store.close();
  }
}

let asked: Verb | undefined;
let isJson = false;
const printer = linePrinter(process.stdout);

async function main() {
  isJson = process.argv.includes('--json');
  const { values, positionals } = readArguments();
  asked = verbOf(positionals);
  if (!asked && positionals.length > 0) throw unknownVerb(positionals);
  if (!asked || values.help) return void process.stdout.write(asked ? usageOf(asked) : usage());
  const args = positionals.slice(asked.name.split(' ').length);
  checkAsked(asked, args, values);
  loadDotEnv();
  const config = readConfig();
  const warn = (line: string) => void process.stderr.write(`release: ${line}\n`);
  // Publishing in the portal's checkout may create the store; in a team's repository it must exist.
  const mustExist = asked.name !== 'publish' || !hasShell();
  const store = await openStore(config, { as: 'command', follows: false, mustExist, warn });
  const context: Context = {
    store,
    config,
    channel: channelOf(values.channel ?? config.CHANNEL),
    values,
    args,
    actor: userInfo().username,
    say: (line) => void (isJson || printer.say(line)),
    fail: () => void (process.exitCode = exitCodes.check),
    // Since the process began.
    took: () => `${(performance.now() / 1000).toFixed(1)} s`,
  };
  const done = await runOn(asked, context);
  if (isJson) process.stdout.write(`${JSON.stringify(done, null, 1)}\n`);
}

function kindOf(error: unknown): string {
  if (error instanceof ReleaseError) return error.kind;
  if (error instanceof StoreError) return 'unavailable';
  return error instanceof UsageError ? 'usage' : 'failure';
}

function exitCodeOf(error: unknown): number {
  if (error instanceof ReleaseError) return exitCodes[error.kind];
  // `storage` reports itself that the store cannot be reached.
  return error instanceof StoreError && asked?.name === 'storage' ? exitCodes.check : 1;
}

main().catch((error: unknown) => {
  printer.end();
  const { message, stack, name } = error as Error;
  // Known errors are one line about a rule, the configuration or the folder; anything else is a bug.
  const isKnown =
    name === 'Error' ||
    [ReleaseError, ConfigError, StoreError].some((known) => error instanceof known);
  const help = `(release ${asked ? `${asked.name} ` : ''}--help)`;
  const isUsage = error instanceof UsageError;
  const said = isKnown ? message : String(stack);
  const kind = kindOf(error);
  if (isJson) process.stderr.write(`${JSON.stringify({ error: { kind, message: said } })}\n`);
  else process.stderr.write(`release: ${said}${isUsage ? `  ${help}` : ''}\n`);
  process.exitCode = exitCodeOf(error);
});
