import Sequencer from '@jest/test-sequencer';

/** Files that take a minute and more: one that is begun last is waited for alone. */
const LONGEST =
  /\/server\/src\/(api\.\w+|main)\.test|\/release-store\/src\/postgres\/|\/new-remote\//;

/** Begins with the longest files, as Jest does where it has run them before. A fresh clone has run none. */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Parameters<Sequencer['sort']>[0]) {
    const isLong = ({ path }: { path: string }) => LONGEST.test(path);
    const sorted = await super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((one) => !isLong(one))];
  }
}
