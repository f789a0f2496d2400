export { inSpan, KIND, noteSpan, sampledTrace, traceHeaders } from './current.ts';
export type { PageView, Traces } from './exported.ts';
export { traced } from './traced.ts';
