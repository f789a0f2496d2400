import type { DownloadFile } from '@portal/contract';
import type { SearchColumns } from '../../db/search.ts';
import type { Json } from '../../db/tables.ts';
import type { SafeHtml } from '../../html.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    notice: SearchColumns & {
      bbs_idx: string;
      subject: string;
      html: SafeHtml;
      /** Shown on top of every page of the list. */
      pinned: boolean;
      published_on: string;
      files: Json<DownloadFile[]>;
    };
  }
}
