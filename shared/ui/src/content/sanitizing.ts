import { createValue } from '../state/value.ts';

/** Sanitises HTML; returns a value that Trusted Types accept. */
type Sanitize = (html: string, heading: string) => string;

/** The sanitizer of sanitizer.ts; null until that module is loaded. */
export const sanitizer = createValue<Sanitize | null>(null);
