import {
  type AppDocument,
  type ComponentNode,
  type JsonValue,
  type Screen,
  validateDocument,
} from '@kwiq/app-model'
import { findUnlinked } from '../../compose/links.ts'
import { coerceScreen, createIds } from './coerce-screen.ts'
import { isRecord, plainText } from './coerce-properties.ts'

const mostScreens = 12

export interface Repaired {
  document: AppDocument
  /** What is still poor, in sentences for the model. */
  problems: string[]
}

/** The list of screens in whatever wrapping a model chose. */
function screensOf(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const nested = value.flatMap((each) =>
      isRecord(each) && each.screens !== undefined ? screensOf(each) : [],
    )
    return nested.length > 0
      ? nested
      : value.filter(
          (each) => isRecord(each) && (each.components !== undefined || each.children !== undefined),
        )
  }
  if (!isRecord(value)) return []
  if (Array.isArray(value.screens)) return value.screens
  if (isRecord(value.screens))
    return Object.entries(value.screens).map(([id, screen]) =>
      isRecord(screen) ? { id, ...screen } : screen,
    )
  for (const key of ['app', 'document', 'layout', 'schema', 'data', 'result', 'pages']) {
    const inner = screensOf(value[key])
    if (inner.length > 0) return inner
  }
  return Array.isArray(value.components) ? [value] : []
}

const slug = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

/**
 * An app from the value of a model's answer, valid and with working navigation; undefined when it holds no
 * usable screen. `base` gives what the answer leaves out: theme, icon, name.
 */
export function repairDocument(value: unknown, base: AppDocument): Repaired | undefined {
  const raw = screensOf(value).slice(0, mostScreens).filter(isRecord)
  const nextScreenId = createIds()
  const wanted = raw.map((screen, index) => ({
    screen,
    id: nextScreenId(plainText(screen.id ?? screen.name ?? screen.title, 60), `screen-${index + 1}`),
  }))
  const findScreen = (name: string) => {
    const key = slug(name)
    return wanted.find(
      ({ screen, id }) =>
        id === name ||
        id === key ||
        screen.id === name ||
        slug(plainText(screen.name ?? screen.title, 60)) === key,
    )?.id
  }
  const nextId = createIds()
  const screens = wanted.flatMap(({ screen, id }) => coerceScreen(screen, id, nextId, findScreen) ?? [])
  if (screens.length === 0) return undefined
  const kept = new Set(screens.map((screen) => screen.id))
  const whole = isRecord(value) ? value : {}
  const info = isRecord(whole.app) ? { ...whole, ...whole.app } : whole
  const presets = new Set(['clean', 'warm', 'bold', 'calm', 'playful', 'editorial', 'dark-pro', 'natural'])
  const preset =
    typeof info.preset === 'string' && presets.has(info.preset) ? info.preset : base.app.theme.preset
  const document: AppDocument = {
    schemaVersion: base.schemaVersion,
    app: {
      ...base.app,
      name: plainText(info.name, 60) || base.app.name,
      description: plainText(info.description, 400) || base.app.description,
      theme: { ...base.app.theme, preset },
      startScreenId: screens[0]?.id ?? 'home',
    },
    screens: screens.map((screen) => withoutLostLinks(screen, kept)),
  }
  const linked = linkScreens(document, nextId)
  return validateDocument(linked).ok ? { document: linked, problems: findProblems(linked) } : undefined
}

/** Links to screens that could not be used are taken away. */
function withoutLostLinks(screen: Screen, kept: ReadonlySet<string>): Screen {
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

/** Every screen gets a header and a way out, and can be reached. */
function linkScreens(document: AppDocument, nextId: ReturnType<typeof createIds>): AppDocument {
  const hasNavbar = document.screens.some((screen) =>
    screen.components.some((node) => node.type === 'navbar'),
  )
  const main = document.screens.slice(0, Math.min(4, document.screens.length))
  const screens = document.screens.map((screen, index) => {
    const isMain = hasNavbar
      ? screen.components.some((node) => node.type === 'navbar')
      : document.screens.length > 1 && index < main.length
    const first = screen.components[0]
    const back = isMain ? {} : { leading: { icon: 'back', label: 'Back', action: { kind: 'back' } } }
    const header: ComponentNode =
      first?.type === 'header'
        ? { ...first, properties: { ...back, ...first.properties } }
        : { id: nextId('header', 'header'), type: 'header', label: screen.name, properties: back }
    const rest = first?.type === 'header' ? screen.components.slice(1) : screen.components
    const navbar: ComponentNode[] =
      hasNavbar || !isMain
        ? []
        : [
            {
              id: nextId('navbar', 'navbar'),
              type: 'navbar',
              label: 'Main navigation',
              properties: {
                items: main.map((each, place) => ({
                  title: each.name,
                  icon: ['home', 'search', 'list', 'user'][place] ?? 'spark',
                  action: { kind: 'screen', screenId: each.id },
                })),
              },
            },
          ]
    return { ...screen, components: [header, ...rest, ...navbar] }
  })
  const whole = { ...document, screens }
  const lost = findUnlinked(whole)
  if (lost.length === 0) return whole
  const entry: ComponentNode = {
    id: nextId('more', 'list'),
    type: 'list',
    label: 'More',
    properties: {
      layout: 'rows',
      title: 'More',
      items: lost.map((id) => ({
        icon: 'next',
        title: screens.find((screen) => screen.id === id)?.name ?? id,
        chevron: true,
        action: { kind: 'screen', screenId: id },
      })),
    },
  }
  return {
    ...whole,
    screens: screens.map((screen, index) =>
      index === 0 ? { ...screen, components: beforeFoot(screen.components, entry) } : screen,
    ),
  }
}

function beforeFoot(components: readonly ComponentNode[], entry: ComponentNode): ComponentNode[] {
  const foot = components.findIndex((node) => node.type === 'navbar' || node.properties.variant === 'footer')
  return foot < 0 ? [...components, entry] : [...components.slice(0, foot), entry, ...components.slice(foot)]
}

function findProblems(document: AppDocument): string[] {
  const problems: string[] = []
  if (document.screens.length < 3) problems.push(`screens: only ${document.screens.length}; make 4 to 8`)
  for (const [index, screen] of document.screens.entries()) {
    if (screen.components.length < 3)
      problems.push(`screens[${index}].components: only ${screen.components.length}; make 4 to 12`)
  }
  const text = JSON.stringify(document)
  if (/lorem ipsum|dolor sit amet/i.test(text))
    problems.push('screens: placeholder Latin; write real content')
  return problems
}
