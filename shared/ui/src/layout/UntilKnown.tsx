import styled from '@emotion/styled';

/**
 * Wraps content for visitors or for members. Before the session is known, render both with `data-until-known`; the server has
 * set <html data-member> from a cookie, and this style hides the other one. So one HTML serves everybody, and nothing moves when
 * the session becomes known. The selector says `html`, because emotion would attach a leading `:root` to the element itself.
 */
export const UntilKnown = styled.div<{ 'data-until-known': 'visitor' | 'member' | undefined }>`
  display: contents;
  html:not([data-member]) &[data-until-known='member'],
  html[data-member] &[data-until-known='visitor'] {
    display: none;
  }
`;
