import type { CheckedPerson } from '@portal/host';
import { session } from '../host/storage.ts';

/** The specification's session values, which are cleared after use. */
const KEYS = ['CertUserName', 'CertPhoneNo', 'CertGender', 'CertBirthDay'] as const;
type Values = Record<(typeof KEYS)[number], string>;

/** Keeps who was checked for the form that asked. */
export function keepPerson(values: Values): void {
  for (const key of KEYS) session.set(key, values[key]);
}

/** Who was checked; null where nobody was, and where storage holds nothing. */
export function keptPerson(): CheckedPerson | null {
  const [name = '', phone = '', gender = '', birthDay = ''] = KEYS.map(
    (key) => session.get(key) ?? '',
  );
  return name && phone ? { name, phone, gender, birthDay } : null;
}

export function forgetPerson(): void {
  for (const key of KEYS) session.remove(key);
}
