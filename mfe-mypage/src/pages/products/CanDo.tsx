import styled from '@emotion/styled';
import type { Usage } from '@portal/contract';
import { useHost } from '@portal/host';
import { manualOfProduct, waysOfProduct } from '@portal/paths';
import { ButtonLink, Cluster, Icon, icons, TapLink } from '@portal/ui';
import { CannotDo } from './CannotDo.tsx';
import { HandOver } from './HandOver.tsx';

// `font-size: inherit` makes a button's text as large as that of the links beside it.
const More = styled.details`
  margin-top: 8px;
  summary {
    display: flex;
    align-items: center;
    gap: 4px;
    width: fit-content;
    min-height: 44px;
    color: var(--text-second);
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &:hover {
      color: var(--primary);
    }
  }
  &[open] > summary svg {
    rotate: 180deg;
  }
  ul:not([class]) {
    list-style: none;
  }
  li > button {
    font-size: inherit;
  }
  h3 {
    margin: 12px 0 4px;
    font-size: 1rem;
  }
`;

/**
 * What the member can do with a product: the main thing as a button with the manual beside it, the rest in a menu that opens,
 * with what they cannot do and why. Pages that this release does not have are left out.
 * @param props.name the product's, different from those of the other products
 */
export function CanDo(props: { usage: Usage; name: string; onHandedOver(): void }) {
  const { usage, name, onHandedOver } = props;
  const { hrefFor } = useHost();
  const [main, ...more] = waysOfProduct(usage).filter(({ href }) => hrefFor(href) !== null);
  const manual = manualOfProduct(usage);
  const hasManual = hrefFor(manual.href) !== null;
  return (
    <>
      {(main || hasManual) && (
        <Cluster top={16} gap={[8, 24]} screenOnly>
          {main && (
            <ButtonLink href={main.href} aria-label={`${name} ${main.label}`}>
              {main.label}
            </ButtonLink>
          )}
          {hasManual && (
            <TapLink href={manual.href} aria-label={`${name} ${manual.label}`}>
              {manual.label}
            </TapLink>
          )}
        </Cluster>
      )}
      <More>
        <summary aria-label={`${name} 다른 일 보기`}>
          다른 일 보기
          <Icon shape={icons.chevronDown} size={20} />
        </summary>
        {(more.length > 0 || usage.serialNo !== null) && (
          <ul aria-label={`${name} 다른 일`}>
            {more.map(({ label, href }) => (
              <li key={label}>
                <TapLink href={href} aria-label={`${name} ${label}`}>
                  {label}
                </TapLink>
              </li>
            ))}
            {usage.serialNo !== null && (
              <li>
                <HandOver usage={usage} name={name} onDone={onHandedOver} />
              </li>
            )}
          </ul>
        )}
        <CannotDo usage={usage} />
      </More>
    </>
  );
}
