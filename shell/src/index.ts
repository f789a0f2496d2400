import './release/provided.ts';
import './release/bundler-runtime.ts';
import { startPortal } from './start/start-portal.ts';

startPortal();
