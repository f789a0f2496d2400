import { KIND, noteSpan } from '@portal/metrics/traces';
import type { LogEvent } from 'kysely';

const LONGEST = 2000;
const LITERAL = /'(?:[^']|'')*'/g;
const PARAMETERS = /\$\d+(?:, \$\d+)+/g;
const ROWS = /\(\$n\)(?:, \(\$n\))+/g;

/**
 * A statement's text without values: parameters stay placeholders, and literals become one. A list of any length has the same
 * text, so that there are as many texts as the code has statements.
 */
const textOf = (sql: string) =>
  sql.replace(LITERAL, '?').replace(PARAMETERS, '$n').replace(ROWS, '($n)').slice(0, LONGEST);

const VERB = /^\s*(with|select|insert|update|delete|begin|commit|rollback|savepoint|release)\b/i;
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i;

/** Adds a statement that has ended to the trace of the request that waited for it. An error's message quotes values, so it stays out. */
export function traceSql({ level, query: { sql }, queryDurationMillis }: LogEvent): void {
  noteSpan(queryDurationMillis, level === 'error', () => {
    const text = textOf(sql);
    const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    const table = TABLE.exec(text)?.[1];
    return {
      name: table ? `${verb} ${table}` : verb,
      kind: KIND.client,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    };
  });
}
