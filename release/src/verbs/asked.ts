import { channels, type Channel } from '@portal/release-store';
import { verbs } from './table.ts';
import { options, UsageError, type OptionName, type Values, type Verb } from './verb.ts';

/** Options that every verb has. */
export const OF_EVERY_VERB: OptionName[] = ['channel', 'json', 'help'];

/** The verb that these words start with; the longer match wins, as `audit verify` over `audit`. */
export function verbOf(words: readonly string[]): Verb | undefined {
  const isNamed = (name: string) => name === words.slice(0, name.split(' ').length).join(' ');
  return verbs
    .filter(({ name }) => isNamed(name))
    .sort((a, b) => b.name.length - a.name.length)
    .at(0);
}

/** @throws UsageError */
export function channelOf(given: string): Channel {
  const found = channels.find((channel) => channel === given);
  if (!found) throw new UsageError(`there is no channel ${given}`);
  return found;
}

/** @throws UsageError if a word or an option does not belong to the verb */
export function checkAsked(
  { name, args: takes, count, options: own }: Verb,
  args: readonly string[],
  values: Values,
): void {
  if (args.length < count[0] || args.length > count[1])
    throw new UsageError(`${name} takes ${takes || 'no other words'}`);
  const known: string[] = [...own, ...OF_EVERY_VERB];
  const stranger = Object.keys(values).find((option) => !known.includes(option));
  if (stranger) throw new UsageError(`${name} has no option --${stranger}`);
}

/** Whether the option takes no value. */
export const isSwitch = (name: OptionName): boolean => !('value' in options[name]);
