/** The API calls of this remote, renamed for its pages. */
export {
  getMyAllProductList as ownedProducts,
  uploadPhoto,
  submitVoc as sendVoice,
  submitSinmungo as sendPetition,
  vocDetail as voiceDetail,
  vocList as voices,
} from '@portal/contract';
