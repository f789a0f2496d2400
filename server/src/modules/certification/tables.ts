import type { Sealed } from '../../personal-data/cipher.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    /** Identity checks under way. A row is deleted once its result is used, or ten minutes after the request. */
    certification: {
      cert_num: string;
      session_hash: string;
      page_type: string;
      requested_at: number;
      is_answered: boolean;
      /** The customer left the provider's page without a result. */
      is_cancelled: boolean;
      claimed_name: Sealed<'certification.claimed_name'>;
      claimed_phone: Sealed<'certification.claimed_phone'>;
      name: Sealed<'certification.name'>;
      phone: Sealed<'certification.phone'>;
      birth_day: Sealed<'certification.birth_day'>;
      gender: Sealed<'certification.gender'>;
      ci: Sealed<'certification.ci'>;
      di: Sealed<'certification.di'>;
    };
  }
}
