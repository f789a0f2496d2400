import * as v from 'valibot';

/** The path at which the portal serves a file. */
export const fileUrlSchema = v.pipe(v.string(), v.regex(/^\/api\/media\/[\w./-]+$/));

export const downloadFileSchema = v.object({
  url: fileUrlSchema,
  name: v.string(),
  mime: v.string(),
  bytes: v.number(),
  /** Only for documents. */
  pages: v.nullable(v.number()),
});
export type DownloadFile = v.InferOutput<typeof downloadFileSchema>;
