/** Classes of failures of a part, as browsers report them. */
export const failureClasses = [
  'network',
  'http',
  'integrity',
  'timeout',
  'chunk',
  'container-init',
  'expose-missing',
  'mount',
  'mismatch',
  'certification',
  'uncaught',
] as const;
export type FailureClass = (typeof failureClasses)[number];
