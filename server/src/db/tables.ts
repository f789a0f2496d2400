import type { ColumnType, Insertable, Selectable } from 'kysely';

/**
 * Every table of the database. Each module adds its own to this interface, in its `tables.ts`. A `date` is
 * text (`2026-11-21`), a `bigint` a number.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the modules fill it
export interface Tables {}

/** A row as a query returns it. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;

/** A row as it is inserted. */
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;

/** A column of JSON: read as a value, written as text. */
export type Json<T> = ColumnType<T, string, string>;
