import * as v from 'valibot';

/** Names of parts: `shell` and one for each remote (`guide` for mfe-guide). */
const partName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
const versionNumber = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/));
const sha384 = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const fileName = v.pipe(v.string(), v.regex(/^[\w][\w.-]*$/));
const instant = v.pipe(v.string(), v.isoTimestamp());

/** What shell, server and release tools know of a page without running its code. */
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
  /** The task that customers come for; older versions have none. */
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
  /** Shape of its skeleton. */
  skeleton: v.picklist(['list', 'grid', 'article']),
  /** Who renders it. Versions from before the server could render have no such field. */
  render: v.optional(v.picklist(['server', 'browser']), 'browser'),
  /** Shown inside the membership app, without header and footer. */
  webView: v.optional(v.boolean(), false),
  /** Names of its query parameters; others do not change the page. */
  query: v.optional(v.array(v.string()), []),
  /** Those of its canonical address, with their defaults; older versions have none. */
  canonical: v.optional(v.record(v.string(), v.string()), {}),
});
export type PageRecord = v.InferOutput<typeof pageRecord>;

const sectionRecord = v.object({
  name: partName,
  /** Prefix of its addresses; null for the shell, which owns what no remote owns. */
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
  /** Hash of every source that the build read: the same sources are not built twice. */
  sourceHash: v.string(),
  commit: v.nullable(v.string()),
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
  /** The code that the server runs; null for a version from before the server could render. */
  server: v.optional(v.nullable(v.object({ sha384, bytes: v.number() })), null),
  /** Singletons: the exact version that the shell provides, the range that a remote needs. */
  shared: v.record(v.string(), v.string()),
  /** Version of the host that it was built against (semver range), for the check at the pin. */
  needs: v.object({ host: v.string() }),
  /**
   * The API that it was built for: the hash of the whole contract, and each call that its code names with the JSON Schemas of
   * what it sends and which answers it takes. Null for a version from before calls were recorded.
   */
  api: v.optional(v.nullable(apiRecord), null),
  section: sectionRecord,
  /** Page id to the files that a browser needs to hydrate that page, in loading order. */
  preload: v.record(v.string(), v.array(fileName)),
});
export type VersionRecord = v.InferOutput<typeof versionRecord>;

/** A version of a part, and the hash of its version.json. */
const partVersion = v.object({ version: versionNumber, sha384 });
export type PartVersion = v.InferOutput<typeof partVersion>;

/** A release set: the versions of all parts that customers get together. Immutable. */
export const setRecord = v.object({
  id: v.string(),
  parent: v.nullable(v.string()),
  parts: v.record(partName, partVersion),
  note: v.string(),
  author: v.string(),
  createdAt: instant,
});
export type SetRecord = v.InferOutput<typeof setRecord>;

/** What every record of a chain has (chain.ts); records from before there were chains have no `previous`. */
const link = {
  revision: v.number(),
  previous: v.optional(v.nullable(sha384), null),
};

/** Who changed something, why and when. */
const change = {
  actor: v.string(),
  reason: v.string(),
  at: instant,
};
export type Change = v.InferOutput<v.ObjectSchema<typeof change, undefined>>;

/** When a canary is given to more customers, and when it is taken back. Rates are between 0 and 1. */
const canaryPolicy = v.object({
  /** Mounts, those that failed included, that base and canary need each before anything is decided. */
  minimum: v.number(),
  /** How much more often than in the base the canary may fail. */
  allowed: v.number(),
  /** How improbable it must be that a canary which fails no more often than allowed shows such figures. */
  significance: v.number(),
  /** The percentages that it goes through; 100 makes its set the base set. */
  steps: v.array(v.number()),
  /** How long each step lasts at least before the next is taken by itself. */
  minutes: v.number(),
  /** Whether the next step is taken by itself once the figures allow it. */
  automatic: v.boolean(),
});
export type CanaryPolicy = v.InferOutput<typeof canaryPolicy>;

/** A second set that a part of the customers get, whole. */
const canaryRecord = v.object({
  set: v.string(),
  setSha384: sha384,
  /** Of customers; 0 is nobody. */
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(99)),
  /** Chooses other customers for each canary. */
  salt: v.string(),
  policy: canaryPolicy,
  /** When it got this percentage: what was counted since then is its evidence. */
  since: instant,
  /** It keeps its percentage until somebody advances it. */
  held: v.boolean(),
});
export type Canary = v.InferOutput<typeof canaryRecord>;

/**
 * The state of a channel since this revision; the newest revision counts. Each is derived from the one before it. The
 * optional fields are those that older records do not have.
 */
export const pinRecord = v.object({
  ...link,
  channel: v.picklist(['dev', 'staging', 'production']),
  /** What was done. Readers do not interpret it, so that a new verb stops no portal. */
  verb: v.optional(v.string(), 'pin'),
  /** The base set. */
  set: v.string(),
  setSha384: sha384,
  /** Remotes whose pages customers do not get; instead they read `message`. */
  disabled: v.optional(
    v.record(partName, v.object({ reason: v.string(), message: v.string() })),
    {},
  ),
  /** While it is frozen the channel keeps its set. */
  frozen: v.optional(v.nullable(v.object({ reason: v.string() })), null),
  /** What tabs that are open do about this release. */
  openTabs: v.optional(v.picklist(['quiet', 'normal', 'urgent']), 'quiet'),
  /** Part name to the version that it had before the one in the set, and that customers could use. */
  lastGood: v.optional(v.record(partName, partVersion), {}),
  /** A set that is being tried with a part of the customers. */
  canary: v.optional(v.nullable(canaryRecord), null),
  ...change,
});
export type PinRecord = v.InferOutput<typeof pinRecord>;
export type Channel = PinRecord['channel'];

/** The status of a version since this revision; the newest record of a version counts, and without one it is available. */
export const statusRecord = v.object({
  ...link,
  name: partName,
  version: versionNumber,
  /** A blocked version is not pinned and not served. A deprecated one should be replaced. */
  status: v.picklist(['available', 'deprecated', 'blocked']),
  ...change,
});
export type StatusRecord = v.InferOutput<typeof statusRecord>;

const checkResult = v.object({
  /** A sentence for each fault; empty where the set passed. */
  faults: v.array(v.string()),
  /** What a person may want to know besides. */
  notes: v.array(v.string()),
  /** What was measured; the name says what and in which unit. */
  figures: v.record(v.string(), v.number()),
  tookMs: v.number(),
});
export type CheckResult = v.InferOutput<typeof checkResult>;

/** Evidence about a set, which cannot hold it: a set never changes. The newest record counts. */
export const checkRecord = v.object({
  ...link,
  set: v.string(),
  setSha384: sha384,
  /** The set that it was compared with; null for none. */
  base: v.nullable(v.string()),
  /** Name of a check to what it found. Readers do not know every name, so that an older one can read newer evidence. */
  results: v.record(v.string(), checkResult),
  /** Name of a failed check to who accepts its faults, and why. */
  waivers: v.record(v.string(), v.object(change)),
  tookMs: v.number(),
  ...change,
});
export type CheckRecord = v.InferOutput<typeof checkRecord>;

/** Portal servers sign nothing, so what they counted proves nothing; at least it is a count. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * What one portal server counted in a few seconds. No record of a chain: each is created once under a name of its own, and
 * readers add them up.
 */
export const countRecord = v.object({
  at: instant,
  server: v.string(),
  /** Pages that customers saw and failures by class, of each part of a set. */
  rows: v.array(
    v.object({
      set: v.string(),
      part: partName,
      version: versionNumber,
      mounts: count,
      failures: v.record(v.string(), count),
    }),
  ),
  /** `voc@1.0.3` to how many tabs said that they run it. */
  tabs: v.record(v.string(), count),
  /** Some of the failures, to look a support code up. */
  failures: v.array(
    v.object({
      code: v.string(),
      at: instant,
      set: v.string(),
      part: v.string(),
      version: v.string(),
      class: v.string(),
      /** Pattern of the page's address; null for none of this release. */
      route: v.nullable(v.string()),
      cohort: v.picklist(['base', 'canary']),
      error: v.string(),
    }),
  ),
});
export type CountRecord = v.InferOutput<typeof countRecord>;
