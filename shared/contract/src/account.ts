import { emailPattern } from '@portal/format';
import * as v from 'valibot';
import { endpoint, memberEndpoint } from './endpoint.ts';
import { daySchema, idxSchema } from './list.ts';
import { lineInput } from './free-text.ts';
import { userSchema } from './member.ts';
import { placeSchema } from './owned-product.ts';
import { phoneInput } from './phone.ts';
import { addrInput, zonecodeInput } from './service-request.ts';
import { agreed } from './submission.ts';

export const emailInput = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(emailPattern, '이메일 주소를 name@example.com 같은 형식으로 입력해 주세요.'),
);
const flagSchema = v.picklist(['Y', 'N']);

export const readAnalyticsProfile = endpoint({
  kind: 'gaUserInfo',
  path: '/api/customer/getGaUserInfo',
  audience: 'account',
  summary: 'What analytics may know about the member; also set as the `analytics-profile` cookie.',
  answer: v.object({
    /** A pseudonym, the same at every visit: nobody else can tell whose it is. */
    encodedUserId: v.string(),
    joinType: v.string(),
    socialType: v.string(),
    levelName: v.string(),
    /** `2026-11-21`. */
    accessDate: daySchema,
    /** Decade of life: `60`; empty where the birthday is unknown. */
    age: v.string(),
    region: v.string(),
    sex: v.picklist(['M', 'F', '']),
    /** How many products the member has; empty where that is unknown. */
    productsQty: v.string(),
    recentOrder: v.string(),
    healthProfile: v.string(),
    loungeDate: v.string(),
    loungePlace: v.string(),
    loungeProduct: v.string(),
    marketingAgree: flagSchema,
    corporate: flagSchema,
  }),
  errors: ['ERR_CERTIFY_STATE'],
});

export const readUser = memberEndpoint({
  kind: 'userData',
  path: '/api/userdata',
  summary: 'The member with a customer number; only that member may ask.',
  input: v.object({ userid: idxSchema }),
  answer: v.object({ user: userSchema }),
  errors: ['ERR_NOT_FOUND'],
});

export const readMarketingConsent = memberEndpoint({
  kind: 'agreeInfo',
  path: '/api/marketing/getAgreeInfo',
  summary: 'Whether the member agrees to marketing, on which the online discount depends.',
  answer: v.object({ marketingAgree: v.boolean() }),
});

export const checkPassword = memberEndpoint({
  kind: 'checkPassword',
  method: 'POST',
  path: '/api/member/checkPassword',
  summary: 'Whether this is the member’s password; the membership service checks it.',
  input: v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
  answer: v.object({ matches: v.literal(true) }),
  errors: ['ERR_MS_8025'],
});

export const readPersonal = memberEndpoint({
  kind: 'personal',
  reads: true,
  path: '/api/myinfo/selectPersonal',
  summary: 'What the member told the membership service about themselves.',
  answer: v.object({
    userName: v.string(),
    /** Digits only. */
    userPhone: v.string(),
    userEmail: v.string(),
    birthDay: v.union([daySchema, v.literal('')]),
    gender: v.picklist(['M', 'F', '']),
    marketingAgree: v.boolean(),
    corporate: v.boolean(),
    /** The member's home; null if the member gave none. */
    address: v.nullable(placeSchema),
    /** Address at the membership service where the member changes the password; it links back to the portal. */
    passwordUrl: v.optional(v.string()),
  }),
  envelope: 'result',
  errors: ['ERR_CERTIFY_STATE'],
});

export const checkEmail = memberEndpoint({
  kind: 'checkEmail',
  path: '/api/member/checkEmail',
  sends: 'query',
  summary: 'Whether an e-mail address is free for the member to use.',
  input: v.object({ email: emailInput }),
  answer: v.object({ email: v.string() }),
  envelope: 'result',
  resultCode: 0,
  errors: ['ERR_EMAIL_TAKEN'],
});

export const updatePersonal = memberEndpoint({
  kind: 'updatePersonal',
  path: '/api/myinfo/updatePersonal',
  sends: 'query',
  invalidates: ['personal', 'userData', 'gaUserInfo', 'agreeInfo', 'memberInfo', 'loginCheck'],
  summary: 'Changes the given fields, at the membership service and here.',
  input: v.object({
    /** A new number has to be the one that an identity check confirmed (code 7). */
    userPhone: v.optional(phoneInput),
    userEmail: v.optional(emailInput),
    marketingAgree: v.optional(flagSchema),
    /** Send all three of the address, or none. */
    zonecode: v.optional(zonecodeInput),
    addr: v.optional(addrInput),
    addrDetail: v.optional(lineInput(0, 100)),
  }),
  answer: v.object({ user: userSchema }),
  errors: ['ERR_EMAIL_TAKEN', 'ERR_CERTIFY_REQUIRED', 'ERR_CERTIFY_STATE'],
});

export const checkMember = endpoint({
  kind: 'memberInfo',
  path: '/api/myinfo/checkMemberInfo',
  audience: 'account',
  summary: 'What the member has yet to give before a service can be asked for.',
  answer: v.object({
    complete: v.boolean(),
    missing: v.array(v.picklist(['userIdx', 'phone', 'email', 'certification'])),
  }),
});

export const checkAccountDeletion = memberEndpoint({
  kind: 'memberOutCheck',
  reads: true,
  path: '/api/member/memberOutCheck',
  summary: 'Whether the member can leave the membership service now, and why not.',
  answer: v.object({
    possible: v.boolean(),
    /** Why the member cannot leave now, in words for customers; empty if they can. */
    reasons: v.array(
      v.object({
        is: v.picklist(['orders', 'contracts', 'unpaid', 'corporate']),
        text: v.string(),
      }),
    ),
    /** The points that the member loses by leaving. */
    points: v.number(),
    /** What is still to be delivered to the member, whom leaving does not stop: the names of the products. */
    deliveries: v.optional(v.array(v.string())),
    /** Number of products that the member registered. After leaving, nobody can register their serial numbers. */
    serials: v.optional(v.number()),
  }),
  errors: ['ERR_CERTIFY_STATE'],
});

export const deleteAccount = memberEndpoint({
  kind: 'memberOut',
  method: 'POST',
  path: '/api/member/memberOut',
  summary:
    'Leaves the membership, here and at the membership service, with the password, and ends every session.',
  input: v.object({
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    consentLoss: agreed,
  }),
  answer: v.object({ left: v.literal(true) }),
  errors: ['ERR_MS_8025', 'ERR_MEMBER_OUT', 'ERR_CERTIFY_STATE'],
});
