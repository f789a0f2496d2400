import { createCaller } from '@portal/api-client';
import axios from 'axios';
import { changed } from './changes.ts';

/** Sends the shell's own calls; those of its section go through the host like any remote's. */
export const http = axios.create({ headers: { 'x-portal-client': 'shell' } });
let heard: (code: string) => void = () => {};
/** Tells the session the codes that the shell's own calls are refused with. */
export const onRefusal = (listener: typeof heard): void => {
  heard = listener;
};
export const caller = createCaller(http, { changed, heard: (code) => heard(code) });
