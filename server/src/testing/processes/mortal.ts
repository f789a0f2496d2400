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
 * Simulates a process that is killed after `fuse.steps` steps. Install `plugin` in its database: it counts a step before and
 * after each query. Call `step` before and after each call to another system. Both throw `Killed` once the steps are used up.
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
