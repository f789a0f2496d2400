import type { DownloadFile, ProductCode, Reference } from '@portal/contract';
import type { SearchColumns } from '../../db/search.ts';
import type { Json } from '../../db/tables.ts';
import type { SafeHtml } from '../../html.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    reference_post: SearchColumns & {
      bbs_idx: string;
      bbs_code: Reference['bbsCode'];
      product: ProductCode;
      type: string;
      subject: string;
      model: string;
      html: SafeHtml;
      published_on: string;
      video: Json<Reference['video']>;
      files: Json<DownloadFile[]>;
    };
  }
}
