import { setFlagsFromString } from 'node:v8';

/** V8 collects garbage when the heap is this much larger than what was in use after the last collection. */
const GARBAGE_PERCENT = 10;

/**
 * The flag for it. By default V8 waits until the heap is several times as large. Memory then rises and falls by a third within
 * minutes, which hides a leak and makes a machine hard to plan.
 */
export const STEADY_MEMORY = `--heap-growing-percent=${GARBAGE_PERCENT}`;

/**
 * Environment variables of a server for the same purpose; docs/systemd and docs/containers set them too, because a running process
 * cannot change them. They also set NODE_COMPILE_CACHE: a server whose sources are compiled already does not load Node's compiler for
 * TypeScript, which would stay in memory with 18 MB. One arena of glibc: with several, it keeps twice the memory that encoding photos and compressing pages
 * takes. 16 MB for new objects: V8 lets two such spaces grow to 64 MB each under load and never gives them back, although a server
 * uses a tenth of them between two collections.
 */
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: '1',
  NODE_OPTIONS: '--max-semi-space-size=16',
};

/** Sets the flag in the running process. Call it after startup: while the heap is small and grows, V8 would collect all the time. */
export const keepMemorySteady = (): void => setFlagsFromString(STEADY_MEMORY);
