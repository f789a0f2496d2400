/** Sanitises HTML; returns a value that Trusted Types accept. */
type Sanitize = (html: string, heading: string) => string;

let provided: Sanitize | null = null;
const waiting = new Set<() => void>();

/** The sanitizer of sanitizer.ts; null until that module is loaded. */
export const sanitizer = (): Sanitize | null => provided;

export function onSanitizer(listener: () => void): () => void {
  waiting.add(listener);
  return () => void waiting.delete(listener);
}

export function provideSanitizer(sanitize: Sanitize): void {
  provided = sanitize;
  for (const listener of waiting) listener();
}
