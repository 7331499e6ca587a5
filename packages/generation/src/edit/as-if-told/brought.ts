import {
  type AppDocument,
  type ComponentNode,
  type JsonValue,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import type { GeneratedApp } from '../../generate-app.ts'
import { stemOf } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { lastFilledIn } from '../rules/told-fields.ts'

const mostScreens = 2
/** What made room for it. */
const mostGone = 1
export const named = (screens: readonly Screen[], { name }: Screen): Screen | undefined =>
  screens.find((screen) => screen.name.toLowerCase() === name.toLowerCase())
/** The same screen of an app made once more. */
const same = (screens: readonly Screen[], screen: Screen): Screen | undefined =>
  screens.find(({ id }) => id === screen.id) ?? named(screens, screen)

/** What of one screen another of that name has not: what is filled in there. */
function freshFields(screen: Screen, before: Screen): ComponentNode[] {
  const known = new Set(before.components.map(({ type, label }) => `${type} ${label}`))
  const last = lastFilledIn(screen)
  return screen.components.filter(
    (node, index) =>
      index <= last &&
      !known.has(`${node.type} ${node.label}`) &&
      (/^(?:input|datepicker|checkbox)$/.test(node.type) ||
        (node.type === 'image' && node.properties.caption !== undefined) ||
        (node.type === 'list' && node.properties.layout === 'chips')),
  )
}

/** Where the values of a thing stand. */
export const detailsOf = ({ components }: Screen): ComponentNode | undefined =>
  [...walkComponents(components)].find(({ type, label }) => type === 'list' && label === 'Details')

/** Values of a thing that are told of it now. */
function freshDetails(screen: Screen, before: Screen): JsonValue[] {
  const now = detailsOf(screen)
  const earlier = detailsOf(before)
  if (!now || !earlier) return []
  const known = new Set(itemsOf(earlier).map((item) => textOf(item, 'title')))
  return itemsOf(now).filter((item) => !known.has(textOf(item, 'title')))
}

/** What an app has that it had not without a wish. */
export interface Brought {
  screens: Screen[]
  fields: { screen: Screen; nodes: ComponentNode[] }[]
  details: { screen: Screen; items: JsonValue[] }[]
}

export function brought(told: AppDocument, before: AppDocument): Brought | undefined {
  const fresh = told.screens.filter((screen) => !same(before.screens, screen))
  const gone = before.screens.filter((screen) => !same(told.screens, screen))
  // It is another app.
  const isOther = told.app.startScreenId !== before.app.startScreenId || gone.length > mostGone
  if (isOther || fresh.length > mostScreens) return undefined
  const both = told.screens.flatMap((screen) => {
    const earlier = same(before.screens, screen)
    return earlier ? [{ screen, earlier }] : []
  })
  return {
    screens: fresh,
    fields: both.map(({ screen, earlier }) => ({ screen, nodes: freshFields(screen, earlier) })),
    details: both.map(({ screen, earlier }) => ({ screen, items: freshDetails(screen, earlier) })),
  }
}

/** What is written down or told is known by what it is. */
const writing = /^(?:note|log|record|track|enter|write|keep|say|tell|mark)$/

/** Whether these components lead to a screen. */
const leadsTo = (nodes: readonly ComponentNode[], id: string): boolean =>
  nodes.some((node) => JSON.stringify(node.properties).includes(`"screenId":"${id}"`))

const allOf = ({ components }: Screen): ComponentNode[] => [...walkComponents(components)]

/** What a wish was understood as, where all of it became something that was brought. */
export function understoodAs(
  { told, without }: { told: GeneratedApp; without: GeneratedApp },
  { screens, fields, details }: Brought,
  verb: string | undefined,
): string | undefined {
  if (told.unplaced.some((phrase) => !without.unplaced.includes(phrase))) return undefined
  const [one, other] = screens
  // Two that have nothing to do with each other were made for words, and not for what they say.
  if (one && other && !leadsTo(allOf(one), other.id) && !leadsTo(allOf(other), one.id)) return undefined
  const known = new Set(without.trace.map(({ feature }) => feature))
  const made = new Set(
    [
      ...screens.flatMap(allOf),
      ...fields.flatMap(({ nodes }) => nodes),
      ...details.flatMap(({ screen, items }) => (items.length > 0 ? [detailsOf(screen)] : [])),
      ...told.document.screens.flatMap((screen) =>
        allOf(screen).filter((node) => screens.some(({ id }) => leadsTo([node], id))),
      ),
    ].flatMap((node) => node?.id ?? []),
  )
  const stem = verb === undefined || writing.test(verb) ? undefined : stemOf(verb)
  return told.trace.find(
    ({ feature, componentIds }) =>
      !known.has(feature) &&
      componentIds.some((id) => made.has(id)) &&
      (stem === undefined || stemOf(feature.split(' ')[0]?.toLowerCase() ?? '') === stem),
  )?.feature
}
