// Line icons of equal weight on a 24 px grid, drawn for this portal.

export const search = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20 20';
export const chevronDown = 'm6 9.5 6 6 6-6';
export const chevronLeft = 'm14.5 6-6 6 6 6';
export const chevronRight = 'm9.5 6 6 6-6 6';
export const phone =
  'M8.6 4.5H5.8c-.8 0-1.4.7-1.3 1.5.6 7 6.5 12.9 13.5 13.5.8.1 1.5-.5 1.5-1.3v-2.8l-4.3-1.6-1.6 1.9a12 12 0 0 1-5.3-5.3l1.9-1.6-1.6-4.3Z';
export const play =
  'M9 6.8v10.4c0 .8.9 1.3 1.6.8l7.7-5.2a1 1 0 0 0 0-1.6l-7.7-5.2c-.7-.5-1.6 0-1.6.8Z';
export const download = 'M12 4v11m-4.5-4L12 15.5l4.5-4.5M5 19.5h14';
export const document =
  'M7 3.5h7l4 4v13H7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Zm7 0v4h4M9.5 12.5h5m-5 3.5h5';
export const picture =
  'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 5Zm-1.2 12.8 5.2-5.3 3.5 3.5 3-3 4.6 4.6M15.2 10.2v.1';
export const link =
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1m2 3.7a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1';
export const menu = 'M4 7h16M4 12h16M4 17h16';
export const close = 'm6 6 12 12M18 6 6 18';
export const alert =
  'M12 8v5m0 3.2v.1M10.7 4.3 3.2 17.5A1.5 1.5 0 0 0 4.5 19.8h15a1.5 1.5 0 0 0 1.3-2.3L13.3 4.3a1.5 1.5 0 0 0-2.6 0Z';
export const offline =
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M5.5 12a9.6 9.6 0 0 1 4-2.3m4.4-.1a9.6 9.6 0 0 1 4.6 2.4M3 8.6A13.5 13.5 0 0 1 7 6m4.6-.9A13.5 13.5 0 0 1 21 8.6M12 19.2v.1';
export const lock =
  'M8 10.5V8a4 4 0 0 1 8 0v2.5M6.5 10.5h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1Zm5.5 3.6v2';
export const check = 'm5 12.5 4.5 4.5L19 7.5';
export const user = 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8a7.5 7.5 0 0 1 15 0';
export const pause = 'M9 6v12M15 6v12';
export const headset =
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h2a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1Zm15 0h-2a1 1 0 0 0-1 1v3.5a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1Zm0 4.5c0 1.7-1.8 3-4 3H13';
export const external =
  'M9 5.5H6a1 1 0 0 0-1 1V18a1 1 0 0 0 1 1h11.5a1 1 0 0 0 1-1v-3M13 4.5h6.5V11m0-6.5L11 13';
export const video =
  'M4.5 6.5h15a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5Zm6 3v5l4-2.5Z';
export const photo =
  'M4.5 8h3l1.6-2.5h5.8L16.5 8h3A1.5 1.5 0 0 1 21 9.5V18a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9.5A1.5 1.5 0 0 1 4.5 8Zm7.5 9a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z';
export const place =
  'M12 20.5s6.5-5.6 6.5-10.7a6.5 6.5 0 0 0-13 0c0 5.1 6.5 10.7 6.5 10.7Zm0-8.3a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z';
export const pen =
  'M4.5 19.5l1-4L16 5a1.5 1.5 0 0 1 2.1 0l.9.9a1.5 1.5 0 0 1 0 2.1L8.5 18.5Zm9.5-12.5 3 3';
