import {
  referenceBoards,
  type DownloadFile,
  type Reference,
  type SearchClass,
} from '@portal/contract';
import type { UnreadRow } from '../../db/search.ts';
import { sanitizeHtml } from '../../html.ts';
import { faqRow } from '../faq/rules.ts';
import { downloadOf, type MediaLibrary } from '../media/library.ts';
import { referenceRow } from '../reference/rules.ts';
import { searchEntry } from '../search/rules.ts';
import type { Synonym } from '../search/vocabulary.ts';
import { collectFiles } from './collect-files.ts';
import {
  clipSchema,
  documentSchema,
  downloadSchema,
  faqSchema,
  manualSchema,
  paperSchema,
  synonymSchema,
  videoSchema,
} from './format.ts';
import { contentFault, readList } from './read-list.ts';
import { readTexts, type Texts } from './read-texts.ts';

/** A content folder as the server uses it: rows to store, and files to serve. */
export interface Content extends Texts {
  faqs: UnreadRow<'faq'>[];
  references: UnreadRow<'reference_post'>[];
  searchEntries: UnreadRow<'search_entry'>[];
  synonyms: readonly Synonym[];
  media: Pick<MediaLibrary, 'root' | 'files'>;
}

/** The boards that the site search covers. Downloads have their own search on their one page. */
const classOf: Partial<Record<Reference['bbsCode'], SearchClass>> = {
  [referenceBoards.video]: 'video',
  [referenceBoards.manual]: 'manual',
};

/** Refuses a number that two boards use: the address of a post has its number, but not its board. */
function numbersOfBoards() {
  const lists = new Map<string, string>();
  return (list: string, entry: { bbsIdx: string }) => {
    const other = lists.get(entry.bbsIdx);
    if (other) throw contentFault(list, entry, `stands in ${other} too`);
    lists.set(entry.bbsIdx, list);
  };
}

/** Reads and validates a content folder, and resolves its references. @throws StartError naming file and entry */
export async function readContent(root: string): Promise<Content> {
  const faqs = await readList(root, 'faq.json', faqSchema, 'bbsIdx');
  const clips = await readList(root, 'clips.json', clipSchema, 'id');
  const videos = await readList(root, 'video.json', videoSchema, 'bbsIdx');
  const documents = await readList(root, 'documents.json', documentSchema, 'id');
  const manuals = await readList(root, 'manual.json', manualSchema, 'bbsIdx');
  const downloads = await readList(root, 'download.json', downloadSchema, 'bbsIdx');
  const collector = collectFiles(root);
  const { add } = collector;

  const players = new Map<string, Reference['video']>();
  for (const clip of clips) {
    const { title, durationSeconds, width, height } = clip;
    const { url: src } = await add('clips.json', clip, clip.file, title);
    const { url: poster } = await add('clips.json', clip, clip.poster, title);
    const { url: captions } = await add('clips.json', clip, clip.captions, title);
    players.set(clip.id, { src, poster, captions, durationSeconds, width, height });
  }

  const papers = new Map<string, DownloadFile>();
  for (const document of documents) {
    const file = await add('documents.json', document, document.file, document.title);
    if (file.bytes !== document.bytes)
      throw contentFault('documents.json', document, `${document.file} has ${file.bytes} bytes`);
    papers.set(document.id, downloadOf(file, document.pages));
  }

  for (const paper of await readList(root, 'paper.json', paperSchema, 'file'))
    await add('paper.json', paper, paper.file, paper.title);

  const claim = numbersOfBoards();
  for (const entry of videos) claim('video.json', entry);
  for (const entry of manuals) claim('manual.json', entry);
  for (const entry of downloads) claim('download.json', entry);
  const posts = [
    ...videos.map((entry) => {
      const { clip, models = [], ...post } = entry;
      const video = players.get(clip);
      if (!video) throw contentFault('video.json', entry, `there is no clip ${clip}`);
      const model = models.join(', ');
      return { ...post, bbsCode: referenceBoards.video, model, video, files: [] };
    }),
    ...manuals.map((entry) => {
      const { document, ...post } = entry;
      const paper = papers.get(document);
      if (!paper) throw contentFault('manual.json', entry, `there is no document ${document}`);
      const bbsCode = referenceBoards.manual;
      return { ...post, bbsCode, type: 'manual', video: null, files: [paper] };
    }),
    ...(await Promise.all(
      downloads.map(async (entry) => {
        const { file, ...post } = entry;
        const found = await add('download.json', entry, file, entry.subject);
        const files = [downloadOf(found, null)];
        return { ...post, bbsCode: referenceBoards.download, video: null, files };
      }),
    )),
  ];

  const texts = await readTexts(root, collector);
  const faqRows = faqs.map((entry) => faqRow({ ...entry, html: sanitizeHtml(entry.html) }));
  const postRows = posts.map((post) => referenceRow({ ...post, html: sanitizeHtml(post.html) }));
  const searchEntries = [
    ...faqRows.map((row) => searchEntry('faq', row)),
    ...postRows.flatMap((row) => {
      const found = classOf[row.bbs_code];
      return found ? [searchEntry(found, row)] : [];
    }),
    ...texts.notices.map((row) => searchEntry('notice', row)),
  ];
  return {
    ...texts,
    faqs: faqRows,
    references: postRows,
    searchEntries,
    synonyms: await readList(root, 'synonym.json', synonymSchema, 'word'),
    media: { root, files: collector.files },
  };
}
