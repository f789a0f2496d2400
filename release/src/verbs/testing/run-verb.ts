import { readConfig } from '@portal/config';
import type { ReleaseStore } from '@portal/release-store';
import { verbs } from '../table.ts';
import type { Context, Values } from '../verb.ts';

/** Runs a verb on a store and returns its result; `words` may start with a channel, as in `production: pin 3`. */
export async function runVerb(
  store: ReleaseStore,
  words: string,
  values: Values = {},
  more: Partial<Context> = {},
): Promise<unknown> {
  const [, given = 'dev', line = ''] = /^(?:(\w+): )?(.*)$/.exec(words) ?? [];
  const verb = verbs.findLast(({ name }) => `${line} `.startsWith(`${name} `));
  if (!verb) throw new Error(`no verb in ${line}`);
  return verb.run({
    store,
    config: readConfig({ DATA_DIR: store.root }),
    channel: given as Context['channel'],
    values: { ...values, ...(given !== 'dev' && { channel: given }) },
    args: line.slice(verb.name.length).split(' ').filter(Boolean),
    actor: 'kim',
    say() {},
    fail() {},
    took: () => '0.1 s',
    ...more,
  });
}
