import type { Clip } from './stage/clip.ts';
import { bedFrameUnlock } from './bed-frame-unlock.ts';
import { bedCare } from './bed-care.ts';
import { bedPower } from './bed-power.ts';
import { careStorage } from './care-storage.ts';
import { filterChange } from './filter-change.ts';
import { legRestOff } from './leg-rest.ts';
import { powerCheck } from './power-check.ts';
import { remotePairing } from './remote-pairing.ts';
import { seatZip } from './seat-zip.ts';
import { serialNumber } from './serial-number.ts';

export const clips: readonly Clip[] = [
  powerCheck,
  bedPower,
  remotePairing,
  legRestOff,
  filterChange,
  bedFrameUnlock,
  seatZip,
  careStorage,
  bedCare,
  serialNumber,
];
