import { lookQuery } from '../browser/look.ts';
import { portal } from './inlined.ts';

/** The address of the bridge document of that name, in the look that the customer has chosen. */
export const bridge = (name: string): string =>
  `${portal.bridgeOrigin}/bridge/${name}${lookQuery()}`;
