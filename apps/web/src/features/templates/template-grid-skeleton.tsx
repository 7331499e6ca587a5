import { Skeleton } from '@kwiq/ui'
import { texts } from './texts.ts'

/** Six cards of the size of what comes. */
export function TemplateGridSkeleton() {
  return (
    <div className="tpls" role="status" aria-label={texts.loading}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <div key={card} className="card tpl tpl-skeleton">
          <div className="thumb canvasbg" />
          <div className="meta">
            <Skeleton width="60%" height={16} />
            <Skeleton width="95%" height={12} />
            <Skeleton width="70%" height={12} />
            <Skeleton width="100%" height={28} />
          </div>
        </div>
      ))}
    </div>
  )
}
