import { expect, jest, test } from '@jest/globals';
import axios, { AxiosError, type AxiosAdapter } from 'axios';
import { createHostDouble } from '../double.ts';
import type { Company } from '../host.ts';
import { watchCalls } from './watch-calls.ts';

/** An instance whose calls are answered by `adapter`, and what its host was told. */
function watched(adapter: AxiosAdapter) {
  let running = 0;
  const told = { most: 0, heard: jest.fn(), running: () => running };
  const double = createHostDouble({ company: {} as Company });
  const http = axios.create({ adapter });
  watchCalls(http, {
    session: { ...double.session, heard: told.heard },
    busy() {
      told.most = Math.max(told.most, ++running);
      return () => void running--;
    },
  });
  return { http, told };
}

const answer = (code: string): AxiosAdapter => {
  return async (config) => ({
    data: { status: { code, message: '' } },
    status: 200,
    statusText: '',
    headers: {},
    config,
  });
};
const overlaid = { portalOverlay: true } as object;

test('keeps the page under the overlay while such a call runs, and no longer', async () => {
  const { http, told } = watched(answer('200'));
  await Promise.all([http.get('/a', overlaid), http.get('/b', overlaid), http.get('/c')]);
  expect(told.most).toBe(2);
  expect(told.running()).toBe(0);
});

test('ends the overlay when the call fails', async () => {
  const { http, told } = watched(async (config) => {
    throw new AxiosError('cut', 'ERR_NETWORK', config);
  });
  await expect(http.get('/a', overlaid)).rejects.toThrow('cut');
  expect(told.most).toBe(1);
  expect(told.running()).toBe(0);
});

test('tells the session of a code that is not success', async () => {
  const failed = watched(answer('ERR_LOGIN_REQUIRED'));
  await failed.http.get('/a');
  expect(failed.told.heard).toHaveBeenCalledWith('ERR_LOGIN_REQUIRED');
  const worked = watched(answer('200'));
  await worked.http.get('/a');
  expect(worked.told.heard).not.toHaveBeenCalled();
});
