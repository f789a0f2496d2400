import { OF_EVERY_VERB, optionsOf } from './asked.ts';
import { verbs } from './table.ts';
import { options, type OptionName, type Verb } from './verb.ts';

const lineOf = (name: OptionName) => {
  const option: { value?: string; does: string } = options[name];
  const left = `--${name}${option.value ? ` ${option.value}` : ''}`;
  return `  ${left.padEnd(35)} ${option.does}`;
};
const callOf = ({ name, args }: Verb) => `release ${name}${args ? ` ${args}` : ''}`;
const listOf = (title: string, lines: string[]) => [title, ...lines, ''];

export const usageOf = (verb: Verb): string =>
  [
    callOf(verb),
    `  ${verb.does}`,
    '',
    ...listOf('Options', optionsOf(verb).map(lineOf)),
    ...listOf(
      'Examples',
      verb.examples.map((example) => `  ${example}`),
    ),
  ].join('\n');

export const usage = (): string =>
  [
    ...verbs.map((verb) => `${callOf(verb).padEnd(47)} ${verb.does}`),
    '',
    ...listOf('Options of every verb; release VERB --help has its own', OF_EVERY_VERB.map(lineOf)),
    'Exit codes: 0 done, 1 usage or failure, 2 a check failed, 3 stale revision, 4 not allowed, 5 frozen',
    '',
    ...listOf(
      'Examples',
      verbs.map(({ examples: [first] }) => `  ${first}`),
    ),
  ].join('\n');
