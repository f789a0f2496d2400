import { DeskRecords, type DeskRecord } from './access/desk-records.ts';
import { Chain, type Link } from './chain.ts';
import {
  earlierIn,
  historyOf,
  isKnown,
  pinnedBy,
  sinceWhen,
  staleRevision,
  type Past,
} from './channel/history.ts';
import { neighboursIn, type Neighbours } from './channel/steps.ts';
import { Evidence } from './evidence/evidence.ts';
import type { JobRecord } from './evidence/jobs.ts';
import type { Medium } from './folder.ts';
import { ImmutableRecords } from './immutable-records.ts';
import {
  pinRecord,
  statusRecord,
  type Change,
  type Channel,
  type CheckRecord,
  type PartVersion,
  type PinRecord,
  type SetRecord,
  type StatusRecord,
} from './records.ts';
import { ReleaseError, StoreError } from './release-error.ts';
import { fitsShell, openTabsAfter, servedParts, SHELL, type ServedPart } from './rules.ts';
import type { Seal } from './signing/seal.ts';
import { Statuses } from './statuses.ts';

export const channels = pinRecord.entries.channel.options;

export interface SetChange extends Change {
  set: string;
  verb?: 'deliver' | 'pin' | 'rollback' | 'canary advance';
  openTabs?: PinRecord['openTabs'];
}

type Parts = SetRecord['parts'];
type ChainRecord = PinRecord | StatusRecord | CheckRecord | JobRecord | DeskRecord;

/** Reads and writes what changes: each channel's state, and the statuses of versions. */
export class ReleaseStore extends ImmutableRecords {
  /** What the checks of each set found. */
  readonly evidence: Evidence;
  /** Who may use the release desk besides its accounts. */
  readonly desk: DeskRecords;
  readonly #channels: Record<Channel, Chain<PinRecord>>;
  readonly #statusChain: Chain<StatusRecord>;
  #statuses = new Statuses();

  constructor(root: string, medium?: Medium, seal: Seal | null = null) {
    super(root, medium, seal);
    this.evidence = new Evidence(this.files);
    this.desk = new DeskRecords(this.files);
    const chainOf = (channel: Channel) => new Chain(this.files, `channels/${channel}`, pinRecord);
    this.#channels = {
      dev: chainOf('dev'),
      staging: chainOf('staging'),
      production: chainOf('production'),
    };
    this.#statusChain = new Chain(this.files, 'statuses', statusRecord);
  }

  /** Every chain of records by its name. */
  get chains(): [name: string, chain: Chain<ChainRecord>][] {
    return [
      ...Object.entries(this.#channels),
      ['statuses', this.#statusChain],
      ['desk', this.desk.chain],
      ...this.evidence.chains().map((chain) => [chain.folder, chain] as [string, typeof chain]),
    ];
  }

  /** Refused files after a chain's newest record, which somebody must have put there, and records that lists left out. */
  get refusals(): string[] {
    return [...this.chains.flatMap(([, { refusal }]) => refusal ?? []), ...this.skipped];
  }

  // Statuses

  /** The current statuses; the same object until a status changes. Looks at the disk once. */
  statuses(): Statuses {
    const newest = this.#statusChain.newest()?.record.revision ?? 0;
    if (newest !== this.#statuses.revision)
      this.#statuses = new Statuses(
        this.#statusChain.from(this.#statuses.revision + 1),
        this.#statuses,
      );
    return this.#statuses;
  }

  /**
   * Changes a version's status. Takes no revision, because blocking must work whatever else changes.
   * @throws ReleaseError 'check' if the version is missing, or a channel would be left without a shell
   */
  async setStatus(content: Omit<StatusRecord, keyof Link>): Promise<StatusRecord> {
    const { name, version, status } = content;
    this.version(name, version);
    const isBlocked = (part: string, number: string) =>
      (part === name && number === version) || this.statuses().isBlocked(part, number);
    if (status === 'blocked')
      for (const channel of channels)
        if (this.pin(channel) && !this.#served(channel, isBlocked))
          throw new ReleaseError(
            'check',
            `${channel} would have no shell to serve: pin a set with another shell first`,
          );
    for (;;) {
      const expected = this.#statusChain.newest()?.record.revision ?? 0;
      const written = await this.#statusChain.append(expected, content);
      if (written) return written.record;
    }
  }

  // Channels

  /** The channel's newest record, or null before the first. Looks at the disk once. */
  pin(channel: Channel): PinRecord | null {
    return this.#channels[channel].newest()?.record ?? null;
  }

  pinAt(channel: Channel, revision: number): PinRecord {
    return this.#channels[channel].at(revision).record;
  }

  /** What customers of the channel get. @throws ReleaseError 'check' if that is nothing */
  served(channel: Channel): Map<string, ServedPart> {
    const parts = this.#served(channel, this.statuses().isBlocked);
    if (!parts) throw new ReleaseError('check', `${channel} has no shell that is not blocked`);
    return parts;
  }

  #served(channel: Channel, isBlocked: Statuses['isBlocked']) {
    const pin = this.pin(channel);
    if (!pin) throw new ReleaseError('check', `nothing is pinned in ${channel}`);
    const { record } = this.set(pin.set, pin.setSha384);
    return servedParts(
      record,
      pin,
      isBlocked,
      (name, { version, sha384 }) => this.version(name, version, sha384).record,
    );
  }

  /** The versions that a record names: those of its set and of its canary's, and the last good ones. */
  versionsOf({ set, setSha384, canary, lastGood }: PinRecord): [string, PartVersion][] {
    const sets = [{ set, setSha384 }, canary].filter((one) => one !== null);
    const parts = sets.map((one) => this.set(one.set, one.setSha384).record.parts);
    return [...parts, lastGood].flatMap((versions) => Object.entries(versions));
  }

  /** The sets that `rollback` and `rollback --forward` go to. */
  neighbours = (channel: Channel): Neighbours => neighboursIn(historyOf(this, channel));

  /** The part's previous good version, or null if there is none. */
  versionBefore(channel: Channel, name: string): PartVersion | null {
    const { isBlocked } = this.statuses();
    return earlierIn(historyOf(this, channel), name, (version) => isBlocked(name, version));
  }

  /** @throws ReleaseError 'frozen' */
  checkFrozen(channel: Channel): void {
    const frozen = this.pin(channel)?.frozen;
    if (!frozen) return;
    const since = sinceWhen(this, channel, (pin) => pin.frozen !== null);
    throw new ReleaseError(
      'frozen',
      `${channel} is frozen (${frozen.reason})${since}: it keeps its set until release unfreeze --channel ${channel}`,
    );
  }

  /**
   * Checks whether the channel may pin these versions, as `pinSet` does. For a caller that creates the set only after that.
   * @param verb `rollback` has to be quick, so it reads no file of a version that is pinned already: customers have those anyway
   * @throws ReleaseError 'stale', 'frozen' or 'check'
   */
  async checkPin(channel: Channel, expected: number, parts: Parts, verb?: SetChange['verb']) {
    const pin = this.#expect(channel, expected);
    this.checkFrozen(channel);
    await this.checkParts(parts, verb === 'rollback' ? pinnedBy(this, pin) : {});
    return pin;
  }

  /**
   * Checks that no version is blocked, that every byte of its files is as published, and that it runs with the set's shell.
   * @param unread versions whose files are not read
   * @throws ReleaseError 'check' with a sentence that names the version and the fault
   */
  async checkParts(parts: Parts, unread: Parts = {}): Promise<void> {
    const records = Object.entries(parts).map(
      ([name, { version, sha384 }]) => this.version(name, version, sha384).record,
    );
    const shell = records.find(({ name }) => name === SHELL);
    for (const record of records) {
      const { name, version, needs } = record;
      const status = this.statuses().of(name, version);
      if (status?.status === 'blocked')
        throw new ReleaseError(
          'check',
          `${name}@${version} is blocked (${status.reason}) since ${status.at} by ${status.actor}: choose another version of ${name}, or release allow ${name}@${version}`,
        );
      const isUnread = unread[name]?.sha384 === parts[name]?.sha384;
      const [fault] = isUnread ? [] : await this.fileFaults(record);
      if (fault) throw new ReleaseError('check', `${name}@${version}: ${fault}`);
      if (!fitsShell(record, shell))
        throw new ReleaseError(
          'check',
          `${name}@${version} needs host ${needs.host}, which shell@${shell?.version} does not have: deliver the shell first, or choose an older ${name}`,
        );
    }
  }

  /**
   * Pins a set as the revision after `expected` (0 for a channel's first), and ends a canary. Staging and production
   * take a set that passed its checks; a rollback also takes one whose versions they had before.
   * @throws ReleaseError 'stale' if another change came first, 'frozen', 'check' if a part may not be served
   */
  async pinSet(channel: Channel, expected: number, change: SetChange): Promise<PinRecord> {
    const hashed = this.set(change.set);
    const { record: set, sha384: setSha384 } = hashed;
    const pin = await this.checkPin(channel, expected, set.parts, change.verb);
    const before = historyOf(this, channel);
    if (channel !== 'dev' && !(change.verb === 'rollback' && isKnown(set, before)))
      this.evidence.require(hashed);
    const disabled = pin?.disabled ?? {};
    const { verb = 'pin' } = change;
    const history = [...before, { pin: { set: set.id, verb, disabled }, set }];
    const lastGood: PinRecord['lastGood'] = {};
    for (const name of Object.keys(set.parts)) {
      const earlier = await this.#earlierWhole(history, name);
      if (earlier) lastGood[name] = earlier;
    }
    return this.#append(channel, expected, {
      channel,
      openTabs: openTabsAfter(verb),
      ...change,
      verb,
      setSha384,
      disabled,
      frozen: null,
      lastGood,
      canary: null,
    });
  }

  /** The part's previous good version whose bytes are as published, or null: browsers may be sent to it. */
  async #earlierWhole(history: readonly Past[], name: string): Promise<PartVersion | null> {
    const damaged = new Set<string>();
    for (;;) {
      const earlier = earlierIn(
        history,
        name,
        (version) => damaged.has(version) || this.statuses().isBlocked(name, version),
      );
      if (!earlier || (await this.#isIntact(name, earlier))) return earlier;
      damaged.add(earlier.version);
    }
  }

  async #isIntact(name: string, { version, sha384 }: PartVersion): Promise<boolean> {
    try {
      return (await this.fileFaults(this.version(name, version, sha384).record)).length === 0;
    } catch (error) {
      // Its record was altered, or a copy cannot be fetched.
      if (error instanceof StoreError) throw error;
      return false;
    }
  }

  /** Changes a channel's state, but not its set. @throws ReleaseError 'stale', or 'check' if nothing is pinned */
  async amend(
    channel: Channel,
    expected: number,
    change: Change & { verb: string },
    amended: (
      pin: PinRecord,
    ) => Partial<Pick<PinRecord, 'disabled' | 'frozen' | 'canary' | 'openTabs'>>,
  ): Promise<PinRecord> {
    const pin = this.#expect(channel, expected);
    if (!pin) throw new ReleaseError('check', `nothing is pinned in ${channel}`);
    return this.#append(channel, expected, { ...pin, ...amended(pin), ...change });
  }

  async #append(channel: Channel, expected: number, content: Omit<PinRecord, keyof Link>) {
    if (!content.actor || (channel !== 'dev' && !content.reason.trim()))
      throw new ReleaseError('check', `a change of ${channel} needs an actor and a reason`);
    const written = await this.#channels[channel].append(expected, content);
    if (!written) throw staleRevision(this, channel, expected);
    return written.record;
  }

  #expect(channel: Channel, expected: number): PinRecord | null {
    const pin = this.pin(channel);
    if ((pin?.revision ?? 0) !== expected) throw staleRevision(this, channel, expected);
    return pin;
  }
}
