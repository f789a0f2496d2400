import './release/provided.ts';
import { startPortal } from './start.ts';

startPortal();
