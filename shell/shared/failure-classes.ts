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
 * What a failure changes in the figures, which count one outcome of each part in each document: it is the outcome; it
 * takes the place of a page shown that the server was told of; or the part had failed before.
 */
export const failureOutcomes = ['first', 'after-shown', 'again'] as const;
export type FailureOutcome = (typeof failureOutcomes)[number];

/** Cookie with the versions that a browser could not load, as `voc@1.0.4/guide@1.0.2`. */
export const FAILED = 'failed';
export const FAILED_FOR_S = 3600;
