import {
  getMyAllProductList,
  submitSinmungo,
  submitVoc,
  uploadPhoto,
  vocDetail,
  vocList,
} from '@portal/contract';
import { contractApi } from '@portal/host';

export const api = contractApi('voc', {
  ownedProducts: getMyAllProductList,
  uploadPhoto,
  sendVoice: submitVoc,
  sendPetition: submitSinmungo,
  voiceDetail: vocDetail,
  voices: vocList,
});
