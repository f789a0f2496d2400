import { Select } from '@portal/ui';
import type { PinRecord } from '@portal/release-store';
import { openTabsWords } from '../words.ts';

export type OpenTabs = PinRecord['openTabs'];

const options = Object.entries(openTabsWords).map(([value, label]) => ({ value, label }));

/** A choice of what open tabs do when the release is out. */
export function OpenTabsSelect(props: { value: OpenTabs; onChange(value: OpenTabs): void }) {
  return (
    <Select
      label="열려 있는 화면"
      value={props.value}
      options={options}
      onChange={(event) => props.onChange((event.target.value || 'quiet') as OpenTabs)}
    />
  );
}
