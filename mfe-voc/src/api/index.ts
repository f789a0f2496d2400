export { ownedProducts } from './owned-product.ts';
export { vocApi } from './voc-api.ts';
export { sendPetition, sendVoice, voiceDetail } from './voice.ts';
