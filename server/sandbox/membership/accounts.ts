import { randomBytes } from 'node:crypto';
import { DEMO_PASSWORD, people, type Account, type Person } from '@portal/testing/people';

const TICKET_MS = 60_000;

/** A member as the service answers them; src/modules/member/membership.ts reads it. */
export interface Profile extends Omit<Account, 'loginId'> {
  memberId: string;
  userIdx: string | null;
  name: string;
  phone: string;
  /** The member's home; null if the member gave no address. */
  address: { zonecode: string; addr: string; addrDetail: string } | null;
  joinType: string;
  socialType: string;
  levelName: string;
  region: string;
}

/** Home addresses from the postcode sandbox. No engineer is sent to the last one, an island. */
const addresses: Record<string, NonNullable<Profile['address']>> = {
  haneul: {
    zonecode: '05551',
    addr: '서울 송파구 올림로 300',
    addrDetail: '101동 1203호 송파나루아파트',
  },
  boram: { zonecode: '63365', addr: '제주특별자치도 제주시 우도면 우도로 158', addrDetail: '' },
};

const profileOf = ({ userIdx, name, phone }: Person, account: Account): Profile => {
  const { loginId, ...facts } = account;
  const own = { memberId: `ms-${loginId}`, userIdx, name, phone };
  return {
    ...facts,
    ...own,
    address: addresses[loginId] ?? null,
    joinType: 'web',
    socialType: 'none',
    levelName: '일반',
    region: '서울',
  };
};

const memberIdOf = (loginId: string) => `ms-${loginId.trim().toLowerCase()}`;

/** The service's accounts, in memory. */
export class Accounts {
  readonly #profiles = new Map<string, Profile>();
  /** Passwords that were changed, by member; everybody else has the demo's. */
  readonly #passwords = new Map<string, string>();
  readonly #tickets = new Map<string, { memberId: string; until: number }>();
  readonly #sessions = new Map<string, string>();
  readonly #now: () => number;
  /** The customer number of the next member who gets a first product. */
  #nextUserIdx = 2_001;

  constructor(open: boolean, now: () => number) {
    this.#now = now;
    const all: Person[] = open ? Object.values(people) : [];
    for (const person of all) if (person.account) this.add(profileOf(person, person.account));
  }

  add(profile: Profile): void {
    this.#profiles.set(profile.memberId, profile);
  }

  /** A ticket for this login id and password; null where they are wrong. */
  signIn(loginId: string, password: string): string | null {
    const memberId = memberIdOf(loginId);
    if (!this.passwordMatches(memberId, password)) return null;
    const ticket = randomBytes(32).toString('base64url');
    this.#tickets.set(ticket, { memberId, until: this.#now() + TICKET_MS });
    return ticket;
  }

  /** The member whom a ticket stands for. A ticket is valid once, for a minute. */
  redeem(ticket: string): { member: Profile; session: string } | null {
    const found = this.#tickets.get(ticket);
    this.#tickets.delete(ticket);
    const member = found && found.until > this.#now() && this.#profiles.get(found.memberId);
    if (!member) return null;
    const session = randomBytes(32).toString('base64url');
    this.#sessions.set(session, member.memberId);
    return { member, session };
  }

  passwordMatches(memberId: string, password: string): boolean {
    const own = this.#passwords.get(memberId) ?? DEMO_PASSWORD;
    return this.#profiles.has(memberId) && password === own;
  }

  /** @returns false, and changes nothing, if login id and present password are wrong */
  changePassword(loginId: string, present: string, next: string): boolean {
    const memberId = memberIdOf(loginId);
    if (!this.passwordMatches(memberId, present)) return false;
    this.#passwords.set(memberId, next);
    return true;
  }

  /** Sets the password of the member with this name and phone number. @returns the login id; null if there is no such member */
  resetPassword(name: string, phone: string, next: string): string | null {
    const own = [...this.#profiles.values()].find(
      (each) => each.name === name && each.phone === phone,
    );
    if (!own) return null;
    this.#passwords.set(own.memberId, next);
    return own.memberId.replace('ms-', '');
  }

  emailTaken(memberId: string, email: string): boolean {
    const wanted = email.toLowerCase();
    return [...this.#profiles.values()].some(
      (each) => each.memberId !== memberId && each.email.toLowerCase() === wanted,
    );
  }

  profile(memberId: string): Profile | null {
    return this.#profiles.get(memberId) ?? null;
  }

  /** Returns the member's customer number, and assigns one if the member has none; null for an unknown member. */
  userIdxOf(memberId: string): string | null {
    const profile = this.#profiles.get(memberId);
    if (!profile) return null;
    profile.userIdx ??= String(this.#nextUserIdx++);
    return profile.userIdx;
  }

  update(memberId: string, changes: Partial<Profile>): Profile | null {
    const profile = this.#profiles.get(memberId);
    return profile ? Object.assign(profile, changes) : null;
  }

  /** Removes a member who leaves, and ends their sessions. @returns false if there is no such member */
  leave(memberId: string): boolean {
    for (const [session, owner] of this.#sessions)
      if (owner === memberId) this.#sessions.delete(session);
    this.#passwords.delete(memberId);
    return this.#profiles.delete(memberId);
  }

  isSignedIn(session: string): boolean {
    return this.#sessions.has(session);
  }

  signOut(session: string): void {
    this.#sessions.delete(session);
  }
}
