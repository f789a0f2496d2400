import { createCaller } from '@portal/api-client';
import axios from 'axios';
import { tellCertification } from '../identity/report.ts';

const http = axios.create({ headers: { 'x-portal-client': 'shell' } });
tellCertification(http);

/** The shell's own calls, beside those of its pages. */
export const caller = createCaller(http);
