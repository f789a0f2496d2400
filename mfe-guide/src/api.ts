import { selectFaqList, selectReferenceDetail, selectReferenceList } from '@portal/contract';
import { contractApi } from '@portal/host';

export const api = contractApi('guide', {
  faqList: selectFaqList,
  referenceList: selectReferenceList,
  referenceDetail: selectReferenceDetail,
});
