import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { phone010Input } from './phone.ts';

/** The page that asks for the identity check; lower case keeps it apart from the paths of other calls. */
const pageTypeSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,29}$/));

/** The page where a member changes their phone: only there does another phone pass the check (code 7). */
export const PHONE_CHANGE_PAGE = 'phone_change';

const certNumSchema = v.pipe(v.string(), v.regex(/^[\w-]{16,40}$/));
const flagSchema = v.picklist(['Y', 'N']);

export const requestIdentityCheck = endpoint({
  kind: 'requestCertification',
  method: 'POST',
  path: '/api/certify/requestCertification',
  summary: 'Begins an identity check: the fields of the provider’s form, and where to post it.',
  input: v.object({
    pageType: pageTypeSchema,
    /** The name that a visitor gives; a member's is known. */
    userName: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(50))),
    /** The number a visitor gives, or the one that a member changes to. */
    userPhone: v.optional(phone010Input),
  }),
  answer: v.object({
    /** Identifies this check: valid once, for ten minutes, in this browser. */
    certNum: v.string(),
    trCert: v.string(),
    trUrl: v.string(),
    trAdd: v.string(),
    trVer: v.literal('V2'),
    /** The address to post the form to. */
    action: v.string(),
  }),
});

export const returnFromIdentityCheck = endpoint({
  kind: 'certifyReturn',
  method: 'POST',
  path: '/api/certify/return',
  from: 'provider',
  summary: 'Receives the identity provider’s answer, which the customer’s browser brought back.',
  input: v.object({
    /** Sealed by the provider; empty where the customer cancelled. */
    recCert: v.pipe(v.string(), v.maxLength(4000)),
    certNum: certNumSchema,
  }),
  /** Not taken: the customer cancelled a check that is answered or expired. */
  answer: v.object({ taken: v.boolean() }),
  errors: ['ERR_CERTIFY_RETURN'],
});

export const readIdentity = endpoint({
  kind: 'certCheck',
  path: '/api/customer/certCheck',
  audience: 'session',
  summary: 'Whether the result of an identity check has arrived.',
  input: v.object({ certNum: certNumSchema }),
  answer: v.object({ ready: v.boolean() }),
});

export const certify = endpoint({
  kind: 'certify',
  method: 'POST',
  path: '/api/certify/{pageType}',
  audience: 'session',
  invalidates: ['certCheck', 'checkCiDi', 'memberInfo', 'userData', 'loginCheck'],
  summary: 'The result of an identity check; it can be read once, then it is deleted.',
  input: v.object({ pageType: pageTypeSchema, certNum: certNumSchema }),
  answer: v.object({
    /** 1 no data; 3 passed; 4 name, 5 phone, 6 both wrong, or no CI or DI; 7 the phone change matched. */
    code: v.picklist([1, 3, 4, 5, 6, 7]),
    /** Whether to open a window that tells the customer why. */
    popup: v.boolean(),
    isCertify: v.boolean(),
    /** The customer left the provider's page without a result, so show nothing. */
    cancelled: v.boolean(),
    result: v.object({
      pageType: pageTypeSchema,
      /** Pseudonyms that tell two people apart, never the provider's own values. */
      userCI: v.string(),
      userDI: v.string(),
      phoneMatch: flagSchema,
      nameMatch: flagSchema,
    }),
    /** What the page stores in session storage; null unless the check passed. */
    values: v.nullable(
      v.object({
        CertUserName: v.string(),
        CertPhoneNo: v.string(),
        CertGender: v.string(),
        CertBirthDay: v.string(),
      }),
    ),
  }),
});

export const compareIdentity = endpoint({
  kind: 'checkCiDi',
  path: '/api/certify/checkCiDi',
  audience: 'account',
  // The same person has another account: the customer may continue.
  accepts: ['ERR_MS_6001'],
  summary: 'Whether the member’s identity is known, and belongs to no other member as well.',
  answer: v.object({ hasCi: v.boolean(), hasDi: v.boolean() }),
  errors: ['ERR_MS_6001'],
});
