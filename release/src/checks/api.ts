import type { VersionRecord } from '@portal/release-store';
import { nameOf, type Check } from './check.ts';
import type { Contract } from './contract-of-api.ts';
import { misfits } from './schema-fit.ts';

/** Why today's API cannot answer a version's calls: one sentence for each mismatch. */
export function callFaults({ api }: Pick<VersionRecord, 'api'>, contract: Contract): string[] {
  if (!api) return ['its build says nothing of its calls'];
  // Built for exactly this contract.
  if (api.sha384 === contract.sha384) return [];
  return Object.entries(api.calls).flatMap(([kind, call]) => {
    const today = contract.calls[kind];
    if (!today) return [`the API has no call ${kind}`];
    const [was, is] = [call, today].map(({ method, path }) => `${method} ${path}`);
    if (was !== is) return [`${kind} was ${was} and is ${is}`];
    return [
      ...misfits(call.request as object, today.request as object, `${kind} request`, true),
      // The client ignores unknown fields.
      ...misfits(today.answer as object, call.answer as object, `${kind} answer`, false),
    ];
  });
}

export const api: Check = {
  does: 'the API that runs takes every call of every version, and answers what it understands',
  isFast: true,
  isWaivable: true,
  async run({ versions, contract }) {
    const today = await contract();
    return {
      faults: [...versions.values()].flatMap((record) =>
        callFaults(record, today).map(
          (fault) => `${nameOf(record)}: ${fault}: add a new call instead, or deliver it again`,
        ),
      ),
      notes: [`contract ${today.sha384}`],
    };
  },
};
