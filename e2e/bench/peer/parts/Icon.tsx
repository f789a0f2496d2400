/** The portal's line icons, as far as these pages show them. */
const shapes = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20 20',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronRight: 'm9.5 6 6 6-6 6',
  phone:
    'M8.6 4.5H5.8c-.8 0-1.4.7-1.3 1.5.6 7 6.5 12.9 13.5 13.5.8.1 1.5-.5 1.5-1.3v-2.8l-4.3-1.6-1.6 1.9a12 12 0 0 1-5.3-5.3l1.9-1.6-1.6-4.3Z',
  download: 'M12 4v11m-4.5-4L12 15.5l4.5-4.5M5 19.5h14',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1m2 3.7a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8a7.5 7.5 0 0 1 15 0',
  headset:
    'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13.5h2a1 1 0 0 1 1 1v3.5a1 1 0 0 1-1 1h-1a1 1 0 0 1-1-1Zm15 0h-2a1 1 0 0 0-1 1v3.5a1 1 0 0 0 1 1h1a1 1 0 0 0 1-1Zm0 4.5c0 1.7-1.8 3-4 3H13',
  video:
    'M4.5 6.5h15a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5Zm6 3v5l4-2.5Z',
  photo:
    'M4.5 8h3l1.6-2.5h5.8L16.5 8h3A1.5 1.5 0 0 1 21 9.5V18a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9.5A1.5 1.5 0 0 1 4.5 8Zm7.5 9a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  pen: 'M4.5 19.5l1-4L16 5a1.5 1.5 0 0 1 2.1 0l.9.9a1.5 1.5 0 0 1 0 2.1L8.5 18.5Zm9.5-12.5 3 3',
};

export function Icon({ shape, size = 24 }: { shape: keyof typeof shapes; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={shapes[shape]} />
    </svg>
  );
}
