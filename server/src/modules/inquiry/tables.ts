import type { InquiryGroup } from '@portal/contract';
import type { Sealed } from '../../personal-data/cipher.ts';
import type { SubmittedColumns } from '../submission/submitted.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    inquiry: SubmittedColumns & {
      groups: InquiryGroup;
      /** The day on which the member deleted it; nobody sees it any more. */
      deleted_on: string | null;
      title: Sealed<'inquiry.title'>;
      text: Sealed<'inquiry.text'>;
      answer_text: Sealed<'inquiry.answer_text'>;
    };
  }
}
