import type { Page } from '@playwright/test';

/** One thing a customer can have on the screen. */
export interface State {
  name: string;
  path: string;
  /** Checks header and footer in this state too. `npm test` checks them in no other state. */
  frame?: true;
  /** Selectors of what an open panel covers in part. They are not checked: axe would find the visible rest of a link too small. */
  covers?: string[];
  /** Names a state that differs from this one only in its words. `npm test` checks that one in its place; `npm run axe` checks both. */
  like?: string;
  /**
   * Only an idle page gets there. `npm test` keeps the pages of other states from becoming idle: what they would then fetch ahead does
   * not show, and took a sixth of the time.
   */
  idle?: true;
  /** The page it is come to from, by a link: then the browser draws it and not the server. */
  from?: string;
  /** Brings the state about before the page is opened. */
  before?(page: Page): Promise<unknown>;
  /** Brings it about on the open page. */
  after?(page: Page): Promise<unknown>;
}
