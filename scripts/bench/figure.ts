/** One line of the bench: what was measured, the value as text, and whether it keeps its promise. */
export interface Figure {
  name: string
  value: string
  promise: string
  isKept: boolean
}

/** The value below which `share` (0 to 1) of the samples lie, by the nearest-rank method. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
