import { returnFromCardWindow } from '@portal/contract';
import * as v from 'valibot';
import type { CardPayment } from '../../modules/payment/provider.ts';
import { takeReturn } from '../../modules/payment/returned.ts';
import { goInWorld } from './go.ts';
import type { World } from './world.ts';

/** Nobody reads what the payments of tests log. */
export const noLog = { warn: () => undefined };

/** A process of the world that lives, with some of the provider's calls replaced. */
export function processOf(world: World, change: Partial<CardPayment> = {}) {
  const own = world.process({ steps: 1_000_000 });
  return { ...own, cardPayment: { ...own.cardPayment, ...change } };
}

/** Goes to the provider and back, as far as it comes. @returns the payment's numbers, here and there */
export async function begun(
  world: World,
  going: Parameters<typeof goInWorld>[1],
  own = processOf(world),
): Promise<{ moid: string; tid: string }> {
  const { moid, fields } = await goInWorld(world, going);
  await takeReturn(own, v.parse(returnFromCardWindow.input, fields), noLog).catch(() => undefined);
  return { moid, tid: fields['TxTid'] ?? '' };
}
