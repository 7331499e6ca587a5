import { type AppDocument, walkComponents } from '@kwiq/app-model'
import { readWordings } from '../trace/coverage.ts'
import { stemOf } from '../words/forms.ts'
import type { Phrase } from '../understand/phrase.ts'
import { type Ask, asksOf, stemsOf } from './ask.ts'
import { qualifiedNames } from './qualified-names.ts'
import { reworded } from './reword.ts'
import { type Spot, spotsOf } from './spot.ts'
import { withTexts } from './with-texts.ts'

const enough = 0.6
const filled: ReadonlySet<string> = new Set(['input', 'checkbox', 'datepicker'])

const saysOf = (ask: Ask, stems: ReadonlySet<string>): boolean =>
  ask.stems.filter((stem) => stems.has(stem)).length / ask.stems.length >= enough

/**
 * A document in which buttons, titles and names of fields that are what the description asks for under another word
 * take the description's: "Set chore" for "Add chore" where chores are set. Words the description says itself stay.
 */
export function inOwnWords(
  document: AppDocument,
  phrases: readonly Phrase[],
  { story, text }: { story: string | undefined; text: string },
): AppDocument {
  const asks = [...asksOf(phrases, story), ...qualifiedNames(text)]
  const wordings = readWordings(document)
  const unsaid = asks.filter((ask) => !wordings.some(({ stems }) => saysOf(ask, stems)))
  if (unsaid.length === 0) return document
  const forms = new Set(
    document.screens.flatMap(({ id, components }) =>
      [...walkComponents(components)].some(
        ({ type, properties }) => filled.has(type) && properties.kind !== 'search',
      )
        ? [id]
        : [],
    ),
  )
  // What is worded once may be again: "mark chores" makes "Mark chores as done" of a key, "mark as complete" the rest.
  const spots = spotsOf(document).map((spot) => ({ spot, said: spot.text }))
  const taken = new Set<string>()
  for (const ask of unsaid) {
    const found = spots.flatMap((each) => {
      const label = reworded(ask, { ...each.spot, text: each.said }, (id) => forms.has(id))
      if (
        label === undefined ||
        (taken.has(each.said) && !label.startsWith(each.said.split(' as ')[0] ?? ''))
      )
        return []
      // What another part of the description is told by keeps its words.
      const held = new Set(stemsOf(each.said))
      const own = new Set(stemsOf(label))
      return asks.some((other) => saysOf(other, held) && !saysOf(other, own)) ? [] : [{ each, label }]
    })
    const [first] = found
    if (!first) continue
    taken.add(first.label)
    const { spot: chosen, said } = first.each
    for (const { each, label } of found)
      if (
        each.spot === chosen ||
        (each.said === said && each.spot.leadsTo === chosen.leadsTo) ||
        isTitleOf(each.spot, chosen) ||
        isOpenedBy(each.spot, label, chosen, first.label)
      )
        each.said = label
  }
  const renamed = new Map(
    spots.flatMap(({ spot, said }) => (said === spot.text ? [] : [[spot, said] as const])),
  )
  return renamed.size === 0 ? document : withTexts(document, renamed)
}

/** "Open grocery list" leads to what is called "Grocery list" then. */
const isOpenedBy = (spot: Spot, label: string, other: Spot, sign: string): boolean =>
  spot.role === 'head' &&
  spot.screenId === other.leadsTo &&
  sign.toLowerCase().endsWith(` ${label.toLowerCase()}`)

/** A sign and the title of the screen it leads to say the same. */
const isTitleOf = (spot: Spot, other: Spot): boolean =>
  stemOf(spot.text.toLowerCase()) === stemOf(other.text.toLowerCase()) &&
  ((spot.role === 'head' && spot.screenId === other.leadsTo) ||
    (other.role === 'head' && other.screenId === spot.leadsTo) ||
    (spot.role === 'act' && spot.screenId === other.leadsTo))
