import { memo, startTransition, useEffect, useRef, useState } from 'react'
import { CanvasGroup, type CanvasGroupProps, groupHeight, isSameGroup } from './canvas-group.tsx'
import { drawWhenNear } from './draw-when-near.ts'

interface LazyGroupProps extends CanvasGroupProps {
  /** Whether it is drawn at once. */
  isFirst: boolean
}

/**
 * A group whose components are in the page from the start, to be found and scrolled to, but drawn only when
 * they come near the part in sight, or when the browser is idle. Once drawn it stays.
 */
export const LazyGroup = memo(
  function LazyGroup({ isFirst, ...group }: LazyGroupProps) {
    const place = useRef<HTMLDivElement>(null)
    const [isDrawn, setIsDrawn] = useState(isFirst)
    useEffect(() => {
      if (isDrawn || !place.current) return undefined
      // A slice at a time: whoever clicks meanwhile does not wait for what is out of sight.
      return drawWhenNear(place.current, () => startTransition(() => setIsDrawn(true)))
    }, [isDrawn])
    if (isDrawn) return <CanvasGroup {...group} />
    return (
      <div ref={place} style={{ flexShrink: 0, height: groupHeight(group.ids.length, group.gap) }}>
        {group.ids.map((id) => (
          <div key={id} data-node-id={id} />
        ))}
      </div>
    )
  },
  (before, after) => before.isFirst === after.isFirst && isSameGroup(before, after),
)
