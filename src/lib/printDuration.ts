/** Times of waiting, as people say them: 12 s, 8 min, 30 h, 5.2 days. */
export function printDuration(seconds: number): string {
  if (seconds < 1) return 'less than 1\u00a0s';
  if (seconds < 99.5) return `${Math.round(seconds)}\u00a0s`;
  const minutes = seconds / 60;
  if (minutes < 99.5) return `${Math.round(minutes)}\u00a0min`;
  const hours = minutes / 60;
  if (hours < 9.95) return `${hours.toFixed(1)}\u00a0h`;
  return hours < 48 ? `${Math.round(hours)}\u00a0h` : `${(hours / 24).toFixed(1)}\u00a0days`;
}
