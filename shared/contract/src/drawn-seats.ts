/** The seats that the portal draws; of another one a popup tells the name alone. */
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
