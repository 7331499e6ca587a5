/** "7:05" or "19:30" as HH:MM of 24 hours; undefined for anything else. */
export function readTime(text: string): string | undefined {
  const [, hour, minute] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text.trim()) ?? []
  return hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`
}
