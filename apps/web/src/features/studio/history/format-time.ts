const dayMs = 86_400_000

/** A time as the history shows it: "14:02" today, "Yesterday, 17:58", else "19 Nov, 10:15" (with the year when it is another). */
export function formatTime(time: Date, now: Date): string {
  const clock = time.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const startOfToday = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime()
  if (time.getTime() >= startOfToday) return clock
  if (time.getTime() >= startOfToday - dayMs) return `Yesterday, ${clock}`
  const isThisYear = time.getFullYear() === now.getFullYear()
  const day = time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  })
  return `${day}, ${clock}`
}
