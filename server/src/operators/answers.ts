import { idxSchema, textInput, voiceTypes, type VoiceType } from '@portal/contract';
import * as v from 'valibot';
import { answerInquiry } from '../modules/inquiry/repository.ts';
import { answerVoice } from '../modules/voice/repository.ts';
import type { Parts } from '../parts.ts';
import { readArgument } from './argument.ts';
import type { Commands } from './socket.ts';

const given = { bbsIdx: idxSchema, text: textInput(1, 2000) };
const boards = Object.keys(voiceTypes).map((type) => voiceTypes[type as VoiceType].bbsCode);
const inquiryAnswer = v.object(given);
const voiceAnswer = v.object({ bbsCode: v.picklist(boards), ...given });

/** Commands that answer customers. A second answer replaces the first. */
export function answerCommands(parts: Parts): Commands {
  const { clock } = parts;
  const told = (isKnown: boolean, answeredOn: string) => {
    if (!isKnown) throw new Error('there is no such number');
    return { answeredOn };
  };
  return {
    'answer-inquiry': async (argument) => {
      const answer = { ...readArgument(inquiryAnswer, argument), answeredOn: clock.today() };
      return told(await answerInquiry(parts, answer, clock.now().getTime()), answer.answeredOn);
    },
    'answer-voice': async (argument) => {
      const answer = { ...readArgument(voiceAnswer, argument), answeredOn: clock.today() };
      return told(await answerVoice(parts, answer, clock.now().getTime()), answer.answeredOn);
    },
  };
}
