/** Local part, @, domain with dots (specification, 5). */
export const emailPattern = /^[\w.%+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;
