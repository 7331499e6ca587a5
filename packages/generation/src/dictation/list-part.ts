import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { behind, type ReadItem } from './form.ts'
import { labelFrom } from './label-from.ts'
import { find, replaced } from '../understand/searched.ts'

/** What a list is of: "all the upcoming episodes" are upcoming episodes. */
function thingsIn(words: string): string {
  const things = words
    .replace(/\s+(?:of|for|on|in) (?:the|a) (?:chosen|selected|current|tapped|picked|given)\b.*$/i, '')
    .replace(
      /\s+(?:as|in) (?:an? )?(?:(?:large|small|big|full-width|stacked|horizontal|vertical|simple|scrollable) )?(?:cards|tiles|rows|bubbles|boxes|table|grid|list|carousel)\b.*$/i,
      '',
    )
    .replace(behind, '')
    .replace(/\s+(?:from|between|sorted|grouped|that|which|where|you|in|at)\b.*$/i, '')
    .replace(/\b(?:different|various|several|multiple)\s+/gi, '')
    .replace(/^(?:(?:all|the|of|my|your|our|his|her|their|a|an|different|various|other|more)\s+)+/i, '')
  const label = labelFrom(things)
  // "Note cards" are notes.
  const [, what = ''] = find(inCards, label) ?? []
  if (/^(?:user |member |people )?profiles?$/i.test(what)) return 'Users'
  return what === '' ? label : capitalise(toPlural(toSingular(what.toLowerCase())))
}
const inCards =
  /^((?!(?:business|credit|debit|gift|playing|flash|index|trading|loyalty|membership|report|score|greeting|bank|payment|saved|stats?|numbers?|info|small|summary|kpi|metrics?|key)\b)(?:\p{L}{3,} )?\p{L}{3,}) (?:cards|tiles)$/iu

/** "Each with a photo", "with columns Order": the first of what each shows. */
export const eachShows =
  /^(?:(?:each|every)(?: (?:one|row|item|entry|card|tile|line|of (?:them|which)))?|where each(?: \p{L}+)?|of which each)\s+(?:with|has|have|having|shows?|showing|displays?|displaying|contains?|containing|includes?|including|consisting of)\s+/iu

/** Things shown one below the other, or side by side; the first of their fields may stand in the same item. */
export function listPart(things: string, firstField: string, isGallery = false): ReadItem {
  // "A list of checkboxes": things to tick.
  if (/^check ?boxes$/i.test(things.trim())) return listPart('items', 'checkbox', isGallery)
  const isCards = /^cards?\b/i.test(things)
  const label = /^cards$/i.test(things.trim()) ? 'Cards' : isCards ? '' : thingsIn(things)
  const field = labelFrom(
    replaced(firstField, eachShows, '').replace(/^(?:(?:the|their|its|an?|columns?|fields?|for)\s+)+/i, ''),
  )
  const fields = field === '' ? [] : [field]
  return { parts: [{ kind: 'list', label, fields, isPictured: isCards || isGallery }], collecting: 'fields' }
}
