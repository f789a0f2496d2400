import type { Showroom, ShowroomHours } from '@portal/contract';
import type { RegionCode } from '@portal/format';
import type { SearchColumns } from '../../db/search.ts';
import type { Json } from '../../db/tables.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    showroom: SearchColumns & {
      bbs_idx: string;
      name: string;
      sido: RegionCode;
      gu: string;
      addr: string;
      lat: number;
      lng: number;
      phone: string;
      shows: Json<Showroom['shows']>;
      weekly: Json<ShowroomHours['weekly']>;
      /** The showroom's own closed days. If `closes_on_holidays`, it is also closed on the company's holidays. */
      closed: Json<ShowroomHours['closed']>;
      closes_on_holidays: boolean;
      parking: string;
      transit: Json<string[]>;
      models: Json<Showroom['models']>;
      pictures: Json<Showroom['pictures']>;
      note: string;
      /** The length of a visit. Times follow each other by as much. */
      visit_minutes: number;
      /** How many parties can visit at the same time. */
      visit_places: number;
    };
  }
}
