import { lookQuery } from '../browser/look.ts';
import { portal } from './inlined.ts';

/** The address of a bridge document, with the customer's text size and contrast. */
export const bridge = (name: string): string =>
  `${portal.bridgeOrigin}/bridge/${name}${lookQuery()}`;
