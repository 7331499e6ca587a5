const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A moment as short as it can be read: 'now', '2 min', '3 h', 'Yesterday', '19 Nov', '19 Nov 2025'. */
export function formatShort(iso: string, now: Date = new Date()): string {
  const time = new Date(iso)
  const age = now.getTime() - time.getTime()
  if (age < minute) return 'now'
  if (age < hour) return `${Math.floor(age / minute)} min`
  const startOfToday = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime()
  if (time.getTime() >= startOfToday) return `${Math.floor(age / hour)} h`
  if (time.getTime() >= startOfToday - day) return 'Yesterday'
  const isThisYear = time.getFullYear() === now.getFullYear()
  return time.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  })
}
