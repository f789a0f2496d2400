import styled from '@emotion/styled';
import { isSparing } from '@portal/browser';
import { paths } from '@portal/paths';
import { SearchForm, SearchInput } from '@portal/ui';
import { useId, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import type { ListState, SuggestionsProps } from './Suggestions.tsx';

const Place = styled.div`
  position: relative;
  width: 100%;
  max-width: 560px;
`;

const CLOSED: ListState = { isOpen: false, active: undefined };

/**
 * The search field, a GET form, with suggestions: a combobox by the ARIA Authoring Practices (list autocomplete, manual
 * selection). The code of the suggestions is loaded once the field has the focus, and not on a slow line; without it the
 * form searches for what was typed.
 */
export function SearchBox(props: { label: string; value?: string; leaves?: boolean }) {
  const { label, value = '', leaves = false } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [typed, setTyped] = useState('');
  const [list, setList] = useState(CLOSED);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const load = () => {
    if (Suggestions || isSparing()) return;
    void import(/* webpackChunkName: "suggestions" */ './Suggestions.tsx').then(
      (loaded) => setSuggestions(() => loaded.Suggestions),
      () => {},
    );
  };
  const close = (text?: string) => {
    if (field.current && text !== undefined) field.current.value = text;
    setTyped('');
  };
  return (
    <Place>
      <SearchForm action={paths.search()} leaves={leaves}>
        <SearchInput
          ref={field}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={list.active}
          name="searchStr"
          defaultValue={value}
          placeholder="예: 필터 교체, 리모컨, ㄹㅁㅋ"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={load}
          onInput={(event) => {
            load();
            setTyped(event.currentTarget.value);
          }}
          onKeyDown={(event) => keys.current?.(event)}
          onBlur={() => close()}
        />
      </SearchForm>
      {Suggestions && (
        <Suggestions id={id} typed={typed} keysRef={keys} onList={setList} onClose={close} />
      )}
    </Place>
  );
}
