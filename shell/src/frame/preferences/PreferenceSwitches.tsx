import styled from '@emotion/styled';
import { setPreference, usePreference, type Preference } from './preferences.ts';

const Row = styled.div`
  display: flex;
  gap: 4px;
`;
// Styled by <html>, which has the preference at first paint, before React reads it.
const Switch = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 12px;
  border: 0;
  border-radius: var(--radius);
  background: none;
  cursor: pointer;
  white-space: nowrap;
  &:hover {
    background: var(--sunken);
  }
  &::before {
    content: '';
    box-sizing: border-box;
    width: 2em;
    height: 1.15em;
    border: 2px solid var(--border);
    border-radius: 1em;
    background: radial-gradient(circle at 0.5em, var(--border) 0.3em, transparent 0.34em);
  }
  &[aria-pressed='true'],
  html[data-text='large'] &[value='text'],
  html[data-contrast='more'] &[value='contrast'] {
    font-weight: 700;
    &::before {
      border-color: var(--primary);
      background: radial-gradient(circle at 0.5em, var(--on-primary) 0.3em, var(--primary) 0.34em);
      transform: scaleX(-1);
      @media (forced-colors: active) {
        forced-color-adjust: none;
        border-color: Highlight;
        background: Highlight;
      }
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

function PreferenceSwitch({ name, label }: { name: Preference; label: string }) {
  const on = usePreference(name);
  return (
    <Switch type="button" value={name} aria-pressed={on} onClick={() => setPreference(name, !on)}>
      {label}
    </Switch>
  );
}

/** Display settings of this browser, whoever is signed in. */
export function PreferenceSwitches() {
  return (
    <Row role="group" aria-label="화면 설정">
      <PreferenceSwitch name="text" label="글자 크게" />
      <PreferenceSwitch name="contrast" label="고대비" />
    </Row>
  );
}
