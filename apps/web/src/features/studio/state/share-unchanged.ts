import { type AppDocument, type ComponentNode, isEqual, type Screen } from '@kwiq/app-model'

/**
 * `after` with everything that is as in `before` replaced by the very objects of `before`: a document read anew
 * then redraws only what is different.
 */
export function shareUnchanged(before: AppDocument, after: AppDocument): AppDocument {
  if (before === after) return before
  const known = new Map(before.screens.map((screen) => [screen.id, screen]))
  const screens = after.screens.map((screen) => shareScreen(known.get(screen.id), screen))
  const app = isEqual(before.app, after.app)
    ? before.app
    : {
        ...after.app,
        theme: isEqual(before.app.theme, after.app.theme) ? before.app.theme : after.app.theme,
      }
  const isSame =
    app === before.app && before.schemaVersion === after.schemaVersion && areSame(before.screens, screens)
  return isSame ? before : { ...after, app, screens }
}

function shareScreen(before: Screen | undefined, after: Screen): Screen {
  if (before === undefined) return after
  const nodes = new Map<string, ComponentNode>()
  collect(before.components, nodes)
  const components = after.components.map((node) => shareNode(node, nodes))
  const isSame =
    areSame(before.components, components) &&
    isEqual({ ...before, components: null }, { ...after, components: null })
  return isSame ? before : { ...after, components }
}

function shareNode(after: ComponentNode, nodes: ReadonlyMap<string, ComponentNode>): ComponentNode {
  const children = after.children?.map((child) => shareNode(child, nodes))
  const before = nodes.get(after.id)
  if (before) {
    const areChildrenSame =
      before.children === undefined || children === undefined
        ? before.children === children
        : areSame(before.children, children)
    if (areChildrenSame && isEqual({ ...before, children: null }, { ...after, children: null })) return before
  }
  return children ? { ...after, children } : after
}

function collect(nodes: readonly ComponentNode[], into: Map<string, ComponentNode>): void {
  for (const node of nodes) {
    into.set(node.id, node)
    if (node.children) collect(node.children, into)
  }
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
