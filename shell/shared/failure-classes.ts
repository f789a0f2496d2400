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

/** Cookie with the versions that a browser could not load, as `voc@1.0.4/guide@1.0.2`. */
export const FAILED = 'failed';
export const FAILED_FOR_S = 3600;
