import type { Action, ComponentNode, JsonValue, Properties } from '@kwiq/app-model'
import type { ScreenProperties } from '@kwiq/app-model'

export interface ScreenParts {
  header: ComponentNode
  body: ComponentNode[]
  /** Fixed to the foot of a screen that is no tab. */
  foot?: ComponentNode
  properties?: ScreenProperties
}

/** Properties as a composer writes them: what is undefined is left out. */
export type Loose = { [key: string]: JsonValue | Loose | Action | undefined | readonly Loose[] }

function cleanValue(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(cleanValue)
  if (isRecord(value)) return clean(value)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A copy without undefined values, deeply, so that documents are plain JSON. */
function clean(given: Readonly<Record<string, unknown>>): Properties {
  const kept: Properties = {}
  // By their names: V8 lists these much faster than names with values.
  for (const name of Object.keys(given)) {
    const value = given[name]
    if (value !== undefined) kept[name] = cleanValue(value)
  }
  return kept
}

export interface Kit {
  header(label: string, properties?: Loose): ComponentNode
  text(variant: string, label: string, properties?: Loose): ComponentNode
  button(label: string, properties?: Loose): ComponentNode
  icon(icon: string, label: string, properties?: Loose): ComponentNode
  list(layout: string, label: string, items: readonly Loose[], properties?: Loose): ComponentNode
  image(keyword: string, properties?: Loose): ComponentNode
  input(label: string, properties?: Loose): ComponentNode
  toggle(label: string, checked: boolean, properties?: Loose): ComponentNode
  radio(label: string, group: string, checked: boolean, properties?: Loose): ComponentNode
  chart(label: string, kind: string, data: readonly number[], properties?: Loose): ComponentNode
  tabs(label: string, titles: readonly string[], properties?: Loose): ComponentNode
  date(label: string, properties?: Loose): ComponentNode
  section(title: string, children: ComponentNode[], properties?: Loose): ComponentNode
  card(children: ComponentNode[], properties?: Loose): ComponentNode
  hero(properties: Loose, children?: ComponentNode[]): ComponentNode
  banner(icon: string, tone: string, title: string, text: string, properties?: Loose): ComponentNode
  feature(properties: Loose): ComponentNode
  footer(children: ComponentNode[]): ComponentNode
  row(children: ComponentNode[], properties?: Loose): ComponentNode
  column(children: ComponentNode[], properties?: Loose): ComponentNode
  node(type: string, label: string, properties?: Loose, children?: ComponentNode[]): ComponentNode
}

const named = (properties: Loose, fallback: string) =>
  typeof properties.title === 'string' && properties.title !== '' ? properties.title : fallback

/** Of the last seven days or months the last is the one that runs, which stands out. */
const endsNow = (labels: unknown): boolean =>
  Array.isArray(labels) &&
  labels.length === 7 &&
  (labels.every((label) => String(label).length === 1) || labels.at(-1) === 'Nov' || labels.at(-1) === '19')

/** Makes components; ids count up per type, so the same plan gives the same ids. */
export function createKit(): Kit {
  const counts = new Map<string, number>()
  const node: Kit['node'] = (type, label, properties = {}, children) => {
    const count = (counts.get(type) ?? 0) + 1
    counts.set(type, count)
    const made: ComponentNode = { id: `${type}-${count}`, type, label, properties: clean(properties) }
    return children ? { ...made, children } : made
  }
  return {
    node,
    header: (label, properties) => node('header', label, properties),
    text: (variant, label, properties) => node('text', label, { variant, ...properties }),
    button: (label, properties) => node('button', label, properties),
    icon: (icon, label, properties) => node('button', label, { variant: 'icon', icon, ...properties }),
    list: (layout, label, items, properties) => node('list', label, { layout, items, ...properties }),
    image: (keyword, properties) => node('image', keyword, { keyword, ...properties }),
    input: (label, properties) => node('input', label, properties),
    toggle: (label, checked, properties) =>
      node('checkbox', label, { variant: 'switch', checked, ...properties }),
    radio: (label, group, checked, properties) =>
      node('checkbox', label, { variant: 'radio', card: true, group, checked, ...properties }),
    chart: (label, kind, data, properties) =>
      node('chart', label, {
        kind,
        data: [...data],
        ...(kind === 'bar' && endsNow(properties?.labels) && { highlight: data.length - 1 }),
        ...properties,
      }),
    tabs: (label, titles, properties) =>
      node('tabs', label, { items: titles.map((title) => ({ title })), ...properties }),
    date: (label, properties) => node('datepicker', label, properties),
    section: (title, children, properties) =>
      node('container', title, { variant: 'section', title, ...properties }, children),
    card: (children, properties = {}) =>
      node('container', named(properties, 'Card'), { variant: 'card', ...properties }, children),
    hero: (properties, children = []) =>
      node('container', named(properties, 'Hero'), { variant: 'hero', ...properties }, children),
    banner: (icon, tone, title, text, properties) =>
      node('container', title, { variant: 'banner', icon, tone, title, text, ...properties }, []),
    feature: (properties) =>
      node('container', named(properties, 'Feature'), { variant: 'feature', ...properties }, []),
    footer: (children) => node('container', 'Footer', { variant: 'footer' }, children),
    row: (children, properties) => node('stack', 'Row', { direction: 'row', ...properties }, children),
    column: (children, properties) =>
      node('stack', 'Column', { direction: 'column', ...properties }, children),
  }
}
