import styled from '@emotion/styled';
import { Dialog } from '@portal/ui';
import { useEffect } from 'react';
import { PopupBlock } from './PopupBlock.tsx';
import { popups } from './popups.ts';
import { fill } from './rules.ts';

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

/** The help popup of a page name. A name that nobody knows opens nothing. */
export default function HelpPopup(props: {
  name: string;
  data: Record<string, string>;
  onClose(): void;
}) {
  const { name, data, onClose } = props;
  const popup = Object.hasOwn(popups, name) ? popups[name] : undefined;
  useEffect(() => {
    if (popup) return;
    // In development the console shows it; the portal's log has it as any error of a part.
    reportError(new Error(`no help popup is named ${name}`));
    onClose();
  }, [popup, name, onClose]);
  if (!popup) return null;
  const values = { ...popup.defaults, ...data };
  return (
    <Dialog title={fill(popup.title, values)} wide={popup.wide ?? false} onClose={onClose}>
      <Blocks>
        {popup.blocks.map((block, i) => (
          <PopupBlock key={i} block={block} data={values} onLeave={onClose} />
        ))}
      </Blocks>
    </Dialog>
  );
}
