import type { AppTheme } from '@kwiq/app-model'
import { themePresets } from '@kwiq/catalogue/theme'
import { iconNames } from '@kwiq/catalogue/icons'
import { type AppPlan, type ScreenKind, screenKinds, type ScreenPlan } from '../plan/types.ts'
import { iconOf } from '../plan/screen-kinds.ts'
import { isRecord, plainText } from './repair/coerce-properties.ts'
import { createIds } from './repair/coerce-screen.ts'
import { screensOf } from './repair/screens-of.ts'

const mostScreens = 10
const fewestScreens = 2
const mostTabs = 5
const neverFirst = new Set<ScreenKind>(['detail', 'form', 'thread', 'result', 'checkout', 'confirmed'])

/** A plan as a model made it, filled up so that the built-in generator can make any screen of it too. */
export interface Draft {
  plan: AppPlan
  /** What each screen is for, and what things the app is about, in words for the model. */
  brief: { purposes: ReadonlyMap<string, string>; things: string[] }
  /** True when the model's plan is used; false when the built-in plan stands in. */
  isOwn: boolean
}

/** The plan in a model's answer; where it holds none, `suggestion`. */
export function readDraft(value: unknown, suggestion: AppPlan): Draft {
  const raw = screensOf(value).filter(isRecord).slice(0, mostScreens)
  if (raw.length < fewestScreens) {
    return { plan: suggestion, brief: { purposes: new Map(), things: [] }, isOwn: false }
  }
  const info = isRecord(value) ? value : {}
  const nextId = createIds()
  const purposes = new Map<string, string>()
  const screens = raw.map((screen, index): ScreenPlan => {
    const name = plainText(screen.name ?? screen.title, 40) || `Screen ${index + 1}`
    const id = nextId(plainText(screen.id, 60) || name, `screen-${index + 1}`)
    const kind = kindOf(screen.kind, name, suggestion)
    purposes.set(id, plainText(screen.purpose ?? screen.description, 200))
    return {
      id,
      name,
      kind,
      icon: iconNames.find((icon) => icon === screen.icon) ?? iconOf(kind),
      isTab: screen.isTab === true || screen.tab === true,
      entity: (suggestion.screens.find((each) => each.kind === kind) ?? suggestion.screens[0])?.entity ?? '',
      variant: 0,
      extras: [],
    }
  })
  const plan: AppPlan = {
    ...suggestion,
    name: plainText(info.name, 60) || suggestion.name,
    description: plainText(info.description, 400) || suggestion.description,
    theme: themeOf(info.preset, suggestion.theme),
    screens: withTabs(screens),
  }
  return { plan, brief: { purposes, things: readThings(info.things) }, isOwn: true }
}

/** Colours come from the description alone, where they were stated. */
function themeOf(preset: unknown, theme: AppTheme): AppTheme {
  const found = themePresets.find(({ id }) => id === preset)
  return found ? { ...theme, preset: found.id } : theme
}

function kindOf(stated: unknown, name: string, suggestion: AppPlan): ScreenKind {
  const known = screenKinds.find((kind) => kind === stated)
  const same = suggestion.screens.find(
    (screen) => screen.kind !== 'dictated' && screen.name.toLowerCase() === name.toLowerCase(),
  )
  return known ?? same?.kind ?? screenKinds.find((kind) => kind === name.toLowerCase()) ?? 'topic'
}

/** Two to five tabs, the first screen among them: what people switch between, not what they come through. */
function withTabs(screens: ScreenPlan[]): ScreenPlan[] {
  const wanted = screens.filter((screen) => screen.isTab)
  const fitting = screens.filter((screen) => !neverFirst.has(screen.kind))
  const chosen = (wanted.length >= 2 ? wanted : fitting).slice(0, wanted.length >= 2 ? mostTabs : 4)
  const tabs = new Set(chosen.length >= 2 ? chosen : screens.slice(0, 4))
  const [first] = screens
  if (first && !tabs.has(first) && first.kind !== 'signin' && first.kind !== 'welcome') tabs.add(first)
  return screens.map((screen) => ({ ...screen, isTab: tabs.has(screen) }))
}

function readThings(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  const words = (list: unknown) =>
    Array.isArray(list) ? list.slice(0, 8).map((each) => plainText(each, 60)) : []
  return value
    .filter(isRecord)
    .slice(0, 6)
    .map((thing) => {
      const name = plainText(thing.name, 40)
      return `${name} (${words(thing.fields).join(', ')}): ${words(thing.examples).join('; ')}`
    })
}
