export type Fields = Record<string, string>;

/** How the provider answers a call: null does not, `cut` breaks the connection off. */
export type Answer = Fields | null | 'cut';
