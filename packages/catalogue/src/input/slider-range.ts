import type { ResolvedProperties } from '../resolve-properties.ts'

export interface SliderRange {
  least: number
  most: number
  /** Distance between two values. */
  step: number
  initial: number
}

/**
 * The range of a slider and where it stands. Without stated ends it goes from 0 to 1, or to 100 when the value
 * is larger than 1.
 */
export function sliderRange({
  value,
  min = 0,
  max,
}: Pick<ResolvedProperties<'input'>, 'value' | 'min' | 'max'>): SliderRange {
  const stated = Number.parseFloat(value ?? '')
  const assumed = Number.isFinite(stated) && stated > 1 ? Math.max(100, stated) : 1
  const most = max !== undefined && max > min ? max : min + assumed
  const span = most - min
  const step = span >= 10 ? 1 : 0.01
  const middle = min + span / 2
  const initial = Number.isFinite(stated) ? Math.min(most, Math.max(min, stated)) : middle
  return { least: min, most, step, initial }
}
