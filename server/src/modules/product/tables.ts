import type { ProductCode } from '@portal/contract';
import type { SearchColumns } from '../../db/search.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    product_model: SearchColumns & {
      goods_cd: string;
      goods_name: string;
      product: ProductCode;
      place: number;
      warranty_months: number;
      /** Months between two visits of the regular care; null if rentals of this model come without care. */
      care_months: number | null;
    };
  }
}
