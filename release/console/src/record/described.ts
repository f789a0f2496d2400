import type { AuditRecord } from '../desk/answers.ts';
import { statusWords } from '../words.ts';
import { whyOf } from './why.ts';

const verbWords: Record<string, string> = {
  deliver: '배포',
  pin: '지정',
  rollback: '되돌리기',
  'canary start': '카나리 시작',
  'canary advance': '카나리 확대',
  'canary hold': '카나리 유지',
  'canary abort': '카나리 중단',
  disable: '끄기',
  enable: '켜기',
  freeze: '동결',
  unfreeze: '동결 해제',
  'token create': '토큰 만들기',
  'token revoke': '토큰 끊기',
  'factor enrol': '2단계 인증 등록',
  'factor reset': '2단계 인증 초기화',
  'alert sent': '알림 보냄',
  'alert failed': '알림 보내지 못함',
};

const jobWords = {
  queued: '검사 요청',
  running: '검사 시작',
  done: '검사 완료',
  failed: '검사 실패',
  cancelled: '검사 취소',
  interrupted: '검사 중단',
} as const;

/** A record in words. A verb that this console does not know shows by its own name. */
export interface Described {
  record: AuditRecord;
  /** What was changed: a set, a remote, a version. */
  subject: string;
  /** What was done to it. */
  done: string;
  why: string;
}

const keysOf = (record: AuditRecord | undefined) =>
  record && 'disabled' in record ? Object.keys(record.disabled) : [];

/**
 * The remote that a record disabled or enabled. A record holds the whole state, so we compare it with the one
 * before.
 */
function switchedRemote(record: AuditRecord, before: AuditRecord | undefined): string | undefined {
  const [now, then] = [keysOf(record), keysOf(before)];
  return now.find((name) => !then.includes(name)) ?? then.find((name) => !now.includes(name));
}

/** The canary that a record is about. If the record ended it, only the one before has it. */
function canaryOf(record: AuditRecord, before: AuditRecord | undefined): string | null {
  const [now, then] = [record, before].map((one) => (one && 'canary' in one ? one.canary : null));
  const canary = now ?? then;
  return canary ? `세트 ${canary.set} · ${canary.percent}%` : null;
}

function subjectOf(record: AuditRecord, before: AuditRecord | undefined): string {
  if ('subject' in record) return record.subject;
  if ('name' in record) return `${record.name}@${record.version}`;
  if ('results' in record || 'state' in record) return `세트 ${record.set}`;
  if (record.verb === 'freeze' || record.verb === 'unfreeze') return '채널';
  if (record.verb.startsWith('canary')) return canaryOf(record, before) ?? `세트 ${record.set}`;
  const isSwitch = record.verb === 'disable' || record.verb === 'enable';
  return (isSwitch && switchedRemote(record, before)) || `세트 ${record.set}`;
}

function doneIn(record: AuditRecord): string {
  if ('results' in record) return '검사';
  if ('state' in record) return jobWords[record.state];
  if ('verb' in record) return verbWords[record.verb] ?? record.verb;
  return record.status === 'available' ? '허용' : statusWords[record.status];
}

/** Records in words, the newest first. @param records the oldest first */
export const described = (records: readonly AuditRecord[]): Described[] =>
  records
    .map((record, i) => {
      const before = records.slice(0, i).findLast(({ chain }) => chain === record.chain);
      const why = whyOf(record);
      return { record, subject: subjectOf(record, before), done: doneIn(record), why };
    })
    .reverse();
