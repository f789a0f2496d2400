import { createCaller } from '@portal/api-client';
import axios from 'axios';

/** Sends the shell's own calls; those of its section go through the host like any remote's. */
export const http = axios.create({ headers: { 'x-portal-client': 'shell' } });
export const caller = createCaller(http);
