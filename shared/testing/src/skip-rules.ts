import { createRequire } from 'node:module';
import { mayMatch, type Matched } from './may-match.ts';

interface Matcher {
  matchesDontThrow(element: Matched, selectors: string | undefined): boolean;
}

// Makes `getComputedStyle` of jsdom skip rules that cannot match. Otherwise it tries every rule on every element after each
// change, for `getByRole` and each move of the pointer: a fifth of what the tests of pages cost. jsdom takes the function
// when it is loaded, so this module has to come first.
const requireThere = createRequire(import.meta.resolve('jest-environment-jsdom'));
const matcher = requireThere('jsdom/lib/jsdom/living/helpers/selectors.js') as Matcher;
const { matchesDontThrow } = matcher;
matcher.matchesDontThrow = (element, selectors) =>
  (selectors === undefined || mayMatch(selectors, element)) && matchesDontThrow(element, selectors);
