import type { CheckedPerson } from '@portal/host';
import { sessionStore } from '@portal/browser';

/** Session keys that the specification names (3) and wants cleared after use. */
const KEYS = ['CertUserName', 'CertPhoneNo', 'CertGender', 'CertBirthDay'] as const;
type Values = Record<(typeof KEYS)[number], string>;

/** Stores the checked person for the form that asked. */
export function keepPerson(values: Values): void {
  for (const key of KEYS) sessionStore.set(key, values[key]);
}

/** Returns the checked person; null if nobody was checked. */
export function keptPerson(): CheckedPerson | null {
  const [name = '', phone = '', gender = '', birthDay = ''] = KEYS.map(
    (key) => sessionStore.get(key) ?? '',
  );
  return name && phone ? { name, phone, gender, birthDay } : null;
}

export function forgetPerson(): void {
  for (const key of KEYS) sessionStore.remove(key);
}
