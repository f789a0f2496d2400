import type { JobState } from '../desk/answers.ts';

/** Whether a job waits or runs. */
export const isOpen = (job: JobState | null): job is JobState =>
  job?.state === 'queued' || job?.state === 'running';
