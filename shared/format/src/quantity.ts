/** Seconds as `1:05`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Seconds as read aloud: `1분 5초`. */
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

/** A distance for customers: `850 m`, `2.3 km`, and `123 km` from 100 km on. @param metres may be fractional */
export function formatDistance(metres: number): string {
  if (metres < 995) return `${Math.round(metres / 10) * 10} m`;
  const km = metres / 1000;
  return `${km < 99.95 ? km.toFixed(1) : Math.round(km)} km`;
}
