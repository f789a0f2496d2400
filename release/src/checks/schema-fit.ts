/** The JSON Schema keywords that the contract's schemas use. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const optionsOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf;
const valuesOf = (schema: Schema) =>
  schema.enum ?? ('const' in schema ? [schema.const] : undefined);
const typeOf = (schema: Schema) => {
  const [first] = valuesOf(schema) ?? [];
  if (schema.type !== undefined) return schema.type;
  return first === undefined ? undefined : first === null ? 'null' : typeof first;
};

const LOWEST = ['minimum', 'minLength', 'minItems'] as const;
const HIGHEST = ['maximum', 'maxLength', 'maxItems'] as const;
const SAME = ['pattern', 'format'] as const;

/** Limits of `taken` that a value of `given` may exceed. */
function limitFaults(given: Schema, taken: Schema, at: string): string[] {
  // The caller has compared enumerated values, so limits add nothing.
  if (valuesOf(given)) return [];
  const broken = [
    ...LOWEST.filter((key) => taken[key] !== undefined && (given[key] ?? -Infinity) < taken[key]),
    ...HIGHEST.filter((key) => taken[key] !== undefined && (given[key] ?? Infinity) > taken[key]),
    ...SAME.filter((key) => taken[key] !== undefined && given[key] !== taken[key]),
  ];
  return broken.map(
    (key) =>
      `${at} may break ${key} ${taken[key]}${given[key] === undefined ? '' : `, was ${given[key]}`}`,
  );
}

function objectFaults(given: Schema, taken: Schema, at: string, isStrict: boolean): string[] {
  const [has, takes] = [given.properties ?? {}, taken.properties ?? {}];
  const missing = (taken.required ?? []).filter((name) => !(given.required ?? []).includes(name));
  const faults = missing.map((name) => `${at}.${name} is ${name in has ? 'optional' : 'missing'}`);
  const [each, every] = [given.additionalProperties, taken.additionalProperties];
  const other = typeof every === 'object' ? every : undefined;
  for (const [name, schema] of Object.entries(has)) {
    const own = takes[name] ?? other;
    if (own) faults.push(...misfits(schema, own, `${at}.${name}`, isStrict));
    else if (isStrict) faults.push(`${at}.${name} is not taken any more`);
  }
  if (typeof each === 'object' && other) faults.push(...misfits(each, other, `${at}.*`, isStrict));
  return faults;
}

/**
 * Finds values that `given` allows and `taken` does not: one sentence for each place, none if every value fits.
 * @param at the path that sentences begin with
 * @param isStrict an unknown field is a fault, because what was sent in it would be lost
 */
export function misfits(given: Schema, taken: Schema, at: string, isStrict: boolean): string[] {
  const options = optionsOf(given);
  if (options) return options.flatMap((option) => misfits(option, taken, at, isStrict));
  const alternatives = optionsOf(taken);
  if (alternatives) {
    const found = alternatives.map((option) => misfits(given, option, at, isStrict));
    if (found.some((faults) => faults.length === 0)) return [];
    return found.sort((a, b) => a.length - b.length)[0] ?? [];
  }
  const [type, wanted] = [typeOf(given), typeOf(taken)];
  if (wanted !== undefined && type !== wanted && !(type === 'integer' && wanted === 'number'))
    return [`${at} is ${type ?? 'anything'} and not ${wanted}`];
  const allowed = valuesOf(taken);
  if (allowed) {
    const values = valuesOf(given);
    if (!values) return [`${at} is any ${type} and not one of ${allowed.join(', ')}`];
    const strangers = values.filter((value) => !allowed.includes(value));
    return strangers.length > 0 ? [`${at} may be ${strangers.join(', ')}`] : [];
  }
  return [
    ...limitFaults(given, taken, at),
    ...(wanted === 'object' ? objectFaults(given, taken, at, isStrict) : []),
    ...(given.items && taken.items ? misfits(given.items, taken.items, `${at}[]`, isStrict) : []),
  ];
}
