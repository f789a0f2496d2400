/** The API calls of this remote, renamed for its pages. */
export {
  selectFaqList as faqList,
  selectReferenceList as referenceList,
  selectReferenceDetail as referenceDetail,
} from '@portal/contract';
