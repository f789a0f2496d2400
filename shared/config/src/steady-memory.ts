import { setFlagsFromString } from 'node:v8';

/** V8 collects garbage when the heap is this much larger than what was in use after the last collection. */
const GARBAGE_PERCENT = 10;

/**
 * The flag for it. By default V8 waits until the heap is several times as large. Memory then rises and falls by a third within
 * minutes, which hides a leak and makes a machine hard to plan.
 */
export const STEADY_MEMORY = `--heap-growing-percent=${GARBAGE_PERCENT}`;

/**
 * Environment variables that keep a server's memory level. docs/systemd and docs/containers set the same ones, because a process
 * cannot change them once it runs.
 * - One arena: with several, glibc keeps twice the memory that encoding photos and compressing pages needs.
 * - A semi-space of 16 MB: V8 puts new objects into two semi-spaces. Under load it lets each grow to 64 MB and never shrinks them,
 *   although a server fills a tenth of that between two collections.
 *
 * Whoever starts a server also sets NODE_COMPILE_CACHE to a folder: with compiled sources Node does not load its compiler for
 * TypeScript, which takes 18 MB for as long as the process lives.
 */
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: '1',
  NODE_OPTIONS: '--max-semi-space-size=16',
};

/** Sets the flag in the running process. Call it after startup: while the heap is small and grows, V8 would collect all the time. */
export const keepMemorySteady = (): void => setFlagsFromString(STEADY_MEMORY);
