import type { SafeHtml } from '../../html.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    aicc_data: {
      idx: string;
      title: string;
      html: SafeHtml;
      path: string | null;
    };
  }
}
