import { setFlagsFromString } from 'node:v8';

/** How far the heap grows beyond what is in use before V8 collects garbage. */
const GARBAGE_PERCENT = 10;

/**
 * V8 otherwise lets garbage pile up for minutes, and the memory of a process that leaks nothing swings by a third: nobody can
 * tell a leak from it, or plan a machine.
 */
export const STEADY_MEMORY = `--heap-growing-percent=${GARBAGE_PERCENT}`;

/** Keeps the memory of this process steady from now on. Call it once the server has started: until then its heap has to grow. */
export const keepMemorySteady = (): void => setFlagsFromString(STEADY_MEMORY);
