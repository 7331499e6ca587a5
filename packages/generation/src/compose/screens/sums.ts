import { samplesFrom } from '../items.ts'
import type { Scene } from '../scene.ts'
import { amountIn } from '../../words/amount.ts'

/** Amounts of the samples in cents and their currency sign; sums have to add up. */
export function pricesOf(scene: Scene): { cents: number[]; sign: string } {
  const samples = samplesFrom(scene.entity, 0, 3)
  // A crossing costs what its page says, where the list has hours.
  const told = scene.entity.facts.find(({ value }) => /^[£$€] ?\d/.test(value))?.value
  const cents = samples.map((sample, index) => {
    const amount = amountIn(
      index === 0 && !/[£$€]/.test(sample.value ?? '') ? (told ?? sample.value) : sample.value,
    )
    return Number.isFinite(amount) && amount > 0
      ? Math.round(amount * 100)
      : ([2400, 1850, 3600][index] ?? 1200)
  })
  return { cents, sign: /[£$€]/.exec(samples[0]?.value ?? '')?.[0] ?? '€' }
}

/** "€ 1,149.00" */
export const money = (sign: string, cents: number) =>
  `${sign} ${(cents / 100).toFixed(2).replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`
