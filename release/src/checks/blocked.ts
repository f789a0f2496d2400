import { nameOf, type Check } from './check.ts';

export const blocked: Check = {
  does: 'no version is blocked',
  isFast: true,
  isWaivable: false,
  run({ store, versions }) {
    const found = [...versions.values()].flatMap((record) => {
      const status = store.statuses().of(record.name, record.version);
      return status ? [{ ...status, version: nameOf(record) }] : [];
    });
    const saying = (status: string) => found.filter((one) => one.status === status);
    return {
      faults: saying('blocked').map(
        ({ version, reason }) => `${version} is blocked (${reason}): take another version of it`,
      ),
      notes: saying('deprecated').map(
        ({ version, reason }) => `${version} is deprecated (${reason})`,
      ),
    };
  },
};
