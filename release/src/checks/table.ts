import { api } from './api.ts';
import { blocked } from './blocked.ts';
import { chain } from './chain.ts';
import type { Checks } from './check.ts';
import { contract } from './contract.ts';
import { boot } from './portal/boot.ts';
import { documents } from './portal/documents.ts';
import { files } from './portal/files.ts';
import { links } from './portal/links.ts';
import { routes } from './routes.ts';
import { host, singletons } from './shell-fit.ts';
import { weight } from './weight.ts';

/** The checks, in the order of the store's list. */
export const checks: Checks = {
  chain,
  blocked,
  singletons,
  host,
  api,
  routes,
  contract,
  weight,
  files,
  links,
  documents,
  boot,
};
