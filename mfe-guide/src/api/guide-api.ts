import { createContractApi } from '@portal/api-client';

/** The cache of this remote's calls; each noun's file injects its own. */
export const guideApi = createContractApi();
