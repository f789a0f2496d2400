/** The API calls of this remote. */
export {
  listOwnedProducts,
  uploadPhoto,
  fileVoice,
  filePetition,
  readVoice,
  listVoices,
} from '@portal/contract';
