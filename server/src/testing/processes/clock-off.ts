/** Value of NODE_OPTIONS that sets the clock of a process so many milliseconds ahead, or behind. */
export const clockOff = (ms: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(`
  const Right = Date;
  const now = () => Right.now() + ${ms};
  globalThis.Date = class extends Right {
    constructor(...given) { super(...(given.length ? given : [now()])); }
    static now() { return now(); }
  };`)}`;
