export { apiError, isApiError, type ApiError } from './api-error.ts';
export { cachedCalls } from './cached-calls.ts';
export { createCaller, type Caller, type CallOptions, type CallWatch } from './caller.ts';
export { contractApi, type Call } from './contract-api.ts';
export {
  directCalls,
  type AnswerState,
  type FollowedAnswer,
  type SectionCalls,
} from './section-calls.ts';
