import { footMassagerManual } from './foot-massager.ts';
import type { Manual } from './manual.ts';
import { massageChairCompactManual } from './massage-chair-compact.ts';
import { massageChairManual } from './massage-chair.ts';
import { motionBedManual } from './motion-bed.ts';
import { waterPurifierManual } from './water-purifier.ts';
import { waterPurifierSlimManual } from './water-purifier-slim.ts';

export const manuals: readonly Manual[] = [
  massageChairManual,
  massageChairCompactManual,
  motionBedManual,
  waterPurifierManual,
  waterPurifierSlimManual,
  footMassagerManual,
];
