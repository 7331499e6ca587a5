import {
  type AppDocument,
  type AppInfo,
  type ComponentNode,
  emptyDocument,
  type Properties,
  type Screen,
} from '@kwiq/app-model'

/** A component for a test; properties are empty and there are no children unless given. */
export function makeNode(
  id: string,
  type = 'text',
  rest: { label?: string; properties?: Properties; children?: ComponentNode[] } = {},
): ComponentNode {
  const { label = id, properties = {}, children } = rest
  return children ? { id, type, label, properties, children } : { id, type, label, properties }
}

/** A screen for a test, named after its id. */
export function makeScreen(id: string, components: ComponentNode[] = [], name = capitalize(id)): Screen {
  return { id, name, components }
}

/** A valid document for a test: an empty Home unless screens are given; the first is the start. */
export function makeDocument(parts: { app?: Partial<AppInfo>; screens?: Screen[] } = {}): AppDocument {
  const empty = emptyDocument({ name: 'Test app' })
  const screens = parts.screens ?? empty.screens
  const startScreenId = screens[0]?.id ?? empty.app.startScreenId
  return { ...empty, app: { ...empty.app, startScreenId, ...parts.app }, screens }
}

function capitalize(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}
