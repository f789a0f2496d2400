/** The calls of the contract that this remote sends, under the names that its pages use. */
export {
  selectFaqList as faqList,
  selectReferenceList as referenceList,
  selectReferenceDetail as referenceDetail,
} from '@portal/contract';
