import type { Entity, Sample } from '../entity.ts'
import { amountIn } from '../words/amount.ts'

const usualOfFour = [46, 28, 17, 9]
const usualOfThree = [68, 20, 12]

interface Sum {
  amount: number
  /** What stands around the number: "€", "ml". */
  unit: string
}

function readSum(value: string | undefined): Sum | undefined {
  const [, before = '', digits, after = ''] = /^(\D*?)(\d[\d,]*(?:\.\d+)?)(\D*)$/.exec(value ?? '') ?? []
  return digits === undefined
    ? undefined
    : { amount: amountIn(digits), unit: `${before.trim()} ${after.trim()}`.trim() }
}

const isIn = ({ overline, subtitle, badge }: Sample, group: string) =>
  [overline, badge, subtitle?.split(', ')[0]].includes(group)

/**
 * Shares of up to four groups of the first figure, whole percent that make 100: at least what the samples in them come
 * to, where both say sums of one unit; the rest as such shares usually are.
 */
export function groupShares({ groups, samples, figures }: Entity): number[] {
  const shown = groups.slice(0, 4)
  const usual = shown.length > 3 ? usualOfFour : usualOfThree
  const total = readSum(figures[0]?.value)
  if (!total || total.amount === 0) return usual
  const sums = shown.map((group) =>
    samples
      .filter((sample) => isIn(sample, group))
      .map(({ value }) => readSum(value))
      .reduce((sum, one) => sum + (one?.unit === total.unit ? one.amount : 0), 0),
  )
  const known = sums.reduce((sum, one) => sum + one, 0)
  if (known === 0 || known > total.amount) return usual
  const rest = total.amount - known
  const shares = sums.map((sum, index) =>
    Math.round((sum / total.amount) * 100 + (rest / total.amount) * (usual[index] ?? 0)),
  )
  const largest = shares.indexOf(Math.max(...shares))
  const missing = 100 - shares.reduce((sum, one) => sum + one, 0)
  return shares.map((share, index) => (index === largest ? share + missing : share))
}
