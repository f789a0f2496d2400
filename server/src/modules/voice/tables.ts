import type { Voice } from '@portal/contract';
import type { Sealed } from '../../personal-data/cipher.ts';
import type { SubmittedColumns } from '../submission/submitted.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    voice: SubmittedColumns & {
      bbs_code: Voice['bbsCode'];
      reception_type: Voice['receptionType'];
      title: Sealed<'voice.title'>;
      text: Sealed<'voice.text'>;
      staff_name: Sealed<'voice.staff_name'>;
      place: Sealed<'voice.place'>;
      consent_share: boolean;
      answer_text: Sealed<'voice.answer_text'>;
    };
    /** How many voices a member has raised on a day. */
    voice_tally: {
      member_id: string;
      day: string;
      received: number;
    };
  }
}
