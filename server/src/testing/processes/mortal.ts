import type { KyselyPlugin } from 'kysely';

/** Thrown by everything that a killed process still tries to do. */
class Killed extends Error {
  override name = 'Killed';
}

/** Burns down with each step of a process; the process is dead from then on. */
export interface Fuse {
  steps: number;
}

/**
 * Makes a process mortal by its fuse: `plugin` takes a step before and after each query of its database, and calls to other
 * systems call `step`, which throws once the process is dead.
 */
export function mortal(fuse: Fuse) {
  const step = () => {
    fuse.steps -= 1;
    if (fuse.steps < 0) throw new Killed('the process was killed');
  };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      step();
      return node;
    },
    async transformResult({ result }) {
      step();
      return result;
    },
  };
  return { step, plugin };
}
