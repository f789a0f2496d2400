import createCache from '@emotion/cache';
import { nonce } from '../release/inlined.ts';
import { SHELL_STYLES } from './ShellRoot.tsx';

/** Style cache of all React roots of the shell. */
export const shellStyles = createCache({ key: SHELL_STYLES, nonce });
