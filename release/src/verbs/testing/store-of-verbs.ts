import { afterEach, beforeEach } from '@jest/globals';
import { exitCodes, ReleaseError, type PinRecord } from '@portal/release-store';
import { temporaryStore } from '@portal/release-store/testing';
import { rmSync } from 'node:fs';
import type { Values } from '../verb.ts';
import { runVerb } from './run-verb.ts';

/**
 * For each test a store of its own with three sets in dev, each with a newer guide. `said` are the lines that verbs printed,
 * `failed` whether one reported a failure.
 */
export function storeOfVerbs() {
  const my = {
    ...({} as ReturnType<typeof temporaryStore>),
    said: [] as string[],
    failed: false,
    release: (words: string, values?: Values) =>
      runVerb(my.store, words, values, {
        say: (text) => void my.said.push(text),
        fail: () => void (my.failed = true),
      }),
    /** Runs a verb that changes a channel. */
    pinned: async (words: string, values?: Values) =>
      (await my.release(words, values)) as PinRecord,
    /** The exit code with which the command line would end. */
    async exitOf(words: string, values?: Values): Promise<number> {
      try {
        await my.release(words, values);
        return 0;
      } catch (error) {
        return error instanceof ReleaseError ? exitCodes[error.kind] : 1;
      }
    },
  };
  beforeEach(async () => {
    Object.assign(my, temporaryStore(), { said: [], failed: false });
    for (const patch of [0, 1, 2]) await my.pin(`shell@1.0.0 guide@1.0.${patch} voc@1.0.0`);
  });
  afterEach(() => rmSync(my.root, { recursive: true }));
  return my;
}
