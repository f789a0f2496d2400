import styled from '@emotion/styled';
import { isComposing } from '@portal/browser';
import { useHost } from '@portal/host';
import { VisuallyHidden } from '@portal/ui';
import { useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { Marked } from './Marked.tsx';
import { groupNames, useSuggestions, type Suggestion } from './suggest.ts';

const List = styled.div`
  position: absolute;
  z-index: 5;
  top: calc(100% + 8px);
  left: 0;
  right: 0;
  max-height: min(480px, 60vh);
  overflow: auto;
  padding: 8px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  text-align: left;
  [role='group'] > span {
    display: block;
    padding: 8px 12px 4px;
    color: var(--text-second);
    font-size: var(--small);
  }
`;
const Option = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 48px;
  padding: 6px 12px;
  border-radius: 8px;
  overflow-wrap: anywhere;
  cursor: pointer;
  small {
    color: var(--text-second);
    font-size: var(--small);
  }
  &:hover {
    background: var(--sunken);
  }
  &[aria-selected='true'] {
    background: var(--soft-primary);
    color: var(--on-soft-primary);
    outline: 2px solid var(--primary);
    outline-offset: -2px;
    small {
      color: inherit;
    }
  }
`;

/** What the list of suggestions tells the field. */
export interface ListState {
  isOpen: boolean;
  active: string | undefined;
}
export interface SuggestionsProps {
  /** Prefix of the ids of the list and its options. */
  id: string;
  /** What was typed since the list was last closed. */
  typed: string;
  /** Takes the handler of the field's keys. */
  keysRef: RefObject<((event: KeyboardEvent) => void) | null>;
  onList(state: ListState): void;
  /** Closes the list; with a text, the field has it from then on. */
  onClose(text?: string): void;
}

/**
 * The list under the search field: pages, posts and words for what is being typed. We keep the chosen suggestion and not its
 * place, so that it survives a change of the list.
 */
export function Suggestions({ id, typed, keysRef, onList, onClose }: SuggestionsProps) {
  const { navigate } = useHost();
  const text = typed.trim();
  const options = useSuggestions(text);
  const [chosen, setChosen] = useState({ of: '', key: '' });
  const isOpen = options.length > 0;
  const active = options.findIndex(({ key }) => key === chosen.key && typed === chosen.of);
  const activeId = active < 0 ? undefined : `${id}-${active}`;

  useLayoutEffect(() => {
    onList({ isOpen, active: activeId });
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, activeId, onList]);

  const pick = ({ label, href, group }: Suggestion) => {
    onClose(group === 'words' ? label : undefined);
    navigate(href);
  };
  /** Moves the choice; past either end it returns to the field. */
  const move = (step: 1 | -1) => {
    const places = options.length + 1;
    const next = options[((active + 1 + step + places) % places) - 1];
    setChosen({ of: typed, key: next?.key ?? '' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The input method handles keys while it composes a syllable.
    if (isComposing(event.nativeEvent) || !isOpen) return;
    const option = options[active];
    // With nothing chosen, Enter submits what was typed.
    if (event.key === 'Enter' && !option) return onClose();
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && option) pick(option);
    else return;
    event.preventDefault();
  };
  useLayoutEffect(() => {
    keysRef.current = onKeyDown;
  });

  return (
    <>
      <List id={`${id}-list`} role="listbox" aria-label="추천" hidden={!isOpen}>
        {Object.entries(groupNames).map(([group, name]) => {
          const own = options.filter((option) => option.group === group);
          if (own.length === 0) return null;
          return (
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <span id={`${id}-${group}`}>{name}</span>
              {own.map((option) => {
                const place = options.indexOf(option);
                return (
                  <Option
                    key={option.key}
                    id={`${id}-${place}`}
                    role="option"
                    aria-selected={place === active}
                    // Keeps the focus in the field.
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => pick(option)}
                  >
                    <span>
                      <Marked text={option.label} searchStr={text} />
                    </span>
                    {option.text && <small>{option.text}</small>}
                  </Option>
                );
              })}
            </div>
          );
        })}
      </List>
      <VisuallyHidden role="status">{isOpen && `추천 ${options.length}개`}</VisuallyHidden>
    </>
  );
}
