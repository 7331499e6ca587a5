import {
  type AppDocument,
  checkNavigation,
  type ComponentNode,
  type JsonValue,
  type Screen,
} from '@kwiq/app-model'
import { findUnlinked } from '../../compose/links.ts'
import type { createIds } from './coerce-screen.ts'

export interface Tab {
  id: string
  name: string
  icon: string
}

/** Links to screens that are not there are taken away. */
export function withoutLostLinks(screen: Screen, kept: ReadonlySet<string>): Screen {
  const strip = (value: JsonValue | undefined): JsonValue | undefined => {
    if (Array.isArray(value)) return value.map((each) => strip(each) ?? null)
    if (value === null || typeof value !== 'object') return value
    if (value.kind === 'screen' && typeof value.screenId === 'string' && !kept.has(value.screenId))
      return undefined
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, each]) => [name, strip(each)])
        .filter(([, each]) => each !== undefined),
    )
  }
  const walk = (node: ComponentNode): ComponentNode => ({
    ...node,
    properties: Object.fromEntries(
      Object.entries(node.properties)
        .map(([name, value]) => [name, strip(value)])
        .filter(([, value]) => value !== undefined),
    ),
    ...(node.children ? { children: node.children.map(walk) } : {}),
  })
  return { ...screen, components: screen.components.map(walk) }
}

/**
 * Every screen gets a header and a way out, and can be reached. With `tabs` those screens get that navbar and no
 * other has one; without, the screens' own navbars stay, or the first screens get one when there is none.
 */
export function linkScreens(
  document: AppDocument,
  nextId: ReturnType<typeof createIds>,
  tabs?: readonly Tab[],
): AppDocument {
  const bare = tabs ? document.screens.map(withoutNavbars) : document.screens
  const hasNavbar = bare.some((screen) => screen.components.some((node) => node.type === 'navbar'))
  const main = tabs ?? (hasNavbar ? [] : firstScreens(bare))
  const screens = bare.map((screen) => {
    const isMain =
      main.some((tab) => tab.id === screen.id) || screen.components.some((node) => node.type === 'navbar')
    const navbar = isMain && !hasNavbar ? [navbarOf(main, nextId)] : []
    return { ...screen, components: [...withHeader(screen, isMain, nextId), ...navbar] }
  })
  return openDeadEnds(offerLost({ ...document, screens }, nextId))
}

/** Whatever its header had in that place, a screen from which nothing leads on gets a way back there. */
function openDeadEnds(document: AppDocument): AppDocument {
  const ends = new Set(
    checkNavigation(document).flatMap(({ kind, screenId }) => (kind === 'dead-end' ? [screenId] : [])),
  )
  if (ends.size === 0) return document
  const open = (node: ComponentNode): ComponentNode =>
    node.type === 'header' ? { ...node, properties: { ...node.properties, ...wayBack } } : node
  const screens = document.screens.map((screen) =>
    ends.has(screen.id) ? { ...screen, components: screen.components.map(open) } : screen,
  )
  return { ...document, screens }
}

const withoutNavbars = (screen: Screen): Screen => ({
  ...screen,
  components: screen.components.filter((node) => node.type !== 'navbar'),
})

const firstScreens = (screens: readonly Screen[]): Tab[] =>
  screens.length < 2
    ? []
    : screens.slice(0, 4).map(({ id, name }, place) => ({
        id,
        name,
        icon: ['home', 'search', 'list', 'user'][place] ?? 'spark',
      }))

const wayBack = { leading: { icon: 'back', label: 'Back', action: { kind: 'back' } } }

function withHeader(screen: Screen, isMain: boolean, nextId: ReturnType<typeof createIds>): ComponentNode[] {
  const [first, ...rest] = screen.components
  const back = isMain ? {} : wayBack
  if (first?.type === 'header') return [{ ...first, properties: { ...back, ...first.properties } }, ...rest]
  const header = { id: nextId('header', 'header'), type: 'header', label: screen.name, properties: back }
  return [header, ...screen.components]
}

function navbarOf(tabs: readonly Tab[], nextId: ReturnType<typeof createIds>): ComponentNode {
  const items = tabs.map(({ id, name, icon }) => ({
    title: name,
    icon,
    action: { kind: 'screen', screenId: id, transition: 'none' },
  }))
  return { id: nextId('navbar', 'navbar'), type: 'navbar', label: 'Main navigation', properties: { items } }
}

function offerLost(document: AppDocument, nextId: ReturnType<typeof createIds>): AppDocument {
  const lost = findUnlinked(document)
  if (lost.length === 0) return document
  const items = lost.map((id) => ({
    icon: 'next',
    title: document.screens.find((screen) => screen.id === id)?.name ?? id,
    chevron: true,
    action: { kind: 'screen', screenId: id },
  }))
  const entry: ComponentNode = {
    id: nextId('more', 'list'),
    type: 'list',
    label: 'More',
    properties: { layout: 'rows', title: 'More', items },
  }
  const screens = document.screens.map((screen) =>
    screen.id === document.app.startScreenId
      ? { ...screen, components: beforeFoot(screen.components, entry) }
      : screen,
  )
  return { ...document, screens }
}

function beforeFoot(components: readonly ComponentNode[], entry: ComponentNode): ComponentNode[] {
  const foot = components.findIndex((node) => node.type === 'navbar' || node.properties.variant === 'footer')
  return foot < 0 ? [...components, entry] : [...components.slice(0, foot), entry, ...components.slice(foot)]
}
