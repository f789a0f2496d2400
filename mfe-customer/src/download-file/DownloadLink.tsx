import styled from '@emotion/styled';
import type { DownloadFile } from '@portal/contract';
import { formatBytes } from '@portal/format';
import { ButtonLink, Icon, icons, VisuallyHidden } from '@portal/ui';

const Facts = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** `PDF` for `안내.pdf`. */
const typeOf = (name: string) => name.split('.').at(-1)?.toUpperCase();

/** Saves a file under its name. A plain link, so that the browser can resume an interrupted download. */
export function DownloadLink({ file: { url, name, bytes } }: { file: DownloadFile }) {
  return (
    <ButtonLink href={`${url}?download=1`} download={name}>
      <Icon shape={icons.download} size={20} />
      <VisuallyHidden>{name}</VisuallyHidden>
      내려받기
      <Facts>
        {typeOf(name)}, {formatBytes(bytes)}
      </Facts>
    </ButtonLink>
  );
}
