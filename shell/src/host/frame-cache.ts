import createCache from '@emotion/cache';
import { FRAME_STYLES } from '../layout/frame-parts.tsx';
import { nonce } from '../release/inlined.ts';

/** Styles of header, footer and whatever else the shell itself draws. */
export const frameCache = createCache({ key: FRAME_STYLES, nonce });
