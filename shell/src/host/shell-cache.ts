import createCache from '@emotion/cache';
import { nonce } from '../release/inlined.ts';

/** Styles of header, footer and whatever else the shell itself draws. */
export const shellCache = createCache({ key: 'shell', nonce });
