import { Icon, ProgressBar } from '@kwiq/ui'
import type { LucideIcon } from 'lucide-react'
import { texts } from '../texts.ts'
import type { Stat } from './read-stat.ts'

interface StatCardProps {
  label: string
  icon: LucideIcon
  stat: Stat
}

/** How much of one limit is used. Without a limit the place of the bar stays empty. */
export function StatCard({ label, icon, stat }: StatCardProps) {
  const { used, limit, share, isNearlyUsedUp } = stat
  return (
    <div className="card stat">
      <div className="row between t2">
        <h2>{label}</h2>
        <Icon of={icon} />
      </div>
      <p className="num">
        <b>{used}</b>
        {limit !== null && <span className="t3">{texts.stats.of(limit)}</span>}
      </p>
      {limit === null ? (
        <div className="bar none" />
      ) : (
        <ProgressBar label={texts.stats.used(label, used, limit)} value={share} isWarning={isNearlyUsedUp} />
      )}
    </div>
  )
}
