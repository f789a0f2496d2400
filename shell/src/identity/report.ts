import type { AxiosInstance, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { reportShellFailure } from '../release/failure.ts';

/** Headers that say who somebody is: they are taken out before anything is told. */
const SECRET = /^(cookie|authorization|proxy-authorization|x-[cx]srf.*)$/i;

/** What may be told of a request's headers. */
const tellable = (headers: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => !SECRET.test(name) && typeof value === 'string')
      .map(([name, value]) => [name.toLowerCase(), String(value)]),
  );

const isCertification = ({ url = '' }: InternalAxiosRequestConfig) =>
  url.startsWith('/api/certify/');

const tell = (config: InternalAxiosRequestConfig, what: string) => {
  if (isCertification(config))
    reportShellFailure(`${config.url} ${what}`, 'certification', {
      headers: tellable(config.headers.toJSON()),
    });
};

const codeOf = ({ data }: AxiosResponse<unknown>) =>
  String((data as { status?: { code?: unknown } } | null)?.status?.code ?? 'nothing');

/** Reports each call of the identity check that fails, with its headers. */
export function tellCertification(http: AxiosInstance): void {
  http.interceptors.response.use(
    (response) => {
      if (codeOf(response) !== '200') tell(response.config, codeOf(response));
      return response;
    },
    (error: { code?: string; config?: InternalAxiosRequestConfig }) => {
      if (error.config && error.code !== 'ERR_CANCELED') tell(error.config, String(error.code));
      throw error;
    },
  );
}
