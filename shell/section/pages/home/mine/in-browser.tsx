import { createElement, use, type ComponentType } from 'react';
import type { Mine as Things } from './mine-of.ts';

type Part = ComponentType<Things>;
let here: Part | null = null;

/** Loads the code of a member's part, which no visitor's browser needs. */
export async function prepareMine(): Promise<Part> {
  const loaded = await import(/* webpackChunkName: "mine" */ './Mine.tsx');
  return (here = loaded.Mine);
}

let awaited: Promise<Part> | null = null;
function awaitMine() {
  awaited ??= prepareMine().catch(() => {
    awaited = null;
    return new Promise<Part>(() => {});
  });
  return awaited;
}

/** Until the code has loaded, and if it cannot be loaded, the server's markup stays; its links work without the code. */
export function Mine(things: Things) {
  return createElement(here && !awaited ? here : use(awaitMine()), things);
}
