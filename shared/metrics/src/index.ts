export { Counter, Gauge, Histogram } from '@prometheus-io/client';
export { measured } from './measured.ts';
