import type { AdminStats } from '@kwiq/contracts'
import { ErrorState, Skeleton } from '@kwiq/ui'
import { texts } from './texts.ts'
import { useStats } from './use-admin.ts'

const dollars = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

const cards: { key: keyof AdminStats; show: (value: number) => string }[] = [
  { key: 'totalUsers', show: (value) => value.toLocaleString('en') },
  { key: 'activeSubscriptions', show: (value) => value.toLocaleString('en') },
  { key: 'monthlyRevenue', show: (value) => `$${dollars.format(value)}` },
  { key: 'totalProjects', show: (value) => value.toLocaleString('en') },
]

export function StatCards() {
  const { data, isError, refetch } = useStats()
  if (isError)
    return (
      <ErrorState
        className="card"
        title={texts.didNotLoad}
        text={texts.didNotLoadHint}
        onRetry={() => void refetch()}
      />
    )
  return (
    <section className="stats" aria-label={texts.stats.label}>
      {cards.map(({ key, show }) => (
        <div key={key} className="card stat">
          <h2 className="t2">{texts.stats[key]}</h2>
          <p className="num">{data ? <b>{show(data[key])}</b> : <Skeleton width={72} height={28} />}</p>
        </div>
      ))}
    </section>
  )
}
