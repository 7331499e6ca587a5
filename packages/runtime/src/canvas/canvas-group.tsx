import { type CSSProperties, memo } from 'react'
import { CanvasNode, type RenderNode } from './canvas-node.tsx'
import type { NodeSource } from './node-source.ts'

export interface CanvasGroupProps {
  ids: readonly string[]
  source: NodeSource
  renderNode?: RenderNode
  /** Px between the components. */
  gap: number
}

/** Height in px a component is taken to have until it has been laid out once. */
const usualHeight = 100

/** Components of a long screen that are laid out only when they come near the part in sight. */
export const CanvasGroup = memo(function CanvasGroup({ ids, source, renderNode, gap }: CanvasGroupProps) {
  return (
    <div style={styleOf(ids.length, gap)}>
      {ids.map((id) => (
        <CanvasNode key={id} id={id} source={source} renderNode={renderNode} />
      ))}
    </div>
  )
}, isSameGroup)

/** Whether two groups are drawn alike: the same components in the same order. */
export function isSameGroup(before: CanvasGroupProps, after: CanvasGroupProps): boolean {
  return (
    before.source === after.source &&
    before.renderNode === after.renderNode &&
    before.gap === after.gap &&
    before.ids.length === after.ids.length &&
    before.ids.every((id, index) => id === after.ids[index])
  )
}

/** Height in px a group is taken to have until it has been laid out once. */
export function groupHeight(count: number, gap: number): number {
  return count * usualHeight + (count - 1) * gap
}

function styleOf(count: number, gap: number): CSSProperties {
  return {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    gap,
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${groupHeight(count, gap)}px`,
    // Keeps shadows and edge-to-edge components from being cut at the box.
    overflowClipMargin: 200,
  }
}
