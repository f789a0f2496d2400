import type { Config } from '@portal/config';
import { dayInput, placeSchema, type ProductCode } from '@portal/contract';
import * as v from 'valibot';
import { providerCalls } from '../../provider-calls.ts';

const profileSchema = v.object({
  memberId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** Customer number; null for a member who has none. */
  userIdx: v.nullable(v.pipe(v.string(), v.regex(/^[0-9]{1,18}$/))),
  name: v.string(),
  /** Digits only. */
  phone: v.string(),
  email: v.string(),
  /** The member's home; null if the member gave none. Only the membership service stores it. */
  address: v.nullable(placeSchema),
  /** `1962-03-14`, or empty. */
  birthDay: v.string(),
  gender: v.picklist(['M', 'F', '']),
  ci: v.string(),
  di: v.string(),
  corporate: v.boolean(),
  marketingAgree: v.boolean(),
  certifyState: v.boolean(),
  isCertify: v.boolean(),
  joinType: v.string(),
  socialType: v.string(),
  levelName: v.string(),
  region: v.string(),
});

const productRecordSchema = v.object({
  /** The service's id of it, stable for as long as the customer has it. */
  recordNo: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  goodsCd: v.string(),
  goodsName: v.string(),
  product: v.picklist(['bf', 'l', 'w', 'o']),
  ordNo: v.string(),
  serialNo: v.nullable(v.string()),
  /** 0 purchase, 1 rental. */
  orderKind: v.picklist(['0', '1']),
  installedOn: dayInput,
  verified: v.boolean(),
  /** Whether the customer holds the product's contract. */
  contractHolder: v.boolean(),
  /** Where it is installed; null where it is unknown. */
  place: v.nullable(placeSchema),
});

/** A product in the membership service's records. */
export type ProductRecord = v.InferOutput<typeof productRecordSchema>;

const pointRecordSchema = v.object({
  /** The id that the service gave this entry. */
  entryNo: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  type: v.picklist(['EARN', 'EXPIRED']),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000_000_000)),
  on: dayInput,
  text: v.string(),
  /** Null for an `EXPIRED` entry, and for points that never expire. */
  expiresOn: v.nullable(dayInput),
});

/** Points that the membership service granted to a customer, or that expired. */
export type PointRecord = v.InferOutput<typeof pointRecordSchema>;
/** A product that a member registered, to be added at the service. */
export type RegisteredProduct = Pick<ProductRecord, 'goodsCd' | 'goodsName'> & {
  product: ProductCode;
  serialNo: string;
  /** `2026-11-21` */
  boughtOn: string;
};

/** A member as the membership service knows them. */
export type Profile = v.InferOutput<typeof profileSchema>;

export type ProfileChanges = Partial<
  Pick<
    Profile,
    'phone' | 'email' | 'ci' | 'di' | 'marketingAgree' | 'certifyState' | 'isCertify'
  > & { address: NonNullable<Profile['address']> }
>;

const answers = {
  ticket: v.object({ member: profileSchema, session: v.pipe(v.string(), v.regex(/^[\w-]+$/)) }),
  profile: profileSchema,
  'profile-update': profileSchema,
  password: v.object({ matches: v.boolean() }),
  email: v.object({ taken: v.boolean() }),
  logout: v.object({}),
  withdrawal: v.object({ possible: v.boolean(), reason: v.nullable(v.string()) }),
  leave: v.object({}),
  products: v.object({ products: v.array(productRecordSchema) }),
  'product-add': v.object({ userIdx: v.pipe(v.string(), v.regex(/^[0-9]{1,18}$/)) }),
  points: v.object({ points: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  'point-entries': v.object({ entries: v.array(pointRecordSchema) }),
};

declare module '../../parts.ts' {
  interface Parts {
    membership: Membership;
  }
}

/**
 * The membership service, which has the members and their passwords; the portal stores what it returned at the last
 * sign-in. Each call throws AppError ERR_UNAVAILABLE if the service does not answer, and returns null if it does not
 * know the ticket or the member.
 */
export interface Membership {
  /** Addresses of its pages, from which the customer returns to the portal's `/login`. */
  pages(state: string): { loginUrl: string; joinUrl: string };
  /** Address of its page to change the password, from which the customer returns to their data. */
  passwordUrl: string;
  /** The member that a ticket stands for, and the service's own session, to sign out there. */
  redeem(ticket: string): Promise<{ member: Profile; session: string } | null>;
  profile(memberId: string): Promise<Profile | null>;
  update(memberId: string, changes: ProfileChanges): Promise<Profile | null>;
  /** Passes the password on; it is neither stored nor logged. */
  passwordMatches(memberId: string, password: string): Promise<boolean>;
  emailTaken(memberId: string, email: string): Promise<boolean>;
  withdrawal(memberId: string): Promise<{ possible: boolean; reason: string | null } | null>;
  /** Deletes the member at the service, for good; null if the service knows no such member. */
  leave(memberId: string): Promise<object | null>;
  signOut(session: string): Promise<void>;
  /** Products of a customer number; empty if the service does not know the number. */
  products(userIdx: string): Promise<ProductRecord[]>;
  /**
   * Adds a registered product to the member's products at the service. A second call with the same serial number changes
   * nothing.
   * @returns the customer number, which the service assigns if the member has none; null for an unknown member
   */
  addProduct(memberId: string, product: RegisteredProduct): Promise<string | null>;
  /** Unexpired points granted to a customer number, whatever was spent here. */
  points(userIdx: string): Promise<number>;
  /** The entries of a customer after the given one, oldest first; all entries if `after` is null. */
  pointEntries(userIdx: string, after: string | null): Promise<PointRecord[]>;
}

/** A client of the service at MEMBERSHIP_URL. */
export function membershipClient(
  config: Pick<Config, 'MEMBERSHIP_URL' | 'MEMBERSHIP_KEY' | 'PORTAL_ORIGIN'>,
): Membership {
  const { MEMBERSHIP_URL: url, MEMBERSHIP_KEY: key, PORTAL_ORIGIN: origin } = config;
  const ask = providerCalls('membership service', { url, key }, answers);

  return {
    pages(state) {
      const query = new URLSearchParams({ returnUrl: `${origin}/login`, state });
      return { loginUrl: `${url}/login?${query}`, joinUrl: `${url}/join?${query}` };
    },
    passwordUrl: `${url}/password?${new URLSearchParams({ returnUrl: `${origin}/member/member_info` })}`,
    redeem: (ticket) => ask('ticket', { ticket }),
    profile: (memberId) => ask('profile', { memberId }),
    update: (memberId, changes) => ask('profile-update', { memberId, changes }),
    passwordMatches: async (memberId, password) =>
      (await ask('password', { memberId, password }))?.matches ?? false,
    emailTaken: async (memberId, email) => (await ask('email', { memberId, email }))?.taken ?? true,
    withdrawal: (memberId) => ask('withdrawal', { memberId }),
    leave: (memberId) => ask('leave', { memberId }),
    signOut: async (session) => void (await ask('logout', { session })),
    products: async (userIdx) => (await ask('products', { userIdx }))?.products ?? [],
    addProduct: async (memberId, product) =>
      (await ask('product-add', { memberId, product }))?.userIdx ?? null,
    points: async (userIdx) => (await ask('points', { userIdx }))?.points ?? 0,
    pointEntries: async (userIdx, after) =>
      (await ask('point-entries', { userIdx, after }))?.entries ?? [],
  };
}
