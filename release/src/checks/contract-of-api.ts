import type { VersionRecord } from '@portal/release-store';

/** The contract as the API answers it at /api/contract.json. */
export type Contract = NonNullable<VersionRecord['api']>;

const PATIENCE_MS = 15_000;

/** Asks the API for its contract. @throws Error that names the address if the API does not answer */
export async function contractOfApi(apiUrl: string, patienceMs = PATIENCE_MS): Promise<Contract> {
  const url = `${apiUrl}/api/contract.json`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    return (await answer.json()) as Contract;
  } catch (error) {
    throw new Error(
      `${url} does not answer (${(error as Error).message}): start the API with npm start, or name it by API_URL`,
      { cause: error },
    );
  }
}
