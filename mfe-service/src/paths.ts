import { definePath, paths } from '@portal/paths';

/** Addresses of this remote that have parameters of their own, or that no other part links to. */
export const servicePaths = {
  after: definePath(`${paths.serviceAfter.template}?step={step}`),
  careInfo: definePath('/service/service_care_info?service={before|new|w_filter}'),
};
