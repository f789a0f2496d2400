import type { Task } from './TaskRows.tsx';

/** The tasks whose page is in this release, in their order. */
export const ownedTasks = (
  tasks: readonly Task[],
  hrefFor: (path: string) => string | null,
): Task[] => tasks.filter(({ href }) => hrefFor(href) !== null);
