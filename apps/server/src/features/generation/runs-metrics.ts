import type { Context } from '../../http/context.ts'
import type { MetricSource } from '../../platform/metrics/index.ts'
import { startOfMonth } from './allowance.ts'
import { sumRuns } from './runs-repository.ts'

/** What generations of this calendar month (UTC) were and cost, the same from every process. */
export function createRunsMetrics({ database, clock }: Pick<Context, 'database' | 'clock'>): MetricSource[] {
  const sums = () => sumRuns(database, startOfMonth(clock.now()))
  return [
    {
      name: 'kwiq_ai_runs_this_month',
      help: 'Generations of this month by how they ended',
      read: async () => (await sums()).map(({ status, count }) => ({ labels: { status }, value: count })),
    },
    {
      name: 'kwiq_ai_tokens_this_month',
      help: 'Tokens of language models this month',
      read: async () => {
        const rows = await sums()
        const total = (of: 'inputTokens' | 'outputTokens') => rows.reduce((sum, row) => sum + row[of], 0)
        return [
          { labels: { direction: 'input' }, value: total('inputTokens') },
          { labels: { direction: 'output' }, value: total('outputTokens') },
        ]
      },
    },
    {
      name: 'kwiq_ai_cost_dollars_this_month',
      help: 'What language models cost this month, as far as their prices are known',
      read: async () => [
        { value: (await sums()).reduce((sum, { costMicros }) => sum + costMicros, 0) / 1_000_000 },
      ],
    },
  ]
}
