import { drawings as footMassager } from './foot-massager.ts';
import { manual, type Manual } from './sheet/manual.ts';
import { drawings as massageChairCompact } from './massage-chair-compact.ts';
import { drawings as massageChair } from './massage-chair.ts';
import { drawings as motionBed } from './motion-bed.ts';
import { drawings as waterPurifier } from './water-purifier.ts';
import { drawings as waterPurifierSlim } from './water-purifier-slim.ts';

export const manuals: readonly Manual[] = [
  manual('massage-chair', massageChair),
  manual('massage-chair-compact', massageChairCompact),
  manual('motion-bed', motionBed),
  manual('water-purifier', waterPurifier),
  manual('water-purifier-slim', waterPurifierSlim),
  manual('foot-massager', footMassager),
];
