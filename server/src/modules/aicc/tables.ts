import type { AnswerOf, readPhoneRequest } from '@portal/contract';
import type { ColumnType } from 'kysely';
import type { SafeHtml } from '../../html.ts';

type AiccRequest = AnswerOf<typeof readPhoneRequest>['request'];

declare module '../../db/tables.ts' {
  interface Tables {
    aicc_data: {
      idx: string;
      title: string;
      html: SafeHtml;
      path: string | null;
      request: ColumnType<AiccRequest | null, string | null, string | null>;
    };
  }
}
