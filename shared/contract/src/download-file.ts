import * as v from 'valibot';

/** The path at which the portal serves a file. */
export const fileUrlSchema = v.pipe(v.string(), v.regex(/^\/api\/media\/[\w./-]+$/));

/** A file that customers download. */
export const downloadFileSchema = v.object({
  url: fileUrlSchema,
  /** The name the file is saved under. */
  name: v.string(),
  mime: v.string(),
  bytes: v.number(),
  /** Only for documents. */
  pages: v.nullable(v.number()),
});
export type DownloadFile = v.InferOutput<typeof downloadFileSchema>;
