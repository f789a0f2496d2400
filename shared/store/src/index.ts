// The one copy of redux that the shell provides to every remote. What is not named here is not in the
// browser: a name may be added (a minor of the host contract), taking one away is a major.
export { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
export type { Middleware, PayloadAction, Reducer } from '@reduxjs/toolkit';
export { createApi } from '@reduxjs/toolkit/query/react';
export type { BaseQueryFn, EndpointBuilder } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector } from 'react-redux';
