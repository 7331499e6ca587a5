import type { ComponentNode } from '@kwiq/app-model'
import { useMemo } from 'react'
import type { RenderNode } from './canvas-node.tsx'
import { groupNodes } from './group-nodes.ts'
import { LazyGroup } from './lazy-group.tsx'
import type { NodeSource } from './node-source.ts'

interface CanvasGroupsProps {
  nodes: readonly ComponentNode[]
  source: NodeSource
  renderNode?: RenderNode
  /** Px between the components. */
  gap: number
}

/** Groups drawn at once: about as much as the largest window shows. */
const firstGroups = 2

/** The body of a long screen. What can be seen first is drawn at once, the rest follows. */
export function CanvasGroups({ nodes, source, renderNode, gap }: CanvasGroupsProps) {
  const groups = useMemo(() => groupNodes(nodes), [nodes])
  return groups.map((group, index) => (
    <LazyGroup
      key={group.key}
      ids={group.nodes.map((node) => node.id)}
      source={source}
      renderNode={renderNode}
      gap={gap}
      isFirst={index < firstGroups}
    />
  ))
}
