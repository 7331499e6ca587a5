import type {
  Action,
  AppDocument,
  AppTheme,
  ComponentNode,
  JsonValue,
  Properties,
  Screen,
  ScreenProperties,
} from '@kwiq/app-model'

/** A component without its id; `app` gives it one from its screen and its words. */
interface Draft {
  type: string
  label: string
  properties: Properties
  children?: Draft[]
}

interface ScreenDraft {
  id: string
  name: string
  components: Draft[]
  properties?: ScreenProperties
}

type Item = { [key: string]: JsonValue | undefined }

const draft = (type: string, label: string, properties: object = {}, children?: Draft[]): Draft => ({
  type,
  label,
  properties: { ...properties },
  ...(children ? { children } : {}),
})

/** Tapping leads to a screen. */
export const goTo = (screenId: string): Item => ({ ...({ kind: 'screen', screenId } satisfies Action) })
/** Tapping goes back. */
export const back: Item = { ...({ kind: 'back' } satisfies Action) }
/** Tapping opens an address: https, mailto or tel. */
export const open = (href: string): Item => ({ ...({ kind: 'link', href } satisfies Action) })
/** Tapping writes a mail with this subject: the plainest way to share. */
export const share = (subject: string): Item => open(`mailto:?subject=${encodeURIComponent(subject)}`)

/** An icon at an end of a header. */
export const bar = (icon: string, label: string, action?: Item): Item => ({
  icon,
  label,
  ...(action ? { action } : {}),
})
/** A person at an end of a header. */
export const person = (name: string, action?: Item): Item => ({
  avatar: name,
  label: name,
  ...(action ? { action } : {}),
})
/** The arrow of a header that goes back, or to a stated screen where nothing lies behind. */
export const backArrow = (action: Item = back): Item => bar('back', 'Back', action)
/** The cross of a screen that stands over another. */
export const closeCross: Item = bar('close', 'Close', back)

export const header = (title: string, properties?: object) => draft('header', title, properties)
export const text = (variant: string, words: string, properties?: object) =>
  draft('text', words, { variant, ...properties })
export const button = (words: string, properties?: object) => draft('button', words, properties)
export const iconButton = (name: string, icon: string, properties?: object) =>
  draft('button', name, { variant: 'icon', icon, ...properties })
export const list = (name: string, layout: string, items: Item[], properties?: object) =>
  draft('list', name, { layout, items, ...properties })
export const image = (name: string, keyword: string, properties?: object) =>
  draft('image', name, { keyword, ...properties })
export const camera = (name: string, properties?: object) => draft('camera', name, properties)
export const chart = (name: string, kind: string, data: number[], properties?: object) =>
  draft('chart', name, { kind, data, ...properties })
export const map = (name: string, properties?: object) => draft('map', name, properties)
export const input = (label: string, kind: string, properties?: object) =>
  draft('input', label, { kind, ...properties })
export const toggle = (label: string, checked: boolean) =>
  draft('checkbox', label, { variant: 'switch', checked })
/** One of several choices, as a card. */
export const choice = (label: string, properties?: object) =>
  draft('checkbox', label, { variant: 'radio', card: true, ...properties })
export const datepicker = (label: string, variant: string, properties?: object) =>
  draft('datepicker', label, { variant, ...properties })
export const tabs = (name: string, titles: string[], properties?: object) =>
  draft('tabs', name, { items: titles.map((title) => ({ title })), ...properties })

/** A titled group. */
export const section = (title: string, children: Draft[], properties?: object) =>
  draft('container', title, { variant: 'section', title, ...properties }, children)
export const card = (name: string, children: Draft[], properties?: object) =>
  draft('container', name, { variant: 'card', ...properties }, children)
/** The loudest block of a screen. */
export const hero = (name: string, properties: object, children: Draft[] = []) =>
  draft('container', name, { variant: 'hero', ...properties }, children)
/** A line of advice. */
export const banner = (title: string, properties: object) =>
  draft('container', title, { variant: 'banner', title, ...properties }, [])
/** A picture with words on it. */
export const feature = (title: string, properties: object) =>
  draft('container', title, { variant: 'feature', title, ...properties }, [])
/** What is fixed to the foot of the screen. */
export const footer = (children: Draft[]) => draft('container', 'Foot', { variant: 'footer' }, children)
export const row = (children: Draft[], properties?: object) =>
  draft('stack', 'Row', { direction: 'row', ...properties }, children)
export const column = (children: Draft[], properties?: object) =>
  draft('stack', 'Column', { direction: 'column', ...properties }, children)

/** The bar of the main screens: icon, word and screen of each. */
export const navbar = (items: [icon: string, title: string, screenId: string][]) =>
  draft('navbar', 'Main navigation', {
    items: items.map(([icon, title, screenId]) => ({ icon, title, action: goTo(screenId) })),
  })

export const screen = (
  id: string,
  name: string,
  components: Draft[],
  properties?: ScreenProperties,
): ScreenDraft => ({ id, name, components, ...(properties ? { properties } : {}) })

/** A whole document. The first screen is the start; ids are made from screens and words and stay the same. */
export function app(
  info: { name: string; description: string; icon: string; theme: AppTheme },
  screens: ScreenDraft[],
): AppDocument {
  return {
    schemaVersion: 1,
    app: { ...info, startScreenId: screens[0]?.id ?? '' },
    screens: screens.map(finishScreen),
  }
}

function finishScreen({ id: screenId, components, ...rest }: ScreenDraft): Screen {
  const taken = new Set<string>()
  const finish = ({ type, label, properties, children }: Draft): ComponentNode => {
    const id = uniqueId(`${screenId}-${wordsOf(type, label)}`, taken)
    return { id, type, label, properties, ...(children ? { children: children.map(finish) } : {}) }
  }
  return { id: screenId, ...rest, components: components.map(finish) }
}

/** Types of which a screen usually has one are named by it alone, the others by their words too. */
const namedByType = new Set(['header', 'navbar', 'stack', 'camera'])

function wordsOf(type: string, label: string): string {
  if (namedByType.has(type)) return type
  const words = label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .split('-')
    .filter((word) => word !== type)
    .slice(0, 4)
    .join('-')
  return words === '' ? type : `${words}-${type}`
}

function uniqueId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`
  taken.add(id)
  return id
}
