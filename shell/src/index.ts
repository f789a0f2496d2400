import './release/provided.ts';
import { startPortal } from './start/start-portal.ts';

startPortal();
