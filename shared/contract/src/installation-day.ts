import * as v from 'valibot';

/**
 * How settled a day of installation is: no day is planned, the customer should confirm it, it is fixed, the customer has asked
 * for another day, it has passed without an installation, or the product is installed.
 */
export const dayStateSchema = v.picklist(['none', 'toConfirm', 'fixed', 'moving', 'late', 'done']);
