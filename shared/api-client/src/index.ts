export { api, callIn, entryIn, type Call, type Calls } from './api.ts';
export { apiError, isApiError, type ApiError } from './api-error.ts';
export type { SectionCalls } from './cached-calls.ts';
export type { AnswerState } from './followed-answers.ts';
export { createCaller, type CallOptions } from './caller.ts';
