import { Skeleton } from '@kwiq/ui'
import { texts } from './texts.ts'

/** Four cards of the size of what comes. */
export function ProjectGridSkeleton() {
  return (
    <div className="projs" role="status" aria-label={texts.loading}>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className="card proj">
          <div className="thumb canvasbg" />
          <div className="meta">
            <Skeleton width="60%" height={14} />
            <Skeleton width="85%" height={12} />
            <Skeleton width="40%" height={10} />
          </div>
        </div>
      ))}
    </div>
  )
}
