import type { SafeHtml } from '../../html.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    terms: {
      term_index: string;
      version: string;
      title: string;
      effective_on: string;
      optional: boolean;
      html: SafeHtml;
    };
  }
}
