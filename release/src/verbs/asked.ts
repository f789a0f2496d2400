import { channels, type Channel } from '@portal/release-store';
import { hintOf, oneOf } from './names/known.ts';
import { nearest } from './names/nearest.ts';
import { verbs } from './table.ts';
import { options, UsageError, type OptionName, type Values, type Verb } from './verb.ts';

export const OF_EVERY_VERB: OptionName[] = ['channel', 'json', 'help'];

export const optionsOf = ({ options: own = [] }: Verb) => [...own, ...OF_EVERY_VERB];

/** The verb that these words start with; the longer match wins, as `audit verify` over `audit`. */
export function verbOf(words: readonly string[]): Verb | undefined {
  const isNamed = (name: string) => name === words.slice(0, name.split(' ').length).join(' ');
  return verbs
    .filter(({ name }) => isNamed(name))
    .sort((a, b) => b.name.length - a.name.length)
    .at(0);
}

/** @throws UsageError */
export const channelOf = (given: string): Channel => oneOf('there is no channel', given, channels);

const meant = (near: string | null) =>
  near === null ? 'release --help lists all' : `did you mean ${near}?`;

/** The refusal of words that start with no verb. */
export function unknownVerb(words: readonly string[]): UsageError {
  const names = verbs.map(({ name }) => name);
  const given = words.slice(0, 2).join(' ');
  const near = nearest(given, names) ?? nearest(words[0] ?? '', names);
  return new UsageError(`there is no verb ${words[0]}: ${meant(near)}`);
}

/** The refusal of an option that does not exist. */
export function unknownOption(given: string, verb: Verb | undefined): UsageError {
  const known = (verb ? optionsOf(verb) : Object.keys(options)).map((name) => `--${name}`);
  return new UsageError(
    verb
      ? `${verb.name} has no option ${given}: ${hintOf(given, known)}`
      : `there is no option ${given}: ${meant(nearest(given, known))}`,
  );
}

/** @throws UsageError if a word or an option does not belong to the verb */
export function checkAsked(verb: Verb, args: readonly string[], values: Values): void {
  const { name, args: takes = 'no other words', count: [least, most] = [0, 0] } = verb;
  if (args.length < least || args.length > most) throw new UsageError(`${name} takes ${takes}`);
  const known: string[] = optionsOf(verb);
  const stranger = Object.keys(values).find((option) => !known.includes(option));
  if (stranger) throw unknownOption(`--${stranger}`, verb);
}

/** Whether the option takes no value. */
export const isSwitch = (name: OptionName): boolean => !('value' in options[name]);
