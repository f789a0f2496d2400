/** Key of the current history entry; empty if the portal did not create it. */
export const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? '';

export const newEntryState = () => ({ key: crypto.randomUUID().slice(0, 8) });
