import { createContractApi } from '@portal/api-client';

/** The cache of this remote's calls. Its name is not the others': the bench joins all in one store. */
export const customerApi = createContractApi([], 'customerApi');
