import type { ComponentNode } from '@kwiq/app-model'
import { AppRuntimeContext, ComponentView, frameStyle, useLayout } from '@kwiq/catalogue/views'
import { memo, useContext } from 'react'
import { View } from 'react-native'

/** A component with everything in it, drawn from its node. In a running app on the web its element names it. */
export const NodeTree = memo(function NodeTree({ node }: { node: ComponentNode }) {
  const { fill } = useLayout()
  const { mode } = useContext(AppRuntimeContext)
  const childViews = (node.children ?? []).map((child) => ({
    id: child.id,
    type: child.type,
    element: <NodeTree key={child.id} node={child} />,
  }))
  // Pictures do without: nobody points at what is in them.
  const marks = mode === 'run' ? { dataSet: { nodeId: node.id } } : {}
  return (
    <View {...marks} style={frameStyle(node, fill)}>
      <ComponentView node={node} childViews={childViews} />
    </View>
  )
})
