import styled from '@emotion/styled';
import { isComposing } from '@portal/browser';
import { useAnswer, useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { SearchForm, SearchInput, VisuallyHidden } from '@portal/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { api } from '../../api.ts';
import { Marked } from '../../search/Marked.tsx';
import { nextActive } from './combobox.ts';

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

/**
 * The search field with words that what is typed may become: a combobox by the patterns of ARIA. It is
 * a GET form all the same; the words only fill it in. While new words come the old ones stay, and what is
 * chosen is a word, not its place: a list that changes under the hand changes nothing of the choice.
 */
export function SearchBox({ value }: { value: string }) {
  const { navigate } = useHost();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<object>();
  const [asked, setAsked] = useState('');
  const [words, setWords] = useState<string[]>([]);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useAnswer(api.recommendedWords, { searchStr: asked }, { skip: asked === '' });
  if (data && data !== shown) {
    setShown(data);
    setWords(data.list.map(({ word }) => word));
  }
  const active = chosen === undefined ? -1 : words.indexOf(chosen);
  const isOpen = typed.trim() !== '' && words.length > 0;

  const close = () => {
    setTyped('');
    setWords([]);
    setChosen(undefined);
  };
  const pick = (word: string) => {
    if (field.current) field.current.value = word;
    close();
    navigate(paths.search({ searchStr: word }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || !isOpen) return;
    const word = words[active];
    if (event.key === 'Enter' && word === undefined) return close();
    if (event.key === 'Enter' && word !== undefined) pick(word);
    else if (event.key === 'Escape') close();
    else if (event.key.startsWith('Arrow') && /Up|Down/.test(event.key))
      setChosen(words[nextActive(active, words.length, event.key)]);
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
            setChosen(undefined);
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
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(word)}
          >
            <span>
              <Marked text={word} searchStr={typed.trim()} />
            </span>
          </Option>
        ))}
      </List>
      <VisuallyHidden role="status">{isOpen && `추천 검색어 ${words.length}개`}</VisuallyHidden>
    </Place>
  );
}
