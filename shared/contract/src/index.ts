import { selectFaqList } from './faq.ts';
import { selectReferenceDetail, selectReferenceList } from './reference.ts';

export * from './endpoint.ts';
export * from './errors.ts';
export * from './faq.ts';
export * from './list.ts';
export * from './product.ts';
export * from './reference.ts';

/** Every call, for the server's routes, the OpenAPI document and the tests that go over all of them. */
export const endpoints = [selectFaqList, selectReferenceList, selectReferenceDetail];
