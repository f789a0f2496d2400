// Codes alone: every part knows all addresses, and needs nothing else of most services to name them.

/** Services with visits, by the codes in addresses (specification, 2). */
export const visitKinds = ['after', 'seat', 'transfer', 'assemble_disassemble'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** All services that can be requested, in the order of menus. */
export const serviceKinds = [...visitKinds, 'w_filter'] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** Order types (specification, 4). */
export const orderTypes = ['after', '3', '4', '5', '6', '8', 'w_filter'] as const;
export type OrderType = (typeof orderTypes)[number];
