import { classes, Icon } from '@kwiq/ui'
import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react'
import { texts } from '../texts.ts'
import type { ReadinessPoint } from './readiness.ts'

const icons: Record<ReadinessPoint['state'], LucideIcon> = {
  passed: CircleCheck,
  warning: TriangleAlert,
  problem: CircleAlert,
  unknown: CircleHelp,
}
const names: Record<ReadinessPoint['state'], string> = {
  passed: 'In order',
  warning: 'Could be better',
  problem: 'Problem',
  unknown: 'For you to check',
}

/** How the app stands with the stores, point by point. */
export function ReadinessList({ points }: { points: readonly ReadinessPoint[] }) {
  const known = points.filter(({ state }) => state !== 'unknown')
  const passed = known.filter(({ state }) => state === 'passed').length
  return (
    <div className="readiness">
      <p>
        <b className="b num">{texts.wrap.score(passed, known.length)}.</b>{' '}
        <span className="t2">{texts.wrap.scoreHint}</span>
      </p>
      <ul>
        {points.map(({ id, state, title, text }) => (
          <li key={id} className={classes('point', state)}>
            <Icon of={icons[state]} />
            <div>
              <p className="b">
                <span className="sr">{names[state]}: </span>
                {title}
              </p>
              <p className="t2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
