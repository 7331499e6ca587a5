import type { ComponentNode } from '@kwiq/app-model'
import { ComponentView, frameStyle, useLayout } from '@kwiq/catalogue/views'
import { memo } from 'react'
import { View } from 'react-native'

/** A component with everything in it, drawn from its node. */
export const NodeTree = memo(function NodeTree({ node }: { node: ComponentNode }) {
  const { fill } = useLayout()
  const childViews = (node.children ?? []).map((child) => ({
    id: child.id,
    type: child.type,
    element: <NodeTree key={child.id} node={child} />,
  }))
  return (
    <View style={frameStyle(node, fill)}>
      <ComponentView node={node} childViews={childViews} />
    </View>
  )
})
