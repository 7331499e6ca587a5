import { documentLimits } from '../limits.ts'
import { isPlainObject } from '../validation/check-keys.ts'
import { canHoldChildren } from '../walks/can-hold-children.ts'
import { createUniqueIds, type Fields, firstText, keepKnown } from './read-fields.ts'

/**
 * 0 -> 1: documents without `schemaVersion`, as scripts, models and early templates write them: perhaps only a
 * list of screens. Fills in ids, names, labels, properties, theme and start screen. A component's unknown fields
 * move into its properties. What has the wrong shape stays as it is, for validation to name.
 */
export function completeDocument(document: Fields): Fields {
  const screens = Array.isArray(document.screens) ? completeScreens(document.screens) : document.screens
  return {
    ...keepKnown(document, []),
    schemaVersion: 1,
    app: completeApp(document, screens),
    screens,
  }
}

function completeApp(document: Fields, screens: unknown): unknown {
  const app = document.app ?? {}
  if (!isPlainObject(app)) return app
  const screenIds = Array.isArray(screens)
    ? screens.map((screen: unknown) => (isPlainObject(screen) ? screen.id : undefined))
    : []
  return {
    ...keepKnown(app, []),
    name: app.name ?? firstText(document.name, app.title, document.title) ?? 'My app',
    description: app.description ?? firstText(document.description) ?? '',
    icon: app.icon ?? null,
    theme: completeTheme(app.theme ?? document.theme),
    startScreenId: screenIds.includes(app.startScreenId) ? app.startScreenId : (screenIds[0] ?? 'home'),
    ...(app.wrap == null ? {} : { wrap: app.wrap }),
  }
}

function completeTheme(theme: unknown): unknown {
  if (typeof theme === 'string') return { preset: theme }
  if (!isPlainObject(theme)) return { preset: 'clean' }
  return { preset: 'clean', ...keepKnown(theme, ['preset', 'mode', 'colors', 'corners', 'language']) }
}

function completeScreens(screens: unknown[]): unknown[] {
  if (screens.length === 0) return [{ id: 'home', name: 'Home', components: [] }]
  const nodeIds = new Set<string>()
  const screenIds = new Set<string>()
  for (const screen of screens) {
    if (!isPlainObject(screen)) continue
    addId(screen.id, screenIds)
    collectIds(screen.components, nodeIds, 1)
  }
  const nextScreenId = createUniqueIds(screenIds)
  const nextNodeId = createUniqueIds(nodeIds)
  return screens.map((screen, index) => {
    if (!isPlainObject(screen) || index > documentLimits.screens) return screen
    const name = screen.name ?? firstText(screen.title) ?? (index === 0 ? 'Home' : `Screen ${index + 1}`)
    const components = screen.components ?? []
    return {
      ...keepKnown(screen, []),
      id: completeId(screen.id) ?? nextScreenId(slug(name)),
      name,
      components: completeComponents(components, nextNodeId, 1),
      ...(isPlainObject(screen.properties)
        ? { properties: keepKnown(screen.properties, ['background', 'justify']) }
        : {}),
    }
  })
}

function completeComponents(value: unknown, nextId: (base: string) => string, depth: number): unknown {
  // Deeper ones are refused by validation; going on here could overflow the stack.
  if (!Array.isArray(value) || depth > documentLimits.depth) return value
  // What is past the limits is refused by validation as well.
  return value.map((component: unknown, index) =>
    isPlainObject(component) && index <= documentLimits.componentsPerScreen
      ? completeComponent(component, nextId, depth)
      : component,
  )
}

function completeComponent(component: Fields, nextId: (base: string) => string, depth: number): Fields {
  const { id, type, label, properties, children, isLocked, ...loose } = component
  const typeName = typeof type === 'string' ? type : 'component'
  const hasChildren = Array.isArray(children)
    ? children.length > 0 || canHoldChildren(typeName)
    : children != null
  return {
    id: completeId(id) ?? nextId(typeName),
    type,
    label: typeof label === 'number' ? String(label) : (label ?? capitalize(typeName)),
    properties: completeProperties(properties ?? {}, loose),
    ...(hasChildren ? { children: completeComponents(children, nextId, depth + 1) } : {}),
    ...(isLocked == null || isLocked === false ? {} : { isLocked }),
  }
}

function completeProperties(properties: unknown, loose: Fields): unknown {
  return isPlainObject(properties) ? { ...loose, ...properties } : properties
}

function collectIds(value: unknown, ids: Set<string>, depth: number): void {
  if (!Array.isArray(value) || depth > documentLimits.depth) return
  for (const component of value) {
    if (!isPlainObject(component)) continue
    addId(component.id, ids)
    collectIds(component.children, ids, depth + 1)
  }
}

function addId(id: unknown, ids: Set<string>): void {
  const complete = completeId(id)
  if (typeof complete === 'string') ids.add(complete)
}

function completeId(id: unknown): unknown {
  return typeof id === 'number' ? String(id) : (id ?? undefined)
}

function slug(name: unknown): string {
  const words = typeof name === 'string' ? name.toLowerCase().match(/[a-z0-9]+/g) : null
  return words ? words.join('-').slice(0, 40) : 'screen'
}

function capitalize(type: string): string {
  return type.charAt(0).toUpperCase() + type.slice(1, documentLimits.typeCharacters)
}
