import { isApiError } from '@portal/host';
import { PHOTOS_MAX, type Photo } from '@portal/contract';

/** Photos under way at the same time. */
const AT_ONCE = 2;
/** A larger file is no photo that a browser could open. */
const FILE_MB_MAX = 40;

/** The server's refusals of the photo itself: the same file would be refused again. */
const NOT_TAKEN = new Set(['ERR_PHOTO_TYPE', 'ERR_PHOTO_BROKEN', 'ERR_PHOTO_PIXELS']);

export interface QueuedPhoto {
  /** Within this page. */
  id: number;
  name: string;
  /** `failed` may be tried again; `unusable` and `gone` can only be removed. */
  state: 'waiting' | 'converting' | 'uploading' | 'done' | 'failed' | 'unusable' | 'gone';
  /** How much has been sent, 0 to 1. */
  fraction: number;
  /** What it shows: the file here, or what the server keeps. Null while nobody can show it. */
  picture: string | null;
  /** Why it failed, and what to do. */
  problem: string | null;
  /** Its name on the server, once it is there. */
  photoId: string | null;
}

export interface PhotoQueueState {
  photos: readonly QueuedPhoto[];
  /** Why files of the last choice were not taken. */
  refused: readonly string[];
  /** What has just happened, for who cannot see it. */
  said: string;
}

/** Sends one photo. @throws ApiError */
export type Upload = (
  photo: Blob,
  options: { signal: AbortSignal; onProgress(fraction: number): void },
) => Promise<Photo>;

/**
 * Turns a PDF into one picture for each page that shows something, or says to the customer why it cannot.
 * @throws if its code has not come
 */
export type PagesOf = (file: File) => Promise<readonly File[] | string>;

const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name);

const isNamedPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

/** Whether a file is a PDF by its content: readers look for the sign in the first 1,024 bytes (ISO 32000-1, H.3). */
const isPdf = async (file: File) => (await file.slice(0, 1024).text()).includes('%PDF-');

const NOT_A_PHOTO = '열 수 없는 사진입니다. 지우고 다른 사진을 골라 주세요.';
const NOT_A_PDF = '이름은 PDF이지만 PDF가 아닌 파일입니다. 지우고 PDF나 사진을 다시 골라 주세요.';

/** Why a file cannot be taken, by its name and size; null where it can. */
function refusalOf(file: File, takesPdf: boolean): string | null {
  if (file.size === 0) return `${file.name}: 비어 있는 파일입니다. 다른 파일을 골라 주세요.`;
  if (!isPicture(file) && !(takesPdf && isNamedPdf(file)))
    return takesPdf
      ? `${file.name}: 사진이나 PDF가 아니어서 올리지 않았습니다. JPG, PNG, WEBP, HEIC 사진이나 PDF를 골라 주세요.`
      : `${file.name}: 사진이 아니어서 올리지 않았습니다. JPG, PNG, WEBP, HEIC 사진을 골라 주세요.`;
  if (file.size > FILE_MB_MAX * 1024 * 1024)
    return `${file.name}: ${FILE_MB_MAX}MB보다 커서 올리지 않았습니다. 크기를 줄여 다시 골라 주세요.`;
  return null;
}

const tooManyOf = (left: number) =>
  `사진은 ${PHOTOS_MAX}장까지 올릴 수 있어 ${left}장을 올리지 않았습니다.`;

/** Photos of a form on their way to the server: two at a time, in the order that the customer wants. */
export function createPhotoQueue(work: {
  prepare(file: Blob): Promise<Blob>;
  /** Without it the queue refuses a PDF. */
  pagesOf?: PagesOf | undefined;
  upload: Upload;
  isOnline(): boolean;
}) {
  const takesPdf = work.pagesOf !== undefined;
  const listeners = new Set<() => void>();
  const files = new Map<number, File>();
  const running = new Map<number, AbortController>();
  let state: PhotoQueueState = { photos: [], refused: [], said: '' };
  let lastId = 0;
  let begun = false;

  const show = (photos: readonly QueuedPhoto[], said = state.said, refused = state.refused) => {
    state = { photos, refused, said };
    for (const listener of listeners) listener();
  };
  const find = (id: number) => state.photos.find((photo) => photo.id === id);
  const update = (id: number, change: Partial<QueuedPhoto>, said?: string) =>
    show(
      state.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)),
      said,
    );
  const newPhoto = (own: Pick<QueuedPhoto, 'name' | 'state'> & Partial<QueuedPhoto>) => ({
    id: ++lastId,
    fraction: 0,
    picture: null,
    problem: null,
    photoId: null,
    ...own,
  });

  const queued = (file: File) => {
    const photo = newPhoto({ name: file.name, state: 'waiting' });
    files.set(photo.id, file);
    return photo;
  };

  const release = ({ picture }: QueuedPhoto) => {
    if (picture?.startsWith('blob:')) URL.revokeObjectURL(picture);
  };

  /**
   * Waits until a file is converted. Returns null if that fails, after saying why in the file's row, or if the customer has
   * removed the file.
   */
  const convert = async <T extends object>(
    id: number,
    file: File,
    signal: AbortSignal,
    made: Promise<T | string>,
  ): Promise<T | null> => {
    let codeIsMissing = false;
    const result = await made.catch((error: unknown) => {
      codeIsMissing = error instanceof Error && error.name === 'ChunkLoadError';
      return null;
    });
    if (signal.aborted) return null;
    if (result !== null && typeof result !== 'string') return result;
    // The code that converts it may have had no way to come.
    if (result === null && !work.isOnline()) {
      update(id, { state: 'waiting' });
      return null;
    }
    update(
      id,
      codeIsMissing
        ? { state: 'failed', problem: '사진을 준비하지 못했습니다. 다시 시도해 주세요.' }
        : {
            state: 'unusable',
            problem: result ?? (takesPdf && isNamedPdf(file) ? NOT_A_PDF : NOT_A_PHOTO),
          },
      `${file.name} 파일을 열지 못했습니다.`,
    );
    return null;
  };

  /** Replaces the row of a PDF by a row for each page, up to PHOTOS_MAX rows in all, and says how many pages are left out. */
  const replace = (id: number, { name }: File, pages: readonly File[]) => {
    const room = PHOTOS_MAX - state.photos.length + 1;
    const rows = pages.slice(0, room).map(queued);
    files.delete(id);
    const left = pages.length - rows.length;
    const tooMany = left > 0 ? [tooManyOf(left)] : [];
    show(
      state.photos.flatMap((photo) => (photo.id === id ? rows : photo)),
      [`${name}에서 사진 ${rows.length}장을 만들었습니다.`, ...tooMany].join(' '),
      [...state.refused, ...tooMany],
    );
  };

  const send = async (id: number, file: File, signal: AbortSignal) => {
    const { pagesOf } = work;
    update(id, { state: 'converting', problem: null });
    if (pagesOf && (await isPdf(file))) {
      const pages = await convert(id, file, signal, pagesOf(file));
      return pages ? replace(id, file, pages) : undefined;
    }
    const blob = await convert(id, file, signal, work.prepare(file));
    if (!blob) return;
    const picture = find(id)?.picture ?? URL.createObjectURL(blob);
    update(id, { state: 'uploading', fraction: 0, picture });
    try {
      const onProgress = (fraction: number) => {
        if (!signal.aborted) update(id, { fraction });
      };
      const { photoId } = await work.upload(blob, { signal, onProgress });
      if (signal.aborted) return;
      files.delete(id);
      update(id, { state: 'done', photoId }, `${file.name} 사진을 올렸습니다.`);
    } catch (error) {
      if (signal.aborted) return;
      if (!work.isOnline()) return update(id, { state: 'waiting', fraction: 0 });
      const problem =
        (isApiError(error) && error.message) || '올리지 못했습니다. 다시 시도해 주세요.';
      const refused = isApiError(error) && NOT_TAKEN.has(error.code);
      update(
        id,
        { state: refused ? 'unusable' : 'failed', problem },
        `${file.name} 사진을 올리지 못했습니다.`,
      );
    }
  };

  const start = () => {
    for (const { id } of state.photos.filter((photo) => photo.state === 'waiting')) {
      const file = files.get(id);
      if (!file || running.has(id) || running.size >= AT_ONCE || !work.isOnline()) continue;
      const own = new AbortController();
      running.set(id, own);
      void send(id, file, own.signal).finally(() => {
        running.delete(id);
        start();
      });
    }
  };

  return {
    takesPdf,
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Shows what the draft names already; once. */
    begin(photoIds: readonly string[]) {
      if (begun) return;
      begun = true;
      const kept = photoIds.map((photoId, i) =>
        newPhoto({
          name: `사진 ${i + 1}`,
          state: 'done',
          picture: `/api/file/photo/${photoId}`,
          photoId,
        }),
      );
      if (kept.length > 0) show([...kept, ...state.photos]);
    },
    /** Takes files as far as there is room, and says of the rest why not. */
    add(given: readonly File[]) {
      const room = PHOTOS_MAX - state.photos.length;
      const pictures = given.filter((file) => refusalOf(file, takesPdf) === null);
      const taken = pictures.slice(0, room).map(queued);
      const tooMany = pictures.length - taken.length;
      const refused = [
        ...given.flatMap((file) => refusalOf(file, takesPdf) ?? []),
        ...(tooMany > 0 ? [tooManyOf(tooMany)] : []),
      ];
      const chosen = taken.length > 0 ? [`사진 ${taken.length}장을 골랐습니다.`] : [];
      show([...state.photos, ...taken], [...chosen, ...refused].join(' '), refused);
      start();
    },
    /** Goes on with what waits: the line is back. */
    resume: start,
    retry(id: number) {
      update(id, { state: 'waiting', problem: null });
      start();
    },
    remove(id: number) {
      const photo = find(id);
      if (!photo) return;
      running.get(id)?.abort();
      files.delete(id);
      release(photo);
      show(
        state.photos.filter((each) => each.id !== id),
        `${photo.name} 사진을 지웠습니다.`,
      );
    },
    /** Moves a photo so many places; at an end it stays. */
    move(id: number, by: number) {
      const photos = [...state.photos];
      const from = photos.findIndex((photo) => photo.id === id);
      const to = from + by;
      const [photo] = photos.splice(from, 1);
      if (!photo || to < 0 || to > photos.length) return;
      photos.splice(to, 0, photo);
      show(photos, `${photo.name} 사진을 ${to + 1}번째로 옮겼습니다.`);
    },
    /** The server does not have it any more. */
    lose(id: number) {
      const problem = '보관 기간이 지난 사진입니다. 지우고 다시 올려 주세요.';
      update(id, { state: 'gone', problem, picture: null }, problem);
    },
    /** Whether something would be lost now. */
    busy: () => running.size > 0 || state.photos.some((photo) => photo.state === 'waiting'),
    dispose() {
      for (const own of running.values()) own.abort();
      state.photos.forEach(release);
    },
  };
}
export type PhotoQueue = ReturnType<typeof createPhotoQueue>;
