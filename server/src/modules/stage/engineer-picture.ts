import type { Coming } from '@portal/contract';
import type { Db } from '../../db/database.ts';

type Picture = NonNullable<Coming['picture']>;

declare module '../../db/tables.ts' {
  interface Tables {
    /** Pictures of the engineers who come. */
    engineer_picture: Picture & {
      /** The file's name, by which operators choose it. */
      name: string;
    };
  }
}

/** The published pictures of these names, by name. Content may not have one any more that was chosen before. */
export async function engineerPictures(
  db: Db,
  names: readonly (string | undefined)[],
): Promise<ReadonlyMap<string | undefined, Picture>> {
  const chosen = names.filter((name) => name !== undefined);
  if (chosen.length === 0) return new Map();
  const rows = await db
    .selectFrom('engineer_picture')
    .selectAll()
    .where('name', 'in', chosen)
    .execute();
  return new Map(rows.map(({ name, ...picture }) => [name, picture]));
}
