import { browserCache } from '@portal/host/styles';
import { nonce } from '../release/inlined.ts';
import { SHELL_STYLES } from './ShellRoot.tsx';

/** Style cache of all React roots of the shell. */
export const shellStyles = browserCache(SHELL_STYLES, nonce);
