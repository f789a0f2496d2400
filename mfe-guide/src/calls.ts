/** The API calls of this remote. */
export { listFaqs, listReferences, readReference } from '@portal/contract';
