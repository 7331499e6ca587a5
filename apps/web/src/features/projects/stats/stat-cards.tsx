import { planTable, type User } from '@kwiq/contracts'
import { Layers, Package, Sparkles } from 'lucide-react'
import { texts } from '../texts.ts'
import { readStat } from './read-stat.ts'
import { StatCard } from './stat-card.tsx'

/** The three cards of usage against the limits of the person's tier. */
export function StatCards({ user }: { user: User }) {
  const { limits } = planTable[user.role]
  return (
    <div className="stats">
      <StatCard
        label={texts.stats.projects}
        icon={Layers}
        stat={readStat(user._count.projects, limits.projects)}
      />
      <StatCard
        label={texts.stats.generations}
        icon={Sparkles}
        stat={readStat(user.aiGenerationsUsed, limits.aiGenerations)}
      />
      <StatCard
        label={texts.stats.exports}
        icon={Package}
        stat={readStat(user.exportsUsed, limits.exports, true)}
      />
    </div>
  )
}
