/** The seats that the portal's drawings of a chair contain. Any other seat is shown by its name alone. */
export const drawnSeats = [
  'back',
  'shoulder',
  'head',
  'sub',
  'calf',
  'sole',
  'arm',
  'thigh',
] as const;
