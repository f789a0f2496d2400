/**
 * One string describes an address: `/customer/notice/{bbsIdx}?type={all|emi|app}&page={number}`.
 * Pattern, builder, reader and types all come from it, so that they cannot differ.
 *
 * In the path, `{name}` is one segment of ASCII digits. In the query, a value is
 * - `{a|b|c}`: one of these; the first is the default, which built addresses leave out,
 * - `{digits}`: ASCII digits, kept as a string; default null,
 * - `{number}`: a whole number from 1 up; default 1,
 * - `{step}`: the same for a step of a form; a bad value reads as a step that no form has, so that the form leads to
 *   the first unanswered one,
 * - `{text}`: free text, trimmed; default ''.
 */

type Split<S extends string> = S extends `${infer A}|${infer B}` ? A | Split<B> : S;
type QueryValue<V extends string> = V extends 'digits'
  ? string | null
  : V extends 'number' | 'step'
    ? number
    : V extends 'text'
      ? string
      : Split<V>;
type QueryParams<Q extends string> = Q extends `${infer Name}={${infer V}}&${infer Rest}`
  ? Record<Name, QueryValue<V>> & QueryParams<Rest>
  : Q extends `${infer Name}={${infer V}}`
    ? Record<Name, QueryValue<V>>
    : unknown;
type SegmentParams<P extends string, Value> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Record<Name, Value> & SegmentParams<Rest, Value>
  : unknown;
type PathOf<S extends string> = S extends `${infer P}?${string}` ? P : S;
type QueryOf<S extends string> = S extends `${string}?${infer Q}` ? Q : '';
type Flat<T> = { [K in keyof T]: T[K] };

/** The parameters of an address as read. A segment that is not a number reads as null. */
export type ParamsOf<S extends string> = Flat<
  SegmentParams<PathOf<S>, string | null> & QueryParams<QueryOf<S>>
>;
type BuildParams<S extends string> = Flat<SegmentParams<PathOf<S>, string>> &
  Partial<Flat<QueryParams<QueryOf<S>>>>;
type BuildArgs<S extends string> =
  unknown extends SegmentParams<PathOf<S>, string>
    ? [params?: BuildParams<S>]
    : [params: BuildParams<S>];

/** An address with any parameters. */
export interface AnyPath {
  /** The string that defines it. */
  readonly template: string;
  /** The path without the query, segments as `{name}`. */
  readonly pattern: string;
  readonly queryNames: readonly string[];
  /**
   * Parameters of the page's canonical address, with their defaults: choices, a list's page, a post's number. A
   * search, a step, a result or an opened question makes no page of its own.
   */
  readonly canonicalDefaults: Readonly<Record<string, string>>;
  /**
   * Reads an address. If a query parameter has an invalid value, `replaceWith` is the address without it; otherwise
   * null.
   */
  read(url: URL): { params: object; replaceWith: string | null };
}

export interface Path<S extends string = string> extends AnyPath {
  /** Builds the canonical address, which omits default values. */
  (...args: BuildArgs<S>): string;
  readonly template: S;
  read(url: URL): { params: ParamsOf<S>; replaceWith: string | null };
}

/** The parameters of a path's addresses. */
export type ParamsOfPath<P extends AnyPath> = ParamsOf<P['template']>;

interface QuerySpec {
  name: string;
  fallback: string | number | null;
  /** One of several values. */
  isChoice?: true;
  parse(raw: string): string | number | null | undefined;
}

const DIGITS = /^[0-9]+$/;
/** Free parameters that select content. */
const CONTENT = new Set(['page', 'bbsIdx']);
/** A step that no form has. */
const NO_STEP = 1_000_000;

const wholeNumber = (raw: string) => (/^[1-9][0-9]{0,5}$/.test(raw) ? Number(raw) : undefined);
const SEGMENT = /\{(\w+)\}/g;

function querySpec(part: string): QuerySpec {
  const [, name, value] = /^(\w+)=\{(.+)\}$/.exec(part) ?? [];
  if (!name || !value) throw new Error(`not a query parameter: ${part}`);
  if (value === 'digits')
    return { name, fallback: null, parse: (raw) => (DIGITS.test(raw) ? raw : undefined) };
  if (value === 'number') return { name, fallback: 1, parse: wholeNumber };
  if (value === 'step') return { name, fallback: 1, parse: (raw) => wholeNumber(raw) ?? NO_STEP };
  if (value === 'text')
    return { name, fallback: '', parse: (raw) => raw.trim().slice(0, 100) || undefined };
  const values = value.split('|');
  return {
    name,
    isChoice: true,
    fallback: values[0] ?? '',
    parse: (raw) => (values.includes(raw) ? raw : undefined),
  };
}

interface Parts {
  pattern: string;
  specs: QuerySpec[];
}

const known = new Map<string, Parts>();

function partsOf({ template }: { template: string }): Parts {
  const found = known.get(template);
  if (found) return found;
  const [pattern = '', query = ''] = template.split('?');
  const parts = { pattern, specs: query ? query.split('&').map(querySpec) : [] };
  known.set(template, parts);
  return parts;
}

/** Segments of `pathname` by name; null if it does not match the pattern. Ignores a trailing slash. */
export function matchPattern(pattern: string, pathname: string): Record<string, string> | null {
  const want = pattern.split('/').filter(Boolean);
  const have = pathname.split('/').filter(Boolean);
  if (want.length !== have.length) return null;
  const params: Record<string, string> = {};
  for (const [i, segment] of want.entries()) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    const value = have[i] ?? '';
    if (name === undefined ? segment !== value : !DIGITS.test(value)) return null;
    if (name !== undefined) params[name] = value;
  }
  return params;
}

/** Methods of every address; `this` is the address. */
const methods = {
  template: '',
  get pattern() {
    return partsOf(this).pattern;
  },
  get canonicalDefaults() {
    const own = partsOf(this).specs.filter(({ name, isChoice }) => isChoice || CONTENT.has(name));
    return Object.fromEntries(own.map(({ name, fallback }) => [name, String(fallback ?? '')]));
  },
  get queryNames() {
    return partsOf(this).specs.map(({ name }) => name);
  },
  read(url: URL) {
    const { pattern, specs } = partsOf(this);
    const params: Record<string, unknown> = {};
    const segments = matchPattern(pattern, url.pathname);
    for (const [, name = ''] of pattern.matchAll(SEGMENT)) params[name] = segments?.[name] ?? null;
    const kept = new URLSearchParams(url.search);
    let bad = false;
    for (const { name, fallback, parse } of specs) {
      const raw = url.searchParams.get(name);
      const value = raw === null ? undefined : parse(raw);
      params[name] = value ?? fallback;
      if (raw !== null && value === undefined) {
        kept.delete(name);
        bad = true;
      }
    }
    const text = kept.toString();
    const replaceWith = bad ? url.pathname + (text ? `?${text}` : '') + url.hash : null;
    return { params, replaceWith };
  },
};
Object.setPrototypeOf(methods, Function.prototype);

/**
 * Makes the builder, pattern and reader of an address from the string that describes it. Parses the string at first
 * use, because a bundle contains every address and uses few.
 */
export function definePath<const S extends string>(template: S): Path<S> {
  const path = (params: Record<string, unknown> = {}) => {
    const { pattern, specs } = partsOf(path);
    const search = new URLSearchParams();
    for (const { name, fallback } of specs) {
      const value = params[name];
      if (value !== undefined && value !== null && value !== '' && value !== fallback)
        search.set(name, String(value));
    }
    const text = search.toString();
    const pathname = pattern.replace(SEGMENT, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    return text ? `${pathname}?${text}` : pathname;
  };
  path.template = template;
  return Object.setPrototypeOf(path, methods) as Path<S>;
}
