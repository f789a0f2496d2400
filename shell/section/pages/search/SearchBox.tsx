import styled from '@emotion/styled';
import { isComposing } from '@portal/browser';
import { api, useAnswer, useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { SearchForm, SearchInput, VisuallyHidden } from '@portal/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Marked } from '../../search/Marked.tsx';

const Place = styled.div`
  position: relative;
  max-width: 560px;
`;
const List = styled.ul`
  position: absolute;
  z-index: 5;
  top: calc(100% + 8px);
  left: 0;
  right: 0;
  padding: 8px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow);
  list-style: none;
`;
const Option = styled.li`
  display: flex;
  align-items: center;
  min-height: 48px;
  padding: 0 12px;
  border-radius: 8px;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  &[aria-selected='true'] {
    background: var(--soft-primary);
    color: var(--on-soft-primary);
    outline: 2px solid var(--primary);
    outline-offset: -2px;
  }
`;

const PAUSE_MS = 120;

/** Recommended words for a text, fetched when the customer pauses. The old words stay until the new ones arrive. */
function useWords(text: string): string[] {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const { data } = useAnswer(
    api.listRecommendedWords,
    { searchStr: asked },
    { skip: asked === '' },
  );
  const [kept, setKept] = useState(data);
  const shown = asked === '' ? undefined : (data ?? kept);
  if (shown !== kept) setKept(shown);
  return text === '' ? [] : (shown?.list.map(({ word }) => word) ?? []);
}

/**
 * The search field with recommended words: a combobox by the ARIA Authoring Practices (list autocomplete, manual
 * selection). It remains a GET form, which the words only fill in. We keep the chosen word and not its index, so
 * that it survives a change of the list.
 */
export function SearchBox({ value }: { value: string }) {
  const { navigate } = useHost();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const text = typed.trim();
  const words = useWords(text);
  const active = words.indexOf(chosen);
  const isOpen = words.length > 0;

  const close = () => {
    setTyped('');
    setChosen('');
  };
  const pick = (word: string) => {
    if (field.current) field.current.value = word;
    close();
    navigate(paths.search({ searchStr: word }));
  };
  /** Moves the choice; past either end it returns to the field. */
  const move = (step: 1 | -1) => {
    const places = words.length + 1;
    setChosen(words[((active + 1 + step + places) % places) - 1] ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The input method handles keys while it composes a syllable.
    if (isComposing(event.nativeEvent) || !isOpen) return;
    // With no word chosen, Enter submits what was typed.
    if (event.key === 'Enter' && active < 0) return close();
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter') pick(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <Place>
      <SearchForm action={paths.search()}>
        <SearchInput
          ref={field}
          type="text"
          role="combobox"
          aria-label="찾을 말"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          name="searchStr"
          defaultValue={value}
          placeholder="예: 필터 교체, 리모컨, ㄹㅁㅋ"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setChosen('');
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </SearchForm>
      <List id={`${id}-list`} role="listbox" aria-label="추천 검색어" hidden={!isOpen}>
        {words.map((word, i) => (
          <Option
            key={word}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === active}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(word)}
          >
            <span>
              <Marked text={word} searchStr={text} />
            </span>
          </Option>
        ))}
      </List>
      <VisuallyHidden role="status">{isOpen && `추천 검색어 ${words.length}개`}</VisuallyHidden>
    </Place>
  );
}
