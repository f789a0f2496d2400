/** How long what a customer has entered into a form and not sent is kept, in the tab and at the server. */
export const DRAFT_KEPT_MS = 24 * 60 * 60 * 1000;
