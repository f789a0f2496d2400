import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { keyedCalls } from '../keyed-calls.ts';
import type { Accounts } from './accounts.ts';
import { entriesAfter, pointsLeft, type PointRecords } from './points.ts';
import { addProduct, type ProductRecords } from './products.ts';

const text = v.pipe(v.string(), v.maxLength(500));
const member = { memberId: text };
const registered = v.object({
  goodsCd: text,
  goodsName: text,
  product: v.picklist(['bf', 'l', 'w', 'o']),
  serialNo: text,
  boughtOn: text,
});
const changes = v.partial(
  v.object({
    phone: text,
    email: text,
    address: v.object({ zonecode: text, addr: text, addrDetail: text }),
    ci: text,
    di: text,
    marketingAgree: v.boolean(),
    certifyState: v.boolean(),
    isCertify: v.boolean(),
  }),
);

/** The calls that the portal's server makes: JSON by POST, with a shared key. */
export async function membershipCalls(
  app: FastifyInstance,
  {
    accounts,
    products,
    points,
    key,
  }: { accounts: Accounts; products: ProductRecords; points: PointRecords; key: string },
): Promise<void> {
  const call = keyedCalls(app, key);

  call('ticket', v.object({ ticket: text }), ({ ticket }) => accounts.redeem(ticket));
  call('profile', v.object(member), ({ memberId }) => accounts.profile(memberId));
  call('profile-update', v.object({ ...member, changes }), ({ memberId, changes }) =>
    // Only the given fields change.
    accounts.update(memberId, JSON.parse(JSON.stringify(changes))),
  );
  call('password', v.object({ ...member, password: text }), ({ memberId, password }) => ({
    matches: accounts.passwordMatches(memberId, password),
  }));
  call('email', v.object({ ...member, email: text }), ({ memberId, email }) => ({
    taken: accounts.emailTaken(memberId, email),
  }));
  call('logout', v.object({ session: text }), ({ session }) => {
    accounts.signOut(session);
    return {};
  });
  call('withdrawal', v.object(member), ({ memberId }) => {
    const profile = accounts.profile(memberId);
    if (!profile) return null;
    const reason = profile.corporate ? '법인 회원은 담당자를 통해 탈퇴할 수 있습니다.' : null;
    return { possible: reason === null, reason };
  });
  call('leave', v.object(member), ({ memberId }) => (accounts.leave(memberId) ? {} : null));
  call('products', v.object({ userIdx: text }), ({ userIdx }) => ({
    products: products.get(userIdx) ?? [],
  }));
  call('product-add', v.object({ ...member, product: registered }), ({ memberId, product }) => {
    const userIdx = accounts.userIdxOf(memberId);
    if (userIdx === null) return null;
    addProduct(products, userIdx, product);
    return { userIdx };
  });
  call('points', v.object({ userIdx: text }), ({ userIdx }) => ({
    points: pointsLeft(points.get(userIdx)),
  }));
  call(
    'point-entries',
    v.object({ userIdx: text, after: v.nullable(text) }),
    ({ userIdx, after }) => ({ entries: entriesAfter(points.get(userIdx), after) }),
  );
}
