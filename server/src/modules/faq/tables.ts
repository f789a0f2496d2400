import type { ProductCode } from '@portal/contract';
import type { SearchColumns } from '../../db/search.ts';
import type { Json } from '../../db/tables.ts';
import type { SafeHtml } from '../../html.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    faq: SearchColumns & {
      bbs_idx: string;
      product: ProductCode;
      type: string;
      subject: string;
      html: SafeHtml;
      excerpt: string;
      published_on: string;
      views: number;
      /** The exact models that the question is about; empty if it is about a whole group. */
      models: Json<string[]>;
    };
  }
}
