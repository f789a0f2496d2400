import createCache from '@emotion/cache';
import { nonce } from '../release/inlined.ts';
import { SHELL_STYLES } from './ShellRoot.tsx';

/** Styles of everything that the shell itself renders. */
export const shellStyles = createCache({ key: SHELL_STYLES, nonce });
