import type { Entity } from '../../entity.ts'
import { amountIn } from '../../words/amount.ts'
import type { Column } from './said-field.ts'

/** Without amounts there is only how many there were. */
export const countOf = (trend: Entity['trend'], many: string, turn: number): Entity['trend'] => ({
  ...trend,
  title: `${many} a week`,
  value: `${3 + (turn % 4)}`,
  delta: '+1',
  data: [2, 3, 1, 4, 2, 2 + (turn % 4), 3 + (turn % 4)],
  isLowerBetter: false,
})

/** The curve of an amount, with the newest value last. */
export function trendOf({ field, values }: Column, trend: Entity['trend']): Entity['trend'] {
  const amounts = values.map((value) => amountIn(value))
  if (amounts.some((amount) => !Number.isFinite(amount))) return trend
  const data = amounts.toReversed()
  const [last = 0, before = 0] = amounts
  const change = Math.round((last - before) * 10) / 10
  return {
    ...trend,
    title: field.name,
    value: values[0] ?? trend.value,
    delta: `${change < 0 ? '−' : '+'}${Math.abs(change)}`,
    data,
    labels: ['7', '9', '12', '15', '17', '19'],
    isLowerBetter: /cost|price|loss|waste|error|salt/i.test(field.name),
  }
}
