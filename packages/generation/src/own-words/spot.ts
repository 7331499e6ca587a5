import { type AppDocument, type ComponentNode, type JsonValue, walkComponents } from '@kwiq/app-model'
import { has } from '../understand/searched.ts'

/** What a text of the interface is for. */
export type SpotRole =
  /** A button or a sign that does something or leads somewhere. */
  | 'act'
  /** A row that leads to a screen and is called as that. */
  | 'door'
  /** The title of a screen. */
  | 'head'
  /** What stands above a list or part of a screen. */
  | 'section'
  /** What a figure or a chart is called. */
  | 'figure'
  /** What is filled in or switched. */
  | 'field'
  /** What stands in a field nobody has filled in. */
  | 'prompt'
  /** What is shown under its name. */
  | 'value'
  /** Inside an empty search. */
  | 'search'
  /** The button with which one adds a picture. */
  | 'picture'
  /** What stands, or could, above what a list is narrowed by. */
  | 'narrowing'
  /** Above a list that has no title of its own, as it is what its screen is called after: the screen's title. */
  | 'listed'
  /** Below the title of a screen; empty where nothing stands there. */
  | 'line'

/** A text of the interface that may be worded otherwise, and where it stands. */
export interface Spot {
  role: SpotRole
  text: string
  screenId: string
  /** The screen it leads to. */
  leadsTo?: string
  /** What is filled in there; above what narrows a list and below a title, the title of its screen. */
  of?: string
  /** On the screen an app opens with. */
  isFront?: boolean
  componentId: string
  /** Keys and indexes in the properties; empty for the label of the component. */
  path: readonly (string | number)[]
}

interface Row {
  title?: JsonValue
  subtitle?: JsonValue
  value?: JsonValue
  action?: JsonValue
  image?: JsonValue
  avatar?: JsonValue
}
const isObject = (value: JsonValue | undefined): value is Record<string, JsonValue> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
const textOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '')
const targetOf = (action: JsonValue | undefined): string | undefined =>
  isObject(action) && typeof action.screenId === 'string' ? action.screenId : undefined

const rowsOf = ({ properties }: ComponentNode): readonly JsonValue[] =>
  Array.isArray(properties.items) ? properties.items : []

const leastRows = 2
const photographed = /^(?:photo|picture|image)s?$/i
/** Layouts in which a list shows what its screen is of. */
const listing: ReadonlySet<string> = new Set(['rows', 'agenda', 'cards', 'grid'])
const adding = /^(?:choose|add|upload|take) (?:an? )?(?:image|photo|picture)s?(?: instead)?$/i

/** The texts of one component. */
function spotsOn(
  node: ComponentNode,
  screenId: string,
  heading: string,
  namesOf: (id: string) => readonly string[],
): Spot[] {
  const { properties, label, id: componentId } = node
  const at = (
    role: SpotRole,
    text: string,
    path: readonly (string | number)[] = [],
    leadsTo?: string,
  ): Spot[] =>
    text === '' ? [] : [{ role, text, screenId, componentId, path, ...(leadsTo ? { leadsTo } : {}) }]
  switch (node.type) {
    case 'button':
      return at(has(adding, label) ? 'picture' : 'act', label, [], targetOf(properties.action))
    case 'header': {
      const actions = Array.isArray(properties.actions) ? properties.actions : []
      return [
        ...at('head', label),
        {
          role: 'line',
          text: textOf(properties.subtitle),
          screenId,
          componentId,
          path: ['subtitle'],
          of: label,
        },
        ...actions.flatMap((each, index) =>
          isObject(each)
            ? at('act', textOf(each.label), ['actions', index, 'label'], targetOf(each.action))
            : [],
        ),
      ]
    }
    case 'input':
      return properties.kind === 'search'
        ? at('search', textOf(properties.placeholder), ['placeholder'])
        : [
            ...at('field', label),
            ...(properties.placeholder === undefined && properties.value === undefined && !properties.kind
              ? [
                  {
                    role: 'prompt',
                    text: '',
                    screenId,
                    componentId,
                    path: ['placeholder'],
                    of: label,
                  } as const,
                ]
              : []),
          ]
    case 'datepicker':
    case 'checkbox':
      return properties.group === undefined && properties.variant !== 'month' ? at('field', label) : []
    case 'chart':
      return properties.title === undefined
        ? at('figure', label)
        : at('figure', textOf(properties.title), ['title'])
    case 'text':
      return at('figure', textOf(properties.caption), ['caption'])
    case 'image': {
      const caption = textOf(properties.caption)
      return at(photographed.test(caption) ? 'picture' : 'value', caption, ['caption'])
    }
    case 'container':
      return at('section', properties.variant === 'section' ? textOf(properties.title) : '', ['title'])
    case 'list': {
      const title = textOf(properties.title)
      if (properties.layout === 'chips' && (title === '' || /^(?:filter|sort) by /i.test(title)))
        return at('narrowing', title === '' ? label : title, ['title']).map((spot) => ({
          ...spot,
          of: heading,
        }))
      return [
        ...(title === '' && listing.has(textOf(properties.layout))
          ? at('listed', heading, ['title'])
          : at('section', title, ['title'])),
        ...rowsOf(node).flatMap((row, index) => {
          if (!isObject(row)) return []
          const { title, value, action, image, avatar }: Row = row
          const target = targetOf(action)
          const text = textOf(title)
          const isDoor = target !== undefined && namesOf(target).includes(text.toLowerCase())
          if (isDoor) return at('door', text, ['items', index, 'title'], target)
          const isNamed = value !== undefined && image === undefined && avatar === undefined && !target
          return isNamed ? at('value', text, ['items', index, 'title']) : []
        }),
      ]
    }
    default:
      return []
  }
}

/** The texts of the interface of an app that are no content, screen by screen. */
export function spotsOf({ screens }: AppDocument): Spot[] {
  const names = new Map(
    screens.map(({ id, name, components }) => [
      id,
      [name, components.find(({ type }) => type === 'header')?.label ?? ''].map((text) => text.toLowerCase()),
    ]),
  )
  // Where several rows lead, each shows its own: that screen is called as one of them.
  const opened = new Map<string, number>()
  for (const { components } of screens)
    for (const node of walkComponents(components))
      for (const row of node.type === 'list' ? rowsOf(node) : []) {
        const target = isObject(row) ? targetOf(row.action) : undefined
        if (target !== undefined) opened.set(target, (opened.get(target) ?? 0) + 1)
      }
  const isOfRows = (id: string) => (opened.get(id) ?? 0) >= leastRows
  return screens.flatMap(({ id, components }) => {
    const heading = components.find(({ type }) => type === 'header')?.label ?? ''
    const spots = [...walkComponents(components)].flatMap((node) =>
      spotsOn(node, id, heading, (target) => (isOfRows(target) ? [] : (names.get(target) ?? []))),
    )
    const listed = spots.find(({ role }) => role === 'listed')
    return spots
      .filter(
        (spot) =>
          (spot.role !== 'head' || !isOfRows(id)) &&
          (spot.role !== 'line' || !isOfRows(id) || id === screens[0]?.id) &&
          (spot.role !== 'listed' || spot === listed),
      )
      .map((spot) => (spot.role === 'line' && id === screens[0]?.id ? { ...spot, isFront: true } : spot))
  })
}
