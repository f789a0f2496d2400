export { apiError, isApiError, type ApiError } from './api-error.ts';
export { createCaller, type Caller } from './caller.ts';
export {
  createContractApi,
  createRemoteStore,
  mutationOf,
  queryOf,
  useCaller,
} from './contract-api.ts';
