import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { pinRecord, setRecord, type PinRecord, type SetRecord } from '../records.ts';
import type { ReleaseStore } from '../store.ts';

/** What a tester sees instead of the live set, and until when. */
const override = v.object({
  channel: pinRecord.entries.channel,
  /** A set; null for the base set with these parts replaced. */
  set: v.nullable(v.string()),
  parts: setRecord.entries.parts,
  until: v.pipe(v.string(), v.isoTimestamp()),
});
export type Override = v.InferOutput<typeof override>;

/** The key of overrides: SECRET_KEY, or in a demo the key that the API makes in DATA_DIR; null before it has. */
export function overrideKey(config: { SECRET_KEY?: string | undefined; DATA_DIR: string }) {
  const file = join(config.DATA_DIR, 'keys/secret');
  return config.SECRET_KEY ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : null);
}

const sign = (key: string, payload: string) =>
  createHmac('sha256', key).update(`override.${payload}`).digest('base64url');

export function sealOverride(key: string, content: Override): string {
  const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${payload}.${sign(key, payload)}`;
}

/** The override in a token, also one that has expired; null if it was altered or has another key. */
export function openOverride(key: string, token: string): Override | null {
  const [payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(key, payload));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return v.parse(override, JSON.parse(Buffer.from(payload, 'base64url').toString()));
}

/** The parts that a tester gets. @throws ReleaseError 'check' if one is blocked, missing or does not fit */
export async function overrideParts(
  store: ReleaseStore,
  pin: PinRecord,
  { set, parts }: Pick<Override, 'set' | 'parts'>,
): Promise<SetRecord['parts']> {
  const base =
    set === null ? store.set(pin.set, pin.setSha384).record.parts : store.set(set).record.parts;
  const all = { ...base, ...parts };
  await store.checkParts(all);
  return all;
}
