import { createCaller } from '@portal/api-client';
import { defineApp } from '@portal/host/app';
import { combineReducers, configureStore } from '@portal/store';
import { customerApi } from '../../../../mfe-customer/src/api/customer-api.ts';
import { guideApi } from '../../../../mfe-guide/src/api/guide-api.ts';
import { vocApi } from '../../../../mfe-voc/src/api/voc-api.ts';
import { shellApi } from '../../../../shell/section/api/shell-api.ts';
import { section } from './routes.tsx';

/** One application has one store for all its pages. */
export const app = defineApp({
  section,
  createStore(http) {
    const store = configureStore({
      reducer: combineReducers({
        [customerApi.reducerPath]: customerApi.reducer,
        [guideApi.reducerPath]: guideApi.reducer,
        [shellApi.reducerPath]: shellApi.reducer,
        [vocApi.reducerPath]: vocApi.reducer,
      }),
      middleware: (defaults) =>
        defaults({
          thunk: { extraArgument: createCaller(http) },
          serializableCheck: false,
          immutableCheck: false,
        }).concat(
          customerApi.middleware,
          guideApi.middleware,
          shellApi.middleware,
          vocApi.middleware,
        ),
    });
    return {
      store,
      dispose() {
        store.dispatch(customerApi.util.resetApiState());
        store.dispatch(guideApi.util.resetApiState());
        store.dispatch(shellApi.util.resetApiState());
        store.dispatch(vocApi.util.resetApiState());
      },
    };
  },
});
