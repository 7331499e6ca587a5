const format = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

const minute = 60_000
const units = [
  { unit: 'year', length: 365 * 24 * 60 * minute },
  { unit: 'month', length: 30 * 24 * 60 * minute },
  { unit: 'day', length: 24 * 60 * minute },
  { unit: 'hour', length: 60 * minute },
  { unit: 'minute', length: minute },
] as const

/** A moment seen from `now`, in the largest unit it fills: '4 minutes ago', 'in 10 days', 'just now'. */
export function formatRelative(iso: string, now: number = Date.now()): string {
  const distance = new Date(iso).getTime() - now
  const { unit, length } = units.find((candidate) => Math.abs(distance) >= candidate.length) ?? {}
  if (unit === undefined || length === undefined) return distance > 0 ? 'in less than a minute' : 'just now'
  // A key made for ten days expires in ten, not in nine and a bit; what is past counts when it is full.
  const round = distance > 0 ? Math.round : Math.trunc
  return format.format(round(distance / length), unit)
}
