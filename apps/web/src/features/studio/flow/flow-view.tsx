import { Spinner } from '@kwiq/ui'
import { lazy, Suspense } from 'react'

const FlowBoard = lazy(async () => ({ default: (await import('./flow-board.tsx')).FlowBoard }))

/** The board of all screens; what draws it is loaded when it is first looked at. */
export function FlowView() {
  return (
    <div className="flow">
      <Suspense
        fallback={
          <div className="canvas-state">
            <output>
              <Spinner />
              <span className="sr">Loading...</span>
            </output>
          </div>
        }
      >
        <FlowBoard />
      </Suspense>
    </div>
  )
}
