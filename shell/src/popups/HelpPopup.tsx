import type { Popup } from '@portal/contract';
import { Dialog, Stack } from '@portal/ui';
import { useCallback, useEffect } from 'react';
import { lateCalls } from '../release/late-calls.ts';
import { AwaitedContent, useFetched } from './fetched-content.tsx';
import { PopupBlock } from './PopupBlock.tsx';

/** Content of help popups opened in this tab. */
const known = new Map<string, Popup>();

/**
 * The help popup with this name. `data.name` replaces the title; `data.part` is the code of the seat it is about.
 * Closes if the API does not know the name.
 */
export default function HelpPopup(props: {
  name: string;
  data: Record<string, string>;
  onClose(): void;
}) {
  const { name, data, onClose } = props;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { caller, listDescriptionCards } = await lateCalls();
      const { list } = await caller.call(listDescriptionCards, { pageName: name }, { signal });
      const popup = list[0];
      if (popup) known.set(name, popup);
      return popup ?? 'none';
    },
    [name],
  );
  const { content, failed, retry } = useFetched<Popup | 'none'>(load, known.get(name) ?? null);
  const isMissing = content === 'none';
  useEffect(() => {
    if (!isMissing) return;
    // Appears in the console and, like any error of a part, in the portal's log.
    reportError(new Error(`no help popup is named ${name}`));
    onClose();
  }, [isMissing, name, onClose]);
  if (isMissing) return null;
  const { title = '도움말', blocks = [], seats = [] } = content ?? {};
  const isWide = blocks.some((block) => block?.is === 'picture' && block.onPhones);
  return (
    <Dialog title={data['name'] || title} wide={isWide} onClose={onClose}>
      {content ? (
        <Stack gap={24}>
          {blocks.map(
            (block, i) =>
              block && (
                <PopupBlock
                  key={i}
                  block={block}
                  seats={seats}
                  part={data['part']}
                  onLeave={onClose}
                />
              ),
          )}
        </Stack>
      ) : (
        <AwaitedContent failed={failed} failure="도움말을 불러오지 못했습니다." onRetry={retry} />
      )}
    </Dialog>
  );
}
