/** The calls of the contract that this remote sends, under the names that its pages use. */
export {
  getMyAllProductList as ownedProducts,
  uploadPhoto,
  submitVoc as sendVoice,
  submitSinmungo as sendPetition,
  vocDetail as voiceDetail,
  vocList as voices,
} from '@portal/contract';
