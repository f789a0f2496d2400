import styled from '@emotion/styled';
import { Icon, icons } from '@portal/ui';
import type { SetRecord, VersionState } from '../../desk/answers.ts';
import { statusWords } from '../../words.ts';

const List = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(6em, 1fr) minmax(0, 2fr);
    gap: 12px;
    align-items: center;
    padding: 8px 0;
    border-bottom: var(--line-width) solid var(--line);
  }
  label {
    font-weight: 600;
  }
  select {
    width: 100%;
    min-height: var(--control);
    padding: 0 40px 0 12px;
    border: var(--line-width) solid var(--border);
    border-radius: var(--radius);
    background: var(--surface);
    appearance: none;
    &[data-changed] {
      border-color: var(--primary);
      box-shadow: inset 0 0 0 1px var(--primary);
    }
  }
`;

const Box = styled.div`
  position: relative;
  svg {
    position: absolute;
    top: calc(50% - 10px);
    right: 12px;
    color: var(--text-second);
    pointer-events: none;
  }
`;

/** Part name to its version; null leaves the part out. Parts that are missing here stay as in the base. */
export type Choices = Record<string, string | null>;

const LEFT_OUT = 'left-out';

/** A select for each part with all its versions, newest first. One part can be left out. */
export function PartChoices(props: {
  base: SetRecord;
  versions: readonly VersionState[];
  choices: Choices;
  onChoose(name: string, version: string | null): void;
}) {
  const { base, versions, choices, onChoose } = props;
  const names = [...new Set([...Object.keys(base.parts), ...versions.map(({ name }) => name)])];
  const leftOut = Object.keys(choices).find((name) => choices[name] === null && base.parts[name]);
  return (
    <List>
      {names.map((name) => {
        const own = base.parts[name]?.version ?? null;
        const chosen = name in choices ? (choices[name] ?? null) : own;
        const isChanged = chosen !== own;
        return (
          <li key={name}>
            <label htmlFor={`part-${name}`}>{name}</label>
            <Box>
              <select
                id={`part-${name}`}
                value={chosen ?? LEFT_OUT}
                data-changed={isChanged || undefined}
                onChange={({ target }) =>
                  onChoose(name, target.value === LEFT_OUT ? null : target.value)
                }
              >
                {versions
                  .filter((version) => version.name === name)
                  .reverse()
                  .map(({ version, status }) => (
                    <option
                      key={version}
                      value={version}
                      disabled={status === 'blocked' && version !== chosen}
                    >
                      {version}
                      {version === own ? ' (바탕)' : ''}
                      {status === 'available' ? '' : ` · ${statusWords[status]}`}
                    </option>
                  ))}
                <option
                  value={LEFT_OUT}
                  disabled={name === 'shell' || (leftOut !== undefined && leftOut !== name)}
                >
                  넣지 않음
                </option>
              </select>
              <Icon shape={icons.chevronDown} size={20} />
            </Box>
          </li>
        );
      })}
    </List>
  );
}
