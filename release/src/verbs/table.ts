import { alertTest } from './access/alert.ts';
import { factorReset } from './access/factor.ts';
import { tokenCreateFor, tokenList, tokenRevoke } from './access/tokens.ts';
import { audit, auditVerify } from './audit.ts';
import {
  canaryAbort,
  canaryAdvance,
  canaryHold,
  canaryJudge,
  canaryStart,
} from './canary/canary.ts';
import { check } from './check.ts';
import { deliver, publish } from './deliver.ts';
import { diff } from './diff.ts';
import { doctor } from './doctor.ts';
import { failures } from './failures.ts';
import { files, live, sets, versions } from './look.ts';
import { overrideMint } from './canary/override.ts';
import { pin, rollback } from './pin.ts';
import { setCreate } from './set-create.ts';
import { allow, block, deprecate } from './statuses.ts';
import { gc, who } from './storage/census.ts';
import { storeMigrate } from './storage/migrate.ts';
import { storage } from './storage/storage.ts';
import { disable, enable, freeze, unfreeze } from './switches.ts';
import type { Verb } from './verb.ts';

/** Every verb, in the order of the help text. */
export const verbs: readonly Verb[] = [
  deliver,
  publish,
  doctor,
  live,
  versions,
  files,
  sets,
  setCreate,
  diff,
  check,
  pin,
  rollback,
  canaryStart,
  canaryAdvance,
  canaryHold,
  canaryAbort,
  canaryJudge,
  disable,
  enable,
  freeze,
  unfreeze,
  block,
  deprecate,
  allow,
  overrideMint,
  who,
  failures,
  audit,
  auditVerify,
  tokenCreateFor(() => verbs),
  tokenList,
  tokenRevoke,
  factorReset,
  alertTest,
  storage,
  gc,
  storeMigrate,
];
