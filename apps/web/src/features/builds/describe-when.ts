const day = 86_400_000
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/** An ISO time as people say it: `just now`, `today 09:20`, `yesterday 18:05`, `18 Nov`. */
export function describeWhen(iso: string, now: Date = new Date()): string {
  const at = new Date(iso)
  const age = now.getTime() - at.getTime()
  if (age < 60_000) return 'just now'
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime()
  if (at.getTime() >= midnight) return `today ${clock.format(at)}`
  if (at.getTime() >= midnight - day) return `yesterday ${clock.format(at)}`
  return date.format(at)
}
