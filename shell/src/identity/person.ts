import type { CheckedPerson } from '@portal/host';
import { sessionStore } from '@portal/browser';

/** The specification's session values, which are cleared after use. */
const KEYS = ['CertUserName', 'CertPhoneNo', 'CertGender', 'CertBirthDay'] as const;
type Values = Record<(typeof KEYS)[number], string>;

/** Keeps who was checked for the form that asked. */
export function keepPerson(values: Values): void {
  for (const key of KEYS) sessionStore.set(key, values[key]);
}

/** Who was checked; null where nobody was, and where storage holds nothing. */
export function keptPerson(): CheckedPerson | null {
  const [name = '', phone = '', gender = '', birthDay = ''] = KEYS.map(
    (key) => sessionStore.get(key) ?? '',
  );
  return name && phone ? { name, phone, gender, birthDay } : null;
}

export function forgetPerson(): void {
  for (const key of KEYS) sessionStore.remove(key);
}
