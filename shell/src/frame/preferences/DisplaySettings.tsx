import styled from '@emotion/styled';
import { PreferenceSwitches } from './PreferenceSwitches.tsx';

const Settings = styled.section`
  padding-top: 20px;
  h2 {
    padding-bottom: 8px;
    color: var(--text-third);
    font-size: var(--small);
    letter-spacing: 0;
  }
  button {
    flex: 1;
    min-height: var(--control);
    border: var(--line-width) solid var(--border);
  }
  > div {
    flex-wrap: wrap;
    gap: 12px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** The display settings in a panel of the header, where who cannot read the page looks for them. */
export function DisplaySettings() {
  return (
    <Settings>
      <h2>화면 설정</h2>
      <PreferenceSwitches />
    </Settings>
  );
}
