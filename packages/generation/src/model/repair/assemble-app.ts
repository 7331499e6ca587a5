import {
  type AppDocument,
  type AppInfo,
  type ComponentNode,
  currentSchemaVersion,
  type Screen,
  validateDocument,
} from '@kwiq/app-model'
import { type FindScreen, isRecord, plainText } from './coerce-properties.ts'
import { coerceScreen, createIds } from './coerce-screen.ts'
import { linkScreens, type Tab, withoutLostLinks } from './link-screens.ts'

/** A screen of the plan and what the model gave for it. */
export interface ScreenSource {
  id: string
  name: string
  /** The model's screen; undefined when it gave none that can be used. */
  raw: unknown
}

const slug = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')

/** Finds a screen by its id or name in the plan or in the model's answer. */
export function createFindScreen(sources: readonly ScreenSource[]): FindScreen {
  return (wanted) => {
    const key = slug(wanted)
    return sources.find(({ id, name, raw }) => {
      const own = isRecord(raw) ? raw : {}
      return (
        id === wanted ||
        id === key ||
        own.id === wanted ||
        slug(name) === key ||
        slug(plainText(own.name ?? own.title, 60)) === key
      )
    })?.id
  }
}

/** The model's screen as one of ours, or what is wrong with it, in words for the model. */
export function readScreen(
  source: ScreenSource,
  findScreen: FindScreen,
): { screen: Screen } | { problem: string } {
  const screen = coerceScreen(source.raw, source.id, createIds(), findScreen)
  const body = screen?.components.filter((node) => node.type !== 'header' && node.type !== 'navbar') ?? []
  if (!screen || body.length === 0) return { problem: 'it has no components; make 4 to 12' }
  if (/lorem ipsum|dolor sit amet/i.test(JSON.stringify(screen)))
    return { problem: 'it has placeholder Latin; write real content' }
  const alone: AppInfo = {
    name: 'App',
    description: '',
    icon: null,
    theme: { preset: 'clean' },
    startScreenId: screen.id,
  }
  const checked = validateDocument({ schemaVersion: currentSchemaVersion, app: alone, screens: [screen] })
  const [issue] = checked.ok ? [] : checked.issues
  return issue ? { problem: `${issue.path}: ${issue.message}` } : { screen }
}

/**
 * An app of the model's screens and, where there is none, of `fill`; valid, with working navigation. Undefined
 * when no screen is left or the whole does not fit the limits of a document.
 */
export function assembleApp({
  app,
  sources,
  fill,
  tabs,
}: {
  app: AppInfo
  sources: readonly ScreenSource[]
  fill: (id: string) => Screen | undefined
  tabs?: readonly Tab[] | undefined
}): AppDocument | undefined {
  const findScreen = createFindScreen(sources)
  const nextId = createIds()
  const made = sources.flatMap((source) => {
    if (source.raw !== undefined) return coerceScreen(source.raw, source.id, nextId, findScreen) ?? []
    const filled = fill(source.id)
    return filled ? { ...filled, components: filled.components.map((node) => withFreeIds(node, nextId)) } : []
  })
  const kept = new Set(made.map((screen) => screen.id))
  const screens = made.map((screen) => withoutLostLinks(screen, kept))
  const [first] = screens
  if (!first) return undefined
  const document = { schemaVersion: currentSchemaVersion, app: { ...app, startScreenId: first.id }, screens }
  const linked = linkScreens(
    document,
    nextId,
    tabs?.filter((tab) => kept.has(tab.id)),
  )
  return validateDocument(linked).ok ? linked : undefined
}

function withFreeIds(node: ComponentNode, nextId: ReturnType<typeof createIds>): ComponentNode {
  return {
    ...node,
    id: nextId(node.id, node.type),
    ...(node.children ? { children: node.children.map((child) => withFreeIds(child, nextId)) } : {}),
  }
}
