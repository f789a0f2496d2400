import type { uploadPhoto } from '@portal/contract';
import { useHost, useSend, type Call } from '@portal/host';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type * as v from 'valibot';
import type { Field, ProviderProps } from '../../definition.ts';
import type { PagesOf, PhotoQueue, PhotoQueueState, Upload } from './photo-queue.ts';
import type { Photos } from './PhotoField.tsx';
import type * as PhotoWork from './photo-work.ts';
import { late } from '../../late.tsx';

const PhotosSent = late(() =>
  import(/* webpackChunkName: "later" */ '../../result/PhotosSent.tsx').then(
    (file) => file.PhotosSent,
  ),
);
const PhotosAwaited = late(() =>
  import(/* webpackChunkName: "later" */ './PhotosAwaited.tsx').then((file) => file.PhotosAwaited),
);

/** State of the photo field. Its code is loaded with the step that shows the field: it is here, on its way, or failed to load. */
type Held =
  | { readonly is: 'here'; readonly photos: Photos; readonly Field: typeof PhotoWork.PhotoField }
  | { readonly is: 'waiting' | 'failed'; load(): void };

const NONE: PhotoQueueState = { photos: [], refused: [], said: '' };
const noQueue = () => () => {};
const noPhotos = () => NONE;

function watchLine(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function unfinishedIn({ photos }: PhotoQueueState): string | null {
  if (photos.some(({ state }) => state === 'gone' || state === 'unusable'))
    return '쓸 수 없는 사진이 있습니다. 지우고 다시 눌러 주세요.';
  if (photos.some(({ state }) => state === 'failed'))
    return '올리지 못한 사진이 있습니다. 다시 시도하거나 지워 주세요.';
  return photos.every(({ state }) => state === 'done')
    ? null
    : '사진을 올리고 있습니다. 다 올라간 뒤 다시 눌러 주세요.';
}

/** Loads the photo field's code when `load` is called: by the field itself, or for a draft that has photos. */
function usePhotoWork(upload: Upload, pagesOf: PagesOf | undefined) {
  const [here, setHere] = useState<{ work: typeof PhotoWork; queue: PhotoQueue } | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import(/* webpackChunkName: "photos" */ './photo-work.ts').then(
      (work) => {
        const { createPhotoQueue, preparePhoto } = work;
        const isOnline = () => navigator.onLine;
        setHere(
          (loaded) =>
            loaded ?? {
              work,
              queue: createPhotoQueue({ prepare: preparePhoto, pagesOf, upload, isOnline }),
            },
        );
      },
      () => setFailed(true),
    );
  }, [upload, pagesOf]);
  return { here, failed, load };
}

/**
 * Holds a form's photos for all of its steps, so that they upload while the customer goes on. The draft names
 * those that have arrived, in their order; until all have, the form waits.
 */
export function usePhotos(
  upload: Upload,
  {
    ready,
    value,
    onChange,
    waitFor,
  }: Omit<ProviderProps<readonly string[]>, 'children' | 'draft' | 'askFirst'>,
  pagesOf?: PagesOf,
): Held {
  const { guardLeave } = useHost();
  const { here, failed, load } = usePhotoWork(upload, pagesOf);
  const queue = here?.queue;
  const state = useSyncExternalStore(queue?.subscribe ?? noQueue, queue?.get ?? noPhotos, noPhotos);
  const online = useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    if (ready && value.length > 0) load();
  }, [ready, value, load]);
  useEffect(() => {
    // Until then the draft holds photos that the queue has not been told of.
    if (!ready || !queue) return;
    return queue.subscribe(() =>
      onChange(queue.get().photos.flatMap(({ photoId }) => photoId ?? [])),
    );
  }, [queue, ready, onChange]);
  useEffect(() => {
    if (ready) queue?.begin(value);
  }, [queue, ready, value]);
  useEffect(() => {
    if (online) queue?.resume();
  }, [queue, online]);
  useEffect(() => {
    return queue && waitFor(() => unfinishedIn(queue.get()));
  }, [queue, waitFor]);
  useEffect(() => {
    return queue && guardLeave(() => queue.busy());
  }, [queue, guardLeave]);
  useEffect(() => () => queue?.dispose(), [queue]);
  if (!here) return { is: failed ? 'failed' : 'waiting', load };
  return {
    is: 'here',
    photos: { ...state, queue: here.queue, online },
    Field: here.work.PhotoField,
  };
}

/** Photos, uploaded by the remote's own `call` as they are chosen. */
export function photos<S extends v.GenericSchema>(asked: {
  schema: S;
  call: Call<typeof uploadPhoto>;
  /** Default: 사진. */
  label?: string;
  hint?: string;
  /** With it the field also takes a PDF, and sends its pages as photos: the server stores photos only. */
  pagesOf?: PagesOf;
}): Field<readonly string[], S> {
  const { schema, call, label = '사진', hint, pagesOf } = asked;
  const optional = schema.type === 'optional';
  const Holder = createContext<Held | null>(null);
  return {
    label,
    schema,
    blank: [],
    membersOnly: '보내신 사진은 회원님만 보실 수 있게 보관합니다.',
    accepts: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
    Provider({ children, ...field }): ReactNode {
      const [send] = useSend(call);
      const upload = useCallback<Upload>((photo, options) => send({ photo }, options), [send]);
      const held = usePhotos(upload, field, pagesOf);
      return <Holder value={held}>{children}</Holder>;
    },
    Control({ error }) {
      const held = useContext(Holder);
      if (held?.is === 'here')
        return (
          <held.Field
            label={label}
            optional={optional}
            photos={held.photos}
            hint={hint}
            error={error}
          />
        );
      return held && <PhotosAwaited failed={held.is === 'failed'} load={held.load} />;
    },
    Reading: ({ value }) => <PhotosSent ids={value} label="보내실 사진" />,
  };
}
