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
/** An abort that is older is old news to a desk that was away. */
const HOUR_MS = 60 * MINUTE_MS;
/** The figures of these minutes are compared with those of the hour before them. */
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

/** Canaries that the desk ended by itself. @param judge the actor of its records */
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

/** Versions that a channel's customers would get if they were not blocked. */
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

/** Parts that fail more than twice as often as in the hour before. */
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

/** What an alert is about: failures of a part are told of once an hour, whatever minute they are found in. */
export const aboutOf = ({ type, id }: Pick<Alert, 'type' | 'id'>): string =>
  type === 'failures.doubled' ? id.split(':').slice(0, 3).join(':') : id;

/** Whether the audit has this alert or, for failures, one about the part within the last hour. */
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
 * What somebody should look at and was not told of. A channel whose records cannot be read has no alerts.
 * @param judge the actor of the aborts that no person made
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
      // The console and the log have a damaged record.
      if (error instanceof ReleaseError) return [];
      throw error;
    }
  });
  return found.filter((alert) => !isTold(store, alert, now));
}
