import {
  channels,
  ReleaseError,
  samplesOfParts,
  type Channel,
  type PinRecord,
  type ReleaseStore,
} from '@portal/release-store';
import { isDoubled } from './failure-rates.ts';
import type { Alert } from './webhook.ts';

const MINUTE_MS = 60_000;
/** Older aborts are not reported, as by a desk that was down when they happened. */
const HOUR_MS = 60 * MINUTE_MS;
/** The failure rates of this time are compared with those of the hour before it. */
const NOW_MS = 10 * MINUTE_MS;

const words: Record<Channel, string> = { production: '운영', staging: '검증', dev: '개발' };

/** The channel's records of the last hour, newest first. */
function* recent(store: ReleaseStore, channel: Channel, now: number): Generator<PinRecord> {
  for (let revision = store.pin(channel)?.revision ?? 0; revision > 0; revision--) {
    const pin = store.pinAt(channel, revision);
    if (Date.parse(pin.at) < now - HOUR_MS) return;
    yield pin;
  }
}

/** Alerts for canaries that the judge aborted. @param judge the actor in the judge's records */
function abortedIn(store: ReleaseStore, channel: Channel, judge: string, now: number): Alert[] {
  return [...recent(store, channel, now)]
    .filter(
      ({ verb, actor, revision }) => verb === 'canary abort' && actor === judge && revision > 1,
    )
    .map(({ revision, at, reason }) => {
      const set = store.pinAt(channel, revision - 1).canary?.set ?? '';
      return {
        id: `canary.aborted:${channel}:${revision}`,
        type: 'canary.aborted',
        at,
        text: `${words[channel]}에서 세트 ${set}번의 카나리를 자동으로 중단했습니다. ${reason}`,
        data: { channel, set, revision, reason },
      };
    });
}

/** Alerts for blocked versions in the sets that a channel serves. */
function blockedIn(store: ReleaseStore, channel: Channel): Alert[] {
  const pin = store.pin(channel);
  if (!pin) return [];
  const sets = [pin, ...(pin.canary ? [pin.canary] : [])];
  const parts = sets.flatMap(({ set, setSha384 }) =>
    Object.entries(store.set(set, setSha384).record.parts),
  );
  const live = new Map(parts.map(([name, { version }]) => [`${name}@${version}`, [name, version]]));
  return [...live].flatMap(([id, [name = '', version = '']]): Alert[] => {
    const status = store.statuses().of(name, version);
    if (status?.status !== 'blocked') return [];
    const { revision, at, actor, reason } = status;
    return [
      {
        id: `version.blocked:${channel}:${id}:${revision}`,
        type: 'version.blocked',
        at,
        text: `${words[channel]}에 지정된 ${id} 버전이 차단되었습니다(${actor}: ${reason}). 고객은 마지막 정상 버전이나 안내 카드를 받습니다.`,
        data: { channel, version: id, actor, reason },
      },
    ];
  });
}

const percent = ({ mounts, failures }: { mounts: number; failures: number }) =>
  Number(((failures / Math.max(1, mounts + failures)) * 100).toFixed(1));

/** Alerts for parts whose failure rate in the last ten minutes is more than twice that of the hour before them. */
function doubledIn(store: ReleaseStore, channel: Channel, now: number): Alert[] {
  const at = (ms: number) => new Date(ms).toISOString();
  const start = at(now - NOW_MS);
  const before = samplesOfParts(store, channel, at(now - NOW_MS - HOUR_MS), start);
  return [...samplesOfParts(store, channel, start, at(now))].flatMap(([part, sample]): Alert[] => {
    const earlier = before.get(part) ?? { mounts: 0, failures: 0 };
    if (!isDoubled(earlier, sample)) return [];
    const [was, is] = [percent(earlier), percent(sample)];
    return [
      {
        id: `failures.doubled:${channel}:${part}:${at(now).slice(0, 16)}`,
        type: 'failures.doubled',
        at: at(now),
        text: `${words[channel]}의 ${part} 리모트가 지난 10분 동안 ${is}% 실패했습니다. 그 앞 1시간은 ${was}%였습니다.`,
        data: { channel, part, percent: is, before: was, failures: sample.failures },
      },
    ];
  });
}

/** The subject of an alert. For failures of a part, which are reported once an hour, it leaves out the minute of the id. */
export const aboutOf = ({ type, id }: Pick<Alert, 'type' | 'id'>): string =>
  type === 'failures.doubled' ? id.split(':').slice(0, 3).join(':') : id;

/** Whether the audit has this alert already or, for failures, another about the same part from the last hour. */
function isTold(store: ReleaseStore, alert: Alert, now: number): boolean {
  const about = aboutOf(alert);
  return store.desk
    .records()
    .some(
      ({ verb, subject, at }) =>
        verb.startsWith('alert ') &&
        (subject === alert.id ||
          (subject.startsWith(`${about}:`) && Date.parse(at) > now - HOUR_MS)),
    );
}

/**
 * Finds the alerts that are due and not in the audit yet. Gives none for a channel whose records cannot be read.
 * @param judge the actor in the judge's records
 */
export function findAlerts(store: ReleaseStore, judge: string, now = Date.now()): Alert[] {
  const found = channels.flatMap((channel) => {
    try {
      return [
        ...abortedIn(store, channel, judge, now),
        ...blockedIn(store, channel),
        ...doubledIn(store, channel, now),
      ];
    } catch (error) {
      // The console and the log report the damaged record.
      if (error instanceof ReleaseError) return [];
      throw error;
    }
  });
  return found.filter((alert) => !isTold(store, alert, now));
}
