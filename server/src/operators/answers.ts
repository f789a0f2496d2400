import { idxSchema, textInput, voiceTypes, type VoiceType } from '@portal/contract';
import * as v from 'valibot';
import { answerInquiry } from '../modules/inquiry/repository.ts';
import { answerVoice } from '../modules/voice/repository.ts';
import type { Parts } from '../parts.ts';
import { command } from './argument.ts';
import type { Commands } from './socket.ts';

const given = { bbsIdx: idxSchema, text: textInput(1, 2000) };
const boards = Object.keys(voiceTypes).map((type) => voiceTypes[type as VoiceType].bbsCode);

/** Commands that answer customers. A second answer replaces the first. */
export function answerCommands(parts: Parts): Commands {
  const { clock } = parts;
  const told = async (answering: Promise<boolean>) => {
    if (!(await answering)) throw new Error('there is no such number');
    return { answeredOn: clock.today() };
  };
  const now = () => clock.now().getTime();
  return {
    'answer-inquiry': command(v.object(given), (answer) =>
      told(answerInquiry(parts, { ...answer, answeredOn: clock.today() }, now())),
    ),
    'answer-voice': command(v.object({ bbsCode: v.picklist(boards), ...given }), (answer) =>
      told(answerVoice(parts, { ...answer, answeredOn: clock.today() }, now())),
    ),
  };
}
