import type { OwnedProduct, ProductCode } from '@portal/contract';
import type { GeneratedAlways } from 'kysely';
import type { Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Products that a customer number owns or rents, as the membership service told. */
    owned_product: {
      product_idx: GeneratedAlways<number>;
      user_idx: string;
      /** The service's id of it. */
      record_no: string;
      goods_cd: string;
      goods_name: string;
      product: ProductCode;
      ord_no: string;
      serial_no: string | null;
      order_kind: OwnedProduct['orderKind'];
      installed_on: string;
      verified: boolean;
      contract_holder: boolean;
      /** JSON of where it is installed; null where it is unknown. */
      place: Sealed<'owned_product.place'> | null;
    };
    /** Products that their owners handed over. A product is hidden from its owner unless it was taken back. */
    handover: {
      handover_idx: GeneratedAlways<number>;
      member_id: string;
      user_idx: string;
      /** The service's id of the product. */
      record_no: string;
      serial_no: string;
      goods_cd: string;
      goods_name: string;
      product: ProductCode;
      /** The warranty goes on from here, whoever has the product. */
      installed_on: string;
      handed_on: string;
      /** OPEN: another can register it; DONE: one has; BACK: the owner has it again. */
      state: 'OPEN' | 'DONE' | 'BACK';
    };
    /** When we asked the service for a customer number's products. Instants are milliseconds since 1970. */
    product_registry: {
      user_idx: string;
      asked_at: number;
    };
  }
}
