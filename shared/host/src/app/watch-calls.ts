import type { AxiosInstance, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import type { Host } from '../host.ts';

/** What the api-client says of a call beside axios' own configuration. */
interface Watched extends InternalAxiosRequestConfig {
  portalOverlay?: boolean;
  endBusy?: () => void;
}

const codeOf = ({ data }: AxiosResponse<unknown>) =>
  String((data as { status?: { code?: unknown } } | null)?.status?.code ?? '');

/**
 * Lets the shell follow a section's calls: the page waits under the overlay while one of those runs that
 * it waits for as a whole, and the session hears when it has ended.
 */
export function watchCalls(http: AxiosInstance, host: Pick<Host, 'busy' | 'session'>): void {
  http.interceptors.request.use((config: Watched) => {
    if (config.portalOverlay) config.endBusy = host.busy();
    return config;
  });
  http.interceptors.response.use(
    (response) => {
      (response.config as Watched).endBusy?.();
      const code = codeOf(response);
      if (code !== '200') host.session.heard(code);
      return response;
    },
    (error: { config?: Watched }) => {
      error.config?.endBusy?.();
      throw error;
    },
  );
}
