import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Accounts } from './accounts.ts';
import { givenPoints, type ProductRecords } from './products.ts';

const text = v.pipe(v.string(), v.maxLength(500));
const member = { memberId: text };
const changes = v.partial(
  v.object({
    phone: text,
    email: text,
    ci: text,
    di: text,
    marketingAgree: v.boolean(),
    certifyState: v.boolean(),
    isCertify: v.boolean(),
  }),
);

function sameKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The calls that the portal's server makes: JSON by POST, with a shared key. */
export async function membershipCalls(
  app: FastifyInstance,
  { accounts, products, key }: { accounts: Accounts; products: ProductRecords; key: string },
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers.authorization ?? '';
    if (!sameKey(given, `Bearer ${key}`)) return reply.code(401).send({ error: 'unknown key' });
  });

  /** Null answers 404: there is no such ticket or member. */
  const call = <S extends v.GenericSchema>(
    name: string,
    schema: S,
    answer: (input: v.InferOutput<S>) => object | null,
  ) =>
    app.post(`/api/${name}`, async (request, reply) => {
      const input = v.safeParse(schema, request.body);
      if (!input.success) return reply.code(400).send({ error: 'not this call’s input' });
      const found = answer(input.output);
      return found ?? reply.code(404).send({ error: 'not found' });
    });

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
  call('products', v.object({ userIdx: text }), ({ userIdx }) => ({
    products: products.get(userIdx) ?? [],
  }));
  call('points', v.object({ userIdx: text }), ({ userIdx }) => ({ points: givenPoints(userIdx) }));
}
