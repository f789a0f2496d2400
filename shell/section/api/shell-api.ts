import { createContractApi } from '@portal/api-client';

/** The cache of the shell's own pages. Its name is not the remotes': the bench joins all in one store. */
export const shellApi = createContractApi([], 'shellApi');
