import type { HelpBlock, Popup, Seat } from '@portal/contract';
import type { Json } from '../../db/tables.ts';
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
      blocks: Json<HelpBlock[]>;
      seats: Json<Seat[]>;
      from_day: string;
      to_day: string;
      place: number;
    };
  }
}
