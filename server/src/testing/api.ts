import { join } from 'node:path';
import { readConfig } from '@portal/config';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../app.ts';
import { makeClock } from '../clock.ts';
import { openPostgres, type Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { loadContent } from '../modules/content/load.ts';
import type { MediaLibrary } from '../modules/media/library.ts';

/** A small content folder; one FAQ of it is published tomorrow, one video in December. */
export const contentFolder = join(import.meta.dirname, 'content');

/** Noon in Seoul on the day the tests live in. */
export const noon = '2026-11-21T12:00:00+09:00';

export interface TestApi {
  app: FastifyInstance;
  database: Database;
  /** The same server at another time. */
  at(instant: string): Promise<FastifyInstance>;
}

/** The API over a database with the fixture content. */
export async function startApi(database: Database): Promise<TestApi> {
  const { db } = database;
  await migrate(db);
  const library = await loadContent(db, contentFolder);
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const at = (instant: string) => buildApp({ config, db, clock: makeClock(instant), library });
  return { app: await at(noon), database, at };
}

/** The API with nothing behind it: its database does not answer, its library is empty. */
export function buildBareApp({
  env = {},
  library = { root: contentFolder, files: new Map() },
  logTo,
}: {
  env?: NodeJS.ProcessEnv;
  library?: MediaLibrary;
  logTo?: { write(line: string): void };
} = {}): Promise<FastifyInstance> {
  return buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', ...env }),
    db: openPostgres('postgresql://nobody@127.0.0.1:1/none').db,
    clock: makeClock(noon),
    library,
    ...(logTo && { logTo }),
  });
}

/** A POST with a JSON body. */
export const post = (app: FastifyInstance, url: string, body: InjectOptions['payload']) =>
  app.inject({ method: 'POST', url, payload: body ?? {} });
