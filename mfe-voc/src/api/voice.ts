import { mutationOf, queryOf } from '@portal/api-client';
import { submitSinmungo, submitVoc, vocDetail } from '@portal/contract';
import { vocApi } from './voc-api.ts';

export const { sendVoice, sendPetition, voiceDetail } = vocApi.injectEndpoints({
  endpoints: (build) => ({
    sendVoice: mutationOf(build, submitVoc),
    sendPetition: mutationOf(build, submitSinmungo),
    voiceDetail: queryOf(build, vocDetail),
  }),
}).endpoints;
