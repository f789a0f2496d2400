import styled from '@emotion/styled';
import type { Faq } from '@portal/contract';
import { useHost } from '@portal/host';
import { BoardHtml, edge, Icon, media, icons, TapLink, Text, unbroken } from '@portal/ui';
import { Activity, useState, type MouseEvent } from 'react';

/** Copies a question's address; without a clipboard it works as a plain link. */
function CopyLink({ href, subject }: { href: string; subject: string }) {
  const [copied, setCopied] = useState(false);
  const copy = (event: MouseEvent) => {
    if (!navigator.clipboard) return;
    event.preventDefault();
    navigator.clipboard.writeText(new URL(href, location.origin).href).then(
      () => setCopied(true),
      () => location.assign(href),
    );
  };
  return (
    <>
      <TapLink
        size="small"
        tone="second"
        top={12}
        href={href}
        // Several answers may be open.
        aria-label={`이 질문 주소 복사: ${subject}`}
        onClick={copy}
      >
        <Icon shape={copied ? icons.check : icons.link} size={18} />이 질문 주소 복사
      </TapLink>{' '}
      <Text as="span" size="small" tone="success" role="status">
        {copied && '주소를 복사했습니다.'}
      </Text>
    </>
  );
}

const Item = styled.li`
  border-bottom: var(--line-width) solid var(--line);
`;
const Question = styled.summary`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 4px 16px;
  min-height: 76px;
  padding: 16px 0;
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover h2 {
    color: var(--primary);
  }
  h2 {
    display: flex;
    gap: 2px 0;
    align-items: baseline;
    font-size: 1.06rem;
    font-weight: 600;
    letter-spacing: -0.01em;
    text-wrap: pretty;
    ${media.mobile} {
      flex-direction: column;
    }
  }
  svg {
    grid-row: 1;
    grid-column: 2;
    color: var(--text-third);
    transition: transform 160ms ease-out;
  }
  details[open] > & svg {
    transform: rotate(180deg);
  }
`;
const Label = styled.span`
  flex: none;
  width: 84px;
  color: var(--primary);
  font-size: var(--small);
  font-weight: 600;
  ${media.mobile} {
    width: auto;
  }
`;
const Excerpt = styled.p`
  grid-column: 1;
  color: var(--text-second);
  font-size: var(--small);
  details[open] & {
    display: none;
  }
`;
const Answer = styled.div`
  margin-bottom: 16px;
  padding: 24px;
  ${edge}
  border-radius: var(--radius);
  background: var(--sunken);
`;

/** A question as a native <details>: works by keyboard, with find in page and without scripts. */
export function FaqItem(props: {
  faq: Faq;
  /** Its product's name; null in the list of a single product. */
  label: string | null;
  /** Whether the address names this question. */
  open: boolean;
  showExcerpt: boolean;
  href: string;
}) {
  const { faq, label, open, showExcerpt, href } = props;
  const { hrefFor } = useHost();
  return (
    <Item id={`faq-${faq.bbsIdx}`}>
      <details open={open}>
        <Question>
          <h2>
            {label && <Label>{label}</Label>}
            {unbroken(faq.subject)}
          </h2>
          <Icon shape={icons.chevronDown} />
          {showExcerpt && <Excerpt>{unbroken(faq.excerpt)}</Excerpt>}
        </Question>
        {/* Hydrates on its own: most answers are closed, and a tap on the page must not wait for them (docs/decisions/0026). */}
        <Activity>
          <Answer>
            <BoardHtml html={faq.html} hrefFor={hrefFor} />
            <CopyLink href={href} subject={faq.subject} />
          </Answer>
        </Activity>
      </details>
    </Item>
  );
}
