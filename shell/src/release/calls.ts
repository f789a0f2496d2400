import { createCaller } from '@portal/api-client';
import axios from 'axios';

/** The shell's own calls, beside those of its section. */
export const http = axios.create({ headers: { 'x-portal-client': 'shell' } });
export const caller = createCaller(http);
