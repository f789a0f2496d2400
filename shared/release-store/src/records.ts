import * as v from 'valibot';

/** Names of parts: `shell` and one for each remote (`guide` for mfe-guide). */
const partName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
const versionNumber = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/));
const sha384 = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const fileName = v.pipe(v.string(), v.regex(/^[\w][\w.-]*$/));
const instant = v.pipe(v.string(), v.isoTimestamp());

/** What shell, server and release tools know about a page without running its code. */
const pageRecord = v.object({
  id: v.string(),
  /** Path with `{name}` for each variable segment. */
  pattern: v.string(),
  title: v.string(),
  description: v.string(),
  indexable: v.boolean(),
  access: v.picklist(['public', 'member']),
  /** Its place in the menus; null for none. */
  nav: v.nullable(v.object({ label: v.string(), order: v.number() })),
  /** The task that customers come for; missing in older versions. */
  task: v.optional(
    v.nullable(
      v.object({
        label: v.string(),
        text: v.string(),
        home: v.exactOptional(v.number()),
        products: v.exactOptional(
          v.object({
            order: v.number(),
            text: v.exactOptional(v.string()),
            hrefs: v.record(v.string(), v.string()),
          }),
        ),
      }),
    ),
    null,
  ),
  /** Words with which customers search for it; missing in older versions. */
  words: v.optional(v.array(v.string()), []),
  skeleton: v.picklist(['list', 'grid', 'article']),
  /** Who renders it. Missing in versions that predate server rendering. */
  render: v.optional(v.picklist(['server', 'browser']), 'browser'),
  /** A public page that shows a member something of their own; missing in older versions. */
  forMember: v.optional(v.boolean(), false),
  /** Shown inside the membership app, without header and footer. */
  webView: v.optional(v.boolean(), false),
  /** Names of its query parameters; others do not change the page. */
  query: v.optional(v.array(v.string()), []),
  /** Query parameters of its canonical address, with their defaults; missing in older versions. */
  canonical: v.optional(v.record(v.string(), v.string()), {}),
});
export type PageRecord = v.InferOutput<typeof pageRecord>;

const sectionRecord = v.object({
  name: partName,
  /** Prefix of its addresses; null for the shell, which owns all other addresses. */
  prefix: v.nullable(v.string()),
  /** Its group in the menus. */
  label: v.string(),
  order: v.number(),
  pages: v.array(pageRecord),
});
export type SectionRecord = v.InferOutput<typeof sectionRecord>;

const apiRecord = v.object({
  sha384,
  calls: v.record(
    v.string(),
    v.object({ method: v.string(), path: v.string(), request: v.unknown(), answer: v.unknown() }),
  ),
});

/** `version.json`: one immutable version of a part. */
export const versionRecord = v.object({
  name: partName,
  version: versionNumber,
  /** Hash of every source that the build read, so that the same sources are not built twice. */
  sourceHash: v.string(),
  commit: v.nullable(v.string()),
  /** Who made the commit and what it says. Missing in older versions, and without a commit. */
  source: v.exactOptional(
    v.object({
      author: v.string(),
      subject: v.string(),
      /** Files that differed from the commit: with some, the commit alone does not give these sources. */
      changedFiles: v.number(),
      /** Its page where the repository is hosted. */
      link: v.nullable(v.pipe(v.string(), v.regex(/^https:\/\//))),
    }),
  ),
  builtAt: instant,
  /** Every file that browsers can request. */
  files: v.record(
    fileName,
    v.object({
      sha384,
      bytes: v.number(),
      kind: v.picklist(['entry', 'chunk', 'style', 'asset']),
    }),
  ),
  /** The server's code; null for a version that predates server rendering. */
  server: v.optional(v.nullable(v.object({ sha384, bytes: v.number() })), null),
  /** Singletons: the exact version that a shell provides, or the range that a remote needs. */
  shared: v.record(v.string(), v.string()),
  /** The host it was built against (semver range), compared when it is pinned. */
  needs: v.object({ host: v.string() }),
  /**
   * The API it was built for: the hash of the whole contract, and the JSON Schemas of each call that its code uses,
   * for input and answers. Null for a version that predates this record.
   */
  api: v.optional(v.nullable(apiRecord), null),
  section: sectionRecord,
  /** Set for a shell that reads `portalCommon` from a script (docs/decisions/0055); missing in older versions. */
  readsCommon: v.exactOptional(v.literal(true)),
  /** Page id to the files that a browser needs to hydrate that page, in loading order. */
  preload: v.record(v.string(), v.array(fileName)),
});
export type VersionRecord = v.InferOutput<typeof versionRecord>;

/** A version of a part, with the hash of its version.json. */
const partVersion = v.object({ version: versionNumber, sha384 });
export type PartVersion = v.InferOutput<typeof partVersion>;

/** A release set: one version of each part, served together. Immutable. */
export const setRecord = v.object({
  id: v.string(),
  parent: v.nullable(v.string()),
  parts: v.record(partName, partVersion),
  note: v.string(),
  author: v.string(),
  createdAt: instant,
});
export type SetRecord = v.InferOutput<typeof setRecord>;

/** What every record of a chain has (chain.ts); records that predate chains have no `previous`. */
export const link = {
  revision: v.number(),
  previous: v.optional(v.nullable(sha384), null),
};

/** Who changed something, why and when. */
export const change = {
  actor: v.string(),
  reason: v.string(),
  at: instant,
};
export type Change = v.InferOutput<v.ObjectSchema<typeof change, undefined>>;

/** When a canary advances, and when it is aborted. Rates are between 0 and 1. */
const canaryPolicy = v.object({
  /** Mounts, failed ones included, that base and canary each need before a decision. */
  minimum: v.number(),
  /** How much higher the canary's failure rate may be than the base's. */
  allowed: v.number(),
  /** The significance level: how improbable the figures must be for a canary within the allowance. */
  significance: v.number(),
  /** Its percentages in order; at 100 its set becomes the base set. */
  steps: v.array(v.number()),
  /** Minimum duration of each step before the next one is taken automatically. */
  minutes: v.number(),
  /** Whether the next step is taken automatically once the figures allow it. */
  automatic: v.boolean(),
});
export type CanaryPolicy = v.InferOutput<typeof canaryPolicy>;

/** A second set that some customers get, whole. */
const canaryRecord = v.object({
  set: v.string(),
  setSha384: sha384,
  /** Share of the customers; 0 for nobody. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(99)),
  /** Makes each canary pick different customers. */
  salt: v.string(),
  policy: canaryPolicy,
  /** When it got this percentage: only later counts are evidence. */
  since: instant,
  /** Keep this percentage until somebody advances it. */
  held: v.boolean(),
});
export type Canary = v.InferOutput<typeof canaryRecord>;

/**
 * A channel's state since this revision, derived from the one before. The newest revision counts. Optional fields
 * are missing in older records.
 */
export const pinRecord = v.object({
  ...link,
  channel: v.picklist(['dev', 'staging', 'production']),
  /** What was done. Readers do not interpret it, so that a new verb stops no portal. */
  verb: v.optional(v.string(), 'pin'),
  /** The base set. */
  set: v.string(),
  setSha384: sha384,
  /**
   * Disabled remotes: customers read `message` instead of their pages, and when these are to be back. Nothing is enabled
   * at that time by itself: what was broken comes back when a manager enables it.
   */
  disabled: v.optional(
    v.record(
      partName,
      v.object({ reason: v.string(), message: v.string(), until: v.optional(instant) }),
    ),
    {},
  ),
  /** While frozen, the channel keeps its set. */
  frozen: v.optional(v.nullable(v.object({ reason: v.string() })), null),
  /** How open tabs follow this release. */
  openTabs: v.optional(v.picklist(['quiet', 'normal', 'urgent']), 'quiet'),
  /** Part name to its version before the one in the set, which customers could use. */
  lastGood: v.optional(v.record(partName, partVersion), {}),
  /** A set on trial with some customers. */
  canary: v.optional(v.nullable(canaryRecord), null),
  ...change,
});
export type PinRecord = v.InferOutput<typeof pinRecord>;
export type Channel = PinRecord['channel'];

/** A version's status since this revision. The version's newest record counts; without one it is available. */
export const statusRecord = v.object({
  ...link,
  name: partName,
  version: versionNumber,
  /** A blocked version cannot be pinned or served. A deprecated one should be replaced. */
  status: v.picklist(['available', 'deprecated', 'blocked']),
  ...change,
});
export type StatusRecord = v.InferOutput<typeof statusRecord>;

const checkResult = v.object({
  /** One sentence for each fault; empty if the set passed. */
  faults: v.array(v.string()),
  /** Further remarks for people. */
  notes: v.array(v.string()),
  /** Measurements; the name includes the unit. */
  figures: v.record(v.string(), v.number()),
  tookMs: v.number(),
});
export type CheckResult = v.InferOutput<typeof checkResult>;

/** Evidence about a set, kept separately because sets never change. The newest record counts. */
export const checkRecord = v.object({
  ...link,
  set: v.string(),
  setSha384: sha384,
  /** The set that it was compared with; null for none. */
  base: v.nullable(v.string()),
  /** Findings by check name. Readers accept unknown names, so that an older one can read newer evidence. */
  results: v.record(v.string(), checkResult),
  /** Who accepts a failed check's faults, and why, by check name. */
  waivers: v.record(v.string(), v.object(change)),
  tookMs: v.number(),
  ...change,
});
export type CheckRecord = v.InferOutput<typeof checkRecord>;

/** Portal servers do not sign, so counts prove nothing; the schema at least ensures that they are counts. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** One portal server's counts of a few seconds. Not part of a chain: each has its own name, and readers add them up. */
export const countRecord = v.object({
  at: instant,
  server: v.string(),
  /**
   * Outcomes of visits for each part of a set: its pages were shown, or it failed, by class. `withdrawn` are visits
   * that count as shown, here or in an earlier record, and failed afterwards.
   */
  rows: v.array(
    v.object({
      set: v.string(),
      part: partName,
      version: versionNumber,
      mounts: count,
      withdrawn: v.optional(count),
      failures: v.record(v.string(), count),
    }),
  ),
  /** `voc@1.0.3` to the number of tabs that reported running it. */
  tabs: v.record(v.string(), count),
  /** The failures, to find them by support code. */
  failures: v.array(
    v.object({
      code: v.string(),
      /** Support codes of failures of those seconds that differ from this one in nothing else. */
      alike: v.optional(v.array(v.string())),
      at: instant,
      set: v.string(),
      part: v.string(),
      version: v.string(),
      class: v.string(),
      /** Pattern of the page's address; null if this release has no such page. */
      route: v.nullable(v.string()),
      cohort: v.picklist(['base', 'canary']),
      error: v.string(),
    }),
  ),
});
export type CountRecord = v.InferOutput<typeof countRecord>;
