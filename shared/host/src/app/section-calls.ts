import { lateCalls, type LateCalls } from '../calls.ts';
import type { Host } from '../host.ts';
import type { Section } from '../section.ts';

/** Makes the calls of a section, which call `onPersonal` before what is about a person; tests give their own. */
export type MakeCalls = (section: Section, host: Host, onPersonal: () => void) => LateCalls;

export const importCalls = () =>
  import(/* webpackChunkName: "moves" */ '@portal/api-client/cached-calls');

export const callsOf: MakeCalls = ({ name, calls }, host, onPersonal) =>
  lateCalls(async () => {
    const [{ sectionCalls }, entries = {}] = await Promise.all([importCalls(), calls?.()]);
    const { busy, changed, siteType } = host;
    const watch = { busy, changed, siteType, heard: host.session.heard };
    return sectionCalls(name, entries, watch, onPersonal);
  });
