export { api, callIn, entryIn, type Call, type Calls } from './api.ts';
export { apiError, isApiError, type ApiError } from './api-error.ts';
export type { AnswerState, SectionCalls } from './cached-calls.ts';
export { createCaller, type CallOptions } from './caller.ts';
