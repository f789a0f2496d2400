import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../../start-error.ts';

/** The identifying field of an entry; which one depends on the list. */
const KEYS = ['bbsIdx', 'code', 'id', 'name', 'file', 'word', 'serialNo', 'goodsCd', 'idx'];

/** An error that names a file of the content folder and, where known, the entry at fault. */
export function contentFault(file: string, entry: unknown, reason: string): StartError {
  const fields = (entry ?? {}) as Record<string, unknown>;
  const key = KEYS.find((field) => field in fields) ?? 'id';
  const name = `${key} ${String(fields[key])}`;
  return new StartError(`content: ${file}${entry === null ? '' : `, ${name}`}: ${reason}`);
}

/**
 * Reads one list of the content folder.
 * @param key the field that must be unique
 * @throws StartError naming the file and the entry
 */
export async function readList<T extends v.GenericSchema>(
  folder: string,
  file: string,
  item: T,
  key: keyof v.InferOutput<T> & string,
): Promise<v.InferOutput<T>[]> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(join(folder, file), 'utf8'));
  } catch (error) {
    throw contentFault(file, null, error instanceof SyntaxError ? 'not JSON' : String(error));
  }
  const result = v.safeParse(v.array(item), json);
  if (!result.success) {
    const [first] = result.issues;
    const index = first.path?.[0]?.key;
    const entry = Array.isArray(json) && typeof index === 'number' ? json[index] : null;
    throw contentFault(file, entry, `${v.getDotPath(first) ?? 'list'}: ${first.message}`);
  }
  const seen = new Set<unknown>();
  for (const entry of result.output) {
    if (seen.has(entry[key])) throw contentFault(file, entry, 'stands there twice');
    seen.add(entry[key]);
  }
  return result.output;
}
