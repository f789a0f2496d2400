/** Classes of failures of a part, as browsers report them. */
export const failureClasses = [
  'network',
  'http',
  'integrity',
  'timeout',
  'chunk',
  'container-init',
  'expose-missing',
  'compat',
  'disabled',
  'mount',
  'mismatch',
  'certification',
  'uncaught',
] as const;
export type FailureClass = (typeof failureClasses)[number];

/**
 * A part's outcome in a document: a page of it was shown; that was reported to the server; or it failed. Figures count
 * one outcome of each part in each document.
 */
export const partOutcomes = ['shown', 'reported', 'failed'] as const;
export type PartOutcome = (typeof partOutcomes)[number];

/** Cookie with the versions that a browser could not load, as `voc@1.0.4/guide@1.0.2`. */
export const FAILED = 'failed';
export const FAILED_FOR_S = 3600;
