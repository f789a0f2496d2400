import { inRange } from '@portal/release-store';
import { nameOf, type Check, type Versions } from './check.ts';

const SHELL = 'shell';
const HOST = '@portal/host';

const remotesOf = (versions: Versions) =>
  [...versions.values()].filter(({ name }) => name !== SHELL);

export const singletons: Check = {
  does: 'the shell provides each shared module in a version that every remote accepts',
  isFast: true,
  isWaivable: false,
  run({ versions }) {
    const shell = versions.get(SHELL);
    if (!shell) return { faults: ['the set has no shell'] };
    const faults = remotesOf(versions).flatMap((remote) =>
      Object.entries(remote.shared).flatMap(([module, range]) => {
        // The host check reports more about it.
        if (module === HOST) return [];
        const provided = shell.shared[module];
        if (provided === undefined)
          return [
            `${nameOf(remote)} shares ${module}, which ${nameOf(shell)} does not provide: deliver the shell first`,
          ];
        return inRange(range, provided)
          ? []
          : [
              `${nameOf(remote)} needs ${module} ${range}, and ${nameOf(shell)} has ${provided}: deliver the older of both again`,
            ];
      }),
    );
    return { faults };
  },
};

export const host: Check = {
  does: 'the shell’s host is in the range that every remote was built for',
  isFast: true,
  isWaivable: false,
  run({ versions }) {
    const shell = versions.get(SHELL);
    const provided = shell?.shared[HOST];
    if (!shell || provided === undefined) return { faults: ['the set has no shell with a host'] };
    return {
      faults: remotesOf(versions)
        .filter(({ needs }) => !inRange(needs.host, provided))
        .map(
          (remote) =>
            `${nameOf(remote)} needs host ${remote.needs.host}, and ${nameOf(shell)} has ${provided}: deliver the older of both again`,
        ),
    };
  },
};
