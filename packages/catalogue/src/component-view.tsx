import type { ComponentNode, ComponentType } from '@kwiq/app-model'
import { type ComponentType as ReactComponent, useMemo } from 'react'
import { DrawBoundary } from './draw-boundary.tsx'
import { UnknownComponent } from './primitives/index.ts'
import { isComponentType } from './registry.ts'
import { resolveProperties } from './resolve-properties.ts'
import type { ChildView, ViewProps } from './view-props.ts'
import { componentViews } from './component-views.ts'

interface ComponentViewProps {
  node: ComponentNode
  childViews: ChildView[]
}

/** Draws one component. Takes any node: properties that do not fit fall back, an unknown type becomes a placeholder. */
export function ComponentView({ node, childViews }: ComponentViewProps) {
  return isComponentType(node.type) ? (
    <DrawBoundary node={node}>
      <KnownComponent type={node.type} node={node} childViews={childViews} />
    </DrawBoundary>
  ) : (
    <UnknownComponent type={node.type} label={node.label} />
  )
}

// The parameter ties the view to its properties inside the function.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function KnownComponent<Type extends ComponentType>({
  type,
  node,
  childViews,
}: ComponentViewProps & { type: Type }) {
  const properties = useMemo(() => resolveProperties(type, node.properties), [type, node.properties])
  const View: ReactComponent<ViewProps<Type>> = componentViews[type]
  return <View id={node.id} label={node.label} properties={properties} childViews={childViews} />
}
