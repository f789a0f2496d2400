import styled from '@emotion/styled';

/**
 * Holds what only visitors see, or only members. Until the session is known, render both, each named by `data-until-known`:
 * <html data-member> then selects one. The same HTML serves everybody, nobody sees the other's part even briefly, and nothing
 * moves when the session becomes known. We write `html`, because emotion would attach a leading `:root` to the element itself.
 */
export const UntilKnown = styled.div<{ 'data-until-known': 'visitor' | 'member' | undefined }>`
  display: contents;
  html:not([data-member]) &[data-until-known='member'],
  html[data-member] &[data-until-known='visitor'] {
    display: none;
  }
`;
