import * as v from 'valibot';

/** Names of parts: `shell` and one for each remote (`guide` for mfe-guide). */
const partName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/));
const versionNumber = v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/));
const sha384 = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const fileName = v.pipe(v.string(), v.regex(/^[\w][\w.-]*$/));
const instant = v.pipe(v.string(), v.isoTimestamp());

/** What the shell, the server and the release tools know of a page without running its code. */
const pageRecord = v.object({
  id: v.string(),
  /** Path with `{name}` for each segment that varies. */
  pattern: v.string(),
  title: v.string(),
  description: v.string(),
  indexable: v.boolean(),
  access: v.picklist(['public', 'member']),
  /** Where the menus show it; null: nowhere. */
  nav: v.nullable(v.object({ label: v.string(), order: v.number() })),
  /** What customers come for on it; versions from before tasks were recorded offer none. */
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
  /** The shape of what comes, while it is loaded. */
  skeleton: v.picklist(['list', 'grid', 'article']),
  /** Who draws it. Versions built before the server could say nothing of it. */
  render: v.optional(v.picklist(['server', 'browser']), 'browser'),
  /** Shown inside the membership app, without header and footer. */
  webView: v.optional(v.boolean(), false),
  /** Names of its parameters in the query; others change nothing. */
  query: v.optional(v.array(v.string()), []),
});
export type PageRecord = v.InferOutput<typeof pageRecord>;

const sectionRecord = v.object({
  name: partName,
  /** The address its pages start with, or null for the shell: it has what no remote owns. */
  prefix: v.nullable(v.string()),
  /** Its group in the menus. */
  label: v.string(),
  order: v.number(),
  pages: v.array(pageRecord),
});
export type SectionRecord = v.InferOutput<typeof sectionRecord>;

/** `version.json`: one immutable version of a part. */
export const versionRecord = v.object({
  name: partName,
  version: versionNumber,
  /** Hash of every source the build read; the same sources are never built twice. */
  sourceHash: v.string(),
  commit: v.nullable(v.string()),
  builtAt: instant,
  /** Every file the browser can ask for. */
  files: v.record(
    fileName,
    v.object({
      sha384,
      bytes: v.number(),
      kind: v.picklist(['entry', 'chunk', 'style', 'asset']),
    }),
  ),
  /** The part as the server runs it; null for a version from before the server rendered. */
  server: v.optional(v.nullable(v.object({ sha384, bytes: v.number() })), null),
  /** Shared modules: the shell provides them (exact version), a remote needs them (range). */
  shared: v.record(v.string(), v.string()),
  /** The host contract it was built against (semver range), for the check at the pin. */
  needs: v.object({ host: v.string() }),
  section: sectionRecord,
  /** Page id to the files a browser needs before that page can run, in loading order. */
  preload: v.record(v.string(), v.array(fileName)),
});
export type VersionRecord = v.InferOutput<typeof versionRecord>;

/** A release set: which version of each part customers get together. Immutable. */
export const setRecord = v.object({
  id: v.string(),
  parent: v.nullable(v.string()),
  /** Part to its version and the hash of that version's version.json. */
  parts: v.record(partName, v.object({ version: versionNumber, sha384 })),
  note: v.string(),
  author: v.string(),
  createdAt: instant,
});
export type SetRecord = v.InferOutput<typeof setRecord>;

/** What a channel serves since this revision. The newest revision counts. */
export const pinRecord = v.object({
  channel: v.picklist(['dev', 'staging', 'production']),
  revision: v.number(),
  set: v.string(),
  setSha384: sha384,
  actor: v.string(),
  reason: v.string(),
  at: instant,
});
export type PinRecord = v.InferOutput<typeof pinRecord>;
export type Channel = PinRecord['channel'];
