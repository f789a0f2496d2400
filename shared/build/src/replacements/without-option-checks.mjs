// Stands in for axios's checks of the options that it is given: TypeScript has checked ours.
const unchecked = () => true;
export default {
  assertOptions() {},
  validators: { transitional: unchecked, spelling: unchecked },
};
