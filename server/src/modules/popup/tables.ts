import type { Popup } from '@portal/contract';
import type { SafeHtml } from '../../html.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    popup: {
      name: string;
      kind: 'popup' | 'card';
      page_name: string;
      title: string;
      pop_type: Popup['popType'];
      img: string | null;
      result: SafeHtml;
      from_day: string;
      to_day: string;
      place: number;
    };
  }
}
