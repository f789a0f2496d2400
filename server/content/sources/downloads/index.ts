import { emissionSheets } from './emission-sheets.ts';
import type { Leaflet } from './leaflet.ts';
import { memberAppGuide } from './member-app-guide.ts';

export const leaflets: readonly Leaflet[] = [...emissionSheets, memberAppGuide];
