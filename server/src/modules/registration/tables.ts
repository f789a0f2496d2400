import type {
  ProductCode,
  PurchasePlace,
  RefusableField,
  RegistrationStage,
} from '@portal/contract';
import type { SiteType } from '@portal/format';
import type { GeneratedAlways } from 'kysely';
import type { Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /**
     * All serial numbers that the maker has given out, with their models. `taken` means registered before the portal existed.
     */
    serial_number: {
      serial_no: string;
      goods_cd: string;
      taken: boolean;
    };
    /**
     * Serial numbers of registrations that are open or completed. The primary key prevents a second registration of the same
     * product.
     */
    serial_claim: {
      serial_no: string;
    };
    /** Registrations of genuine products. */
    registration: {
      bbs_idx: GeneratedAlways<number>;
      member_id: string;
      goods_cd: string;
      /** The model's name and product group when it was registered; content may no longer have the model. */
      goods_name: string;
      product: ProductCode;
      serial_no: string;
      bought_at: PurchasePlace;
      shop: Sealed<'registration.shop'>;
      bought_on: string;
      status: RegistrationStage;
      /** Incremented by each change. An update that expects an older version fails. */
      version: number;
      refused: boolean;
      /** The reason for the refusal, in words for customers; empty if it was not refused. */
      refusal: Sealed<'registration.refusal'>;
      /** The field that the refusal is about; null if it was not refused, or is about none in particular. */
      refused_field: RefusableField | null;
      /** The member's refused registration that this one replaces; null if it replaces none. */
      replaces: number | null;
      /** Whether the product is added at the membership service. */
      recorded: boolean;
      received_on: string;
      answer_by: string;
      /** The site on which the member registered the product. */
      site_type: SiteType;
    };
    /** Each stage that a registration reached. Instants are milliseconds since 1970. */
    registration_event: {
      event_idx: GeneratedAlways<number>;
      bbs_idx: number;
      at: number;
      status: RegistrationStage;
      done_by: 'customer' | 'centre';
    };
  }
}
