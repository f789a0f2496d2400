/** Seconds as `1:05`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Seconds as they are read aloud: `1분 5초`. */
export function spokenDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  return `${minutes > 0 ? `${minutes}분 ` : ''}${whole % 60}초`;
}

/** Bytes as `350KB` or `1.2MB`, powers of 1024. */
export function formatBytes(bytes: number): string {
  const kb = bytes / 1024;
  return kb < 1024 ? `${Math.max(1, Math.round(kb))}KB` : `${(kb / 1024).toFixed(1)}MB`;
}

const DAYS = ['하루', '이틀', '사흘', '나흘', '닷새', '엿새', '이레', '여드레', '아흐레', '열흘'];

/** A number of days as it is said: `사흘`; above ten in digits: `14일`. */
export const spokenDays = (days: number): string => DAYS[days - 1] ?? `${days}일`;
