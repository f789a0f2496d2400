import { phonePatterns } from '@portal/format';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';

/** The page that asks who the customer is; lower case, so that no other call's path is one. */
const pageTypeSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,29}$/));

/** The page where a member changes their phone: there, and only there, another phone is right (code 7). */
export const PHONE_CHANGE_PAGE = 'phone_change';

const certNumSchema = v.pipe(v.string(), v.regex(/^[\w-]{16,40}$/));
const flagSchema = v.picklist(['Y', 'N']);

export const requestCertification = endpoint({
  kind: 'requestCertification',
  method: 'POST',
  path: '/api/certify/requestCertification',
  summary: 'Begins an identity check: what the provider’s form is sent with, and where.',
  input: v.object({
    pageType: pageTypeSchema,
    /** Who a visitor says they are; a member is who they are. */
    userName: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(50))),
    /** The number that a visitor says is theirs, or that a member changes to. */
    userPhone: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          phonePatterns.mobile010,
          '휴대전화 번호를 010-1234-5678 같은 형식으로 입력해 주세요.',
        ),
      ),
    ),
  }),
  answer: v.object({
    /** Names this check; good once, for ten minutes, in this browser. */
    certNum: v.string(),
    trCert: v.string(),
    trUrl: v.string(),
    trAdd: v.string(),
    trVer: v.literal('V2'),
    /** Where the form is posted to. */
    action: v.string(),
  }),
  envelope: 'data',
});

export const certifyReturn = endpoint({
  kind: 'certifyReturn',
  method: 'POST',
  path: '/api/certify/return',
  from: 'provider',
  summary: 'Takes what the identity provider sent the customer’s browser back with.',
  input: v.object({
    /** Sealed by the provider; empty where the customer left. */
    recCert: v.pipe(v.string(), v.maxLength(4000)),
    certNum: certNumSchema,
  }),
  answer: v.object({ taken: v.boolean() }),
  envelope: 'data',
  errors: ['ERR_CERTIFY_RETURN'],
});

export const certCheck = endpoint({
  kind: 'certCheck',
  method: 'GET',
  path: '/api/customer/certCheck',
  audience: 'session',
  summary: 'Whether the result of an identity check has come.',
  input: v.object({ certNum: certNumSchema }),
  answer: v.object({ ready: v.boolean() }),
  envelope: 'data',
});

export const certify = endpoint({
  kind: 'certify',
  method: 'POST',
  path: '/api/certify/{pageType}',
  audience: 'session',
  invalidates: ['certCheck', 'checkCiDi', 'memberInfo', 'userData', 'loginCheck'],
  summary: 'How an identity check ended; what it found out is given once, and forgotten.',
  input: v.object({ pageType: pageTypeSchema, certNum: certNumSchema }),
  answer: v.object({
    /** 1 no data; 3 passed; 4 name, 5 phone, 6 both wrong, or no CI or DI; 7 the phone change matched. */
    code: v.picklist([1, 3, 4, 5, 6, 7]),
    /** Whether a window has to tell the customer why. */
    popup: v.boolean(),
    isCertify: v.boolean(),
    result: v.object({
      pageType: pageTypeSchema,
      /** They tell two people apart and nothing else: never the provider's values. */
      userCI: v.string(),
      userDI: v.string(),
      phoneMatch: flagSchema,
      nameMatch: flagSchema,
    }),
    /** For the page's session storage, where the check counts. */
    values: v.nullable(
      v.object({
        CertUserName: v.string(),
        CertPhoneNo: v.string(),
        CertGender: v.string(),
        CertBirthDay: v.string(),
      }),
    ),
  }),
  envelope: 'data',
});

export const checkCiDi = endpoint({
  kind: 'checkCiDi',
  method: 'GET',
  path: '/api/certify/checkCiDi',
  audience: 'session',
  // The same person under another account: the customer may go on.
  accepts: ['ERR_MS_6001'],
  summary: 'Whether the member’s identity is known, and no other member’s too.',
  input: v.object({}),
  answer: v.object({ hasCi: v.boolean(), hasDi: v.boolean() }),
  envelope: 'data',
  errors: ['ERR_LOGIN_REQUIRED', 'ERR_MS_6001'],
});
