import {
  referenceBoards,
  type DownloadFile,
  type Reference,
  type SearchClass,
} from '@portal/contract';
import type * as v from 'valibot';
import type { FaqTable, SearchEntryTable } from '../../db/schema.ts';
import { sanitizeHtml } from '../../html.ts';
import { faqRow } from '../faq/rules.ts';
import { describeFile, type MediaFile, type MediaLibrary } from '../media/library.ts';
import { referenceRow, type ReferenceRow } from '../reference/rules.ts';
import { searchEntry } from '../search/rules.ts';
import { clipSchema, documentSchema, faqSchema, manualSchema, videoSchema } from './format.ts';
import { contentFault, readList } from './read-list.ts';
import { readTexts, type Texts } from './read-texts.ts';

type Clip = v.InferOutput<typeof clipSchema>;
type Document = v.InferOutput<typeof documentSchema>;

/** What a content folder comes to: rows as they are kept, and the files that are served. */
export interface Content extends Texts {
  faqs: FaqTable[];
  references: ReferenceRow[];
  searchEntries: SearchEntryTable[];
  media: MediaLibrary;
}

/** Boards that the search goes over; downloads have one page, which finds them itself. */
const classOf: Partial<Record<Reference['bbsCode'], SearchClass>> = {
  [referenceBoards.video]: 'video',
  [referenceBoards.manual]: 'manual',
};

/** Describes files, remembers them for serving, and names the entry where one is missing. */
function collector(root: string) {
  const files = new Map<string, MediaFile>();
  const add = async (list: string, entry: Clip | Document, path: string): Promise<MediaFile> => {
    const file = await describeFile(root, path, entry.title).catch(() => {
      throw contentFault(list, entry, `${path} cannot be read`);
    });
    files.set(file.url, file);
    return file;
  };
  return { files, add };
}

/** Reads, checks and resolves a content folder. @throws StartError that names file and entry */
export async function readContent(root: string): Promise<Content> {
  const faqs = await readList(root, 'faq.json', faqSchema, 'bbsIdx');
  const clips = await readList(root, 'clips.json', clipSchema, 'id');
  const videos = await readList(root, 'video.json', videoSchema, 'bbsIdx');
  const documents = await readList(root, 'documents.json', documentSchema, 'id');
  const manuals = await readList(root, 'manual.json', manualSchema, 'bbsIdx');
  const { files, add } = collector(root);

  const players = new Map<string, Reference['video']>();
  for (const clip of clips) {
    const { url: src } = await add('clips.json', clip, clip.file);
    const { url: poster } = await add('clips.json', clip, clip.poster);
    const { url: captions } = await add('clips.json', clip, clip.captions);
    const { durationSeconds, width, height } = clip;
    players.set(clip.id, { src, poster, captions, durationSeconds, width, height });
  }

  const papers = new Map<string, DownloadFile>();
  for (const document of documents) {
    const { url, name, contentType, bytes } = await add('documents.json', document, document.file);
    if (bytes !== document.bytes)
      throw contentFault('documents.json', document, `${document.file} has ${bytes} bytes`);
    papers.set(document.id, { url, name, mime: contentType, bytes, pages: document.pages });
  }

  const videoIdxs = new Set(videos.map(({ bbsIdx }) => bbsIdx));
  const posts = [
    ...videos.map((entry) => {
      const { clip, ...post } = entry;
      const video = players.get(clip);
      if (!video) throw contentFault('video.json', entry, `there is no clip ${clip}`);
      return { ...post, bbsCode: referenceBoards.video, model: '', video, files: [] };
    }),
    ...manuals.map((entry) => {
      const { document, ...post } = entry;
      const paper = papers.get(document);
      if (!paper) throw contentFault('manual.json', entry, `there is no document ${document}`);
      // A post's address is its number alone, on whichever board it stands.
      if (videoIdxs.has(entry.bbsIdx))
        throw contentFault('manual.json', entry, 'stands in video.json too');
      const bbsCode = referenceBoards.manual;
      return { ...post, bbsCode, type: 'manual', video: null, files: [paper] };
    }),
  ];

  const texts = await readTexts(root);
  const faqRows = faqs.map((entry) => faqRow({ ...entry, html: sanitizeHtml(entry.html) }));
  const postRows = posts.map((post) => referenceRow({ ...post, html: sanitizeHtml(post.html) }));
  return {
    ...texts,
    faqs: faqRows,
    references: postRows,
    searchEntries: [
      ...faqRows.map((row) => searchEntry('faq', row)),
      ...postRows.flatMap((row) => {
        const found = classOf[row.bbs_code];
        return found ? [searchEntry(found, row)] : [];
      }),
      ...texts.notices.map((row) => searchEntry('notice', row)),
    ],
    media: { root, files },
  };
}
