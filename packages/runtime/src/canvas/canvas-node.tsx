import type { ComponentNode } from '@kwiq/app-model'
import { ComponentView, frameStyle, useLayout } from '@kwiq/catalogue/views'
import { type CSSProperties, memo, type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { type NodeSource, nodeKey } from './node-source.ts'

/** Wraps a drawn component; it must give the element back inside, with nothing that takes room around it. */
export type RenderNode = (node: ComponentNode, element: ReactNode) => ReactNode

interface CanvasNodeProps {
  id: string
  source: NodeSource
  renderNode?: RenderNode
}

const block: CSSProperties = { display: 'flex', position: 'relative', boxSizing: 'border-box' }

/** One component on the canvas: it is drawn anew only when its own node changes. */
export const CanvasNode = memo(function CanvasNode({ id, source, renderNode }: CanvasNodeProps) {
  const { fill } = useLayout()
  const subscribe = useCallback(
    (listener: () => void) => source.subscribe(nodeKey(id), listener),
    [source, id],
  )
  const read = () => source.getNode(id)
  const node = useSyncExternalStore(subscribe, read, read)
  if (!node) return null
  const childViews = (node.children ?? []).map((child) => ({
    id: child.id,
    type: child.type,
    element: <CanvasNode key={child.id} id={child.id} source={source} renderNode={renderNode} />,
  }))
  const drawn = <ComponentView node={node} childViews={childViews} />
  const style = { ...block, ...(frameStyle(node, fill) as CSSProperties) }
  return (
    <div data-node-id={id} data-node-type={node.type} data-locked={node.isLocked} style={style}>
      {renderNode ? renderNode(node, drawn) : drawn}
    </div>
  )
})
