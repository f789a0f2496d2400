import { formatWon } from '@portal/format';
import type { Consent } from '../consent.ts';
import { countSchema } from '../list.ts';
import { placeFields, requesterFields } from '../service-request.ts';
import { membershipRules } from '../filter-membership-rules.ts';
import { FILTER_MEMBERSHIP, membershipTotal } from '../service.ts';
import { agreed, submissionConsent } from '../submission.ts';
import * as v from 'valibot';

/** The fields of a filter membership; each step of the form validates its own part of them. */
export const filterMembershipFields = {
  ...requesterFields,
  ...placeFields,
  /** Terms of twelve months. */
  terms: countSchema(1, FILTER_MEMBERSHIP.terms),
  /** Consent to the membership's terms. The form requires it; versions in open tabs do not know it. */
  consentTerms: v.optional(agreed),
};

const { fee, months, terms } = FILTER_MEMBERSHIP;
const eachTerm = Array.from({ length: terms }, (_, i) => i + 1);

/** The terms of the membership, in short and in full. */
export const membershipTerms: Consent = {
  ...submissionConsent,
  termIndex: 'consent_membership',
  title: '필터 멤버십 약관',
  facts: [
    ['이용료', `월 ${formatWon(fee)} (필터와 배송 포함)`],
    [
      '약정 기간',
      `${eachTerm.map((n) => `${months * n}개월(모두 ${formatWon(membershipTotal(n))})`).join(' 또는 ')}. 첫 필터를 보내 드린 날부터 셉니다.`,
    ],
    [
      '내시는 방법',
      `렌탈하신 정수기: ${membershipRules.paidBy.contract} 구매하신 정수기: ${membershipRules.paidBy.asked}`,
    ],
    ['청약철회', membershipRules.revocation],
    ['중도 해지', membershipRules.end],
    [
      '거부할 권리와 불이익',
      '동의하지 않으실 수 있습니다. 다만 동의하지 않으시면 가입하실 수 없습니다.',
    ],
  ],
  details: [
    '계약자 본인만 가입하실 수 있고, 법인 계약은 가입하실 수 없습니다.',
    '필터는 모델에 맞추어 교체할 때마다 신청하실 때 고르신 주소로 보내 드립니다. 주소가 바뀌면 고객센터나 1:1 문의로 알려 주세요.',
    '청약철회와 해지는 접수 내역의 신청 정보, 1:1 문의와 고객센터 전화로 받습니다.',
    '받으신 필터에 흠이 있거나 신청하신 것과 다르면 받으신 날부터 3개월 안에, 그 사실을 아신 날부터 30일 안에 철회하실 수 있고, 이때는 돌려보내시는 배송비도 회사가 냅니다.',
  ],
};
