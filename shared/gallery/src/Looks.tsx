import { Global } from '@emotion/react';
import { Cluster, Select } from '@portal/ui';
import { themes } from '@portal/ui/base-css';
import { useState } from 'react';

/** How the examples can be shown; where nothing is chosen, as the system is set. The portal itself lets customers choose no theme. */
const settings = {
  theme: {
    label: '화면',
    options: [
      { value: 'light', label: '밝게' },
      { value: 'dark', label: '어둡게' },
    ],
  },
  contrast: {
    label: '대비',
    options: [
      { value: 'normal', label: '보통' },
      { value: 'more', label: '높게' },
    ],
  },
  text: {
    label: '글자',
    options: [{ value: 'large', label: '크게' }],
  },
} as const;

/** `:where` keeps the specificity at that of `:root`: these rules, which come later, override the base style's themes but not its high contrast. */
const chosenTheme = `:root:where([data-theme='light']) { ${themes.light} }
:root:where([data-theme='dark']) { ${themes.dark} }`;

const current = (name: string) => document.documentElement.dataset[name] ?? '';

/** Shows all examples in another theme, contrast or text size. */
export function Looks() {
  const [, setChanged] = useState(0);
  const choose = (name: string, value: string) => {
    if (value) document.documentElement.dataset[name] = value;
    else document.documentElement.removeAttribute(`data-${name}`);
    setChanged((times) => times + 1);
  };
  return (
    <Cluster gap={16}>
      <Global styles={chosenTheme} />
      {Object.entries(settings).map(([name, { label, options }]) => (
        <Select
          key={name}
          label={label}
          options={options}
          placeholder="기기 설정대로"
          value={current(name)}
          onChange={({ target }) => choose(name, target.value)}
        />
      ))}
    </Cluster>
  );
}
