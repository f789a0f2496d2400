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
      /** Its own closed days; holidays of the company come beside them where `closes_on_holidays`. */
      closed: Json<ShowroomHours['closed']>;
      closes_on_holidays: boolean;
      parking: string;
      transit: Json<string[]>;
      models: Json<Showroom['models']>;
      pictures: Json<Showroom['pictures']>;
      note: string;
      /** Visits begin every so many minutes. */
      visit_minutes: number;
      /** Parties that may visit at the same time. */
      visit_places: number;
    };
  }
}
