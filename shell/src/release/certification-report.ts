import type { AxiosInstance, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { reportShellFailure } from './failure.ts';

/** Headers that identify somebody; they are never reported. */
const SECRET = /^(cookie|authorization|proxy-authorization|x-[cx]srf.*)$/i;

/** The headers of a request that may be reported. */
const publicHeaders = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => !SECRET.test(name) && typeof value === 'string')
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

const isCertification = ({ url = '' }: InternalAxiosRequestConfig) =>
  url.startsWith('/api/certify/');

const report = (config: InternalAxiosRequestConfig, what: string) => {
  if (isCertification(config))
    reportShellFailure(`${config.url} ${what}`, 'certification', {
      headers: publicHeaders(config.headers.toJSON()),
    });
};

const codeOf = ({ data }: AxiosResponse<unknown>) =>
  String((data as { status?: { code?: unknown } } | null)?.status?.code ?? 'nothing');

/** Reports each failed call of the identity check with its headers (specification, 8). */
export function reportCertification(http: AxiosInstance): void {
  http.interceptors.response.use(
    (response) => {
      if (codeOf(response) !== '200') report(response.config, codeOf(response));
      return response;
    },
    (error: { code?: string; config?: InternalAxiosRequestConfig }) => {
      if (error.config && error.code !== 'ERR_CANCELED') report(error.config, String(error.code));
      throw error;
    },
  );
}
