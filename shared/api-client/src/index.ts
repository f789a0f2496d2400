export { apiError, isApiError, type ApiError } from './api-error.ts';
export { cachedCalls } from './cached-calls.ts';
export { createCaller, type CallOptions } from './caller.ts';
export { contractApi, type Call, type Calls } from './contract-api.ts';
export { lateCalls } from './late-calls.ts';
export { directCalls, type AnswerState, type SectionCalls } from './section-calls.ts';
