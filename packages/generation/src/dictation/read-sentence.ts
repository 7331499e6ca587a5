import { toPlural } from '../words/forms.ts'
import { labelFrom, thingsOf } from './label-from.ts'
import type { Masked } from './mask.ts'
import type { Part } from './part.ts'
import { readItems, withoutPlace } from './read-items.ts'
import { find } from '../understand/searched.ts'

const each =
  /^(?:each|every)\s+(?<things>[\p{L} -]{3,40}?)\s+(?:should |must |will )?(?:has|have|shows?|contains?|includes?|displays?|consists? of)\s+(?<rest>.+)$/iu
const shownAs =
  /^(?<left>[\p{L} ]{3,30}?) (?:is|are) (?:shown|displayed|listed|presented) (?:as|in) (?<rest>.+)$/iu
/** "The first question is ... with radio buttons": its words, then what one answers with. */
const question = /^(?:the |a )?(?:\p{L}+ )?(?:question|item|heading|title) (?:is|asks|says|reads)\s*:?\s+/iu
const answered = /^(?<words>\u00A6q\d+\u00AC),?\s+(?:with|and|followed by)\s+(?<rest>.+)$/u
/** "The generator is a card with ...": under its name. */
export const namedBox =
  /^(?:the |an? )(?<name>[\p{L} '-]{2,40}?) (?:is|are|should be|will be) (?:an? |another |also an? |in an? )(?:[\p{L}-]+ )?(?:card|section|panel|form|modal|dialog|block|box|table)\b.*?\b(?:contains?|containing|with|has|having|shows?|showing|includes?|including|consists? of)\s+(?<rest>.+)$/iu

/** What one sets in a card, for which a row has no room. */
const isControl = (part: Part) =>
  part.kind === 'chart' || (part.kind === 'input' && (part.entry === 'slider' || part.entry === 'stepper'))

/** The parts a sentence names. */
export function readSentence(sentence: string, masked: Masked): Part[] {
  const named = find(namedBox, sentence)?.groups
  if (named)
    return [
      {
        kind: 'box',
        look: 'card',
        label: labelFrom(named.name ?? ''),
        parts: readItems(named.rest ?? '', masked),
      },
    ]
  const ofEach = find(each, sentence)
  if (ofEach?.groups) {
    const { rest = '', things = '' } = ofEach.groups
    const within = /\bcards?$/i.test(things) ? readItems(rest, masked) : []
    const isOperated = within.filter(isControl).length > 0
    return readItems(rest, masked, {
      parts: [
        {
          kind: 'list',
          label: thingsOf(things),
          fields: [],
          isPictured: false,
          isEach: true,
          ...(isOperated ? { each: within } : {}),
        },
      ],
      collecting: 'fields',
    })
  }
  const asks = find(answered, withoutPlace(sentence).replace(question, ''))
  if (asks?.groups) {
    const words = masked.plain(asks.groups.words ?? '')
    return [{ kind: 'heading', label: words }, ...readItems(asks.groups.rest ?? '', masked)]
  }
  const shown = find(shownAs, withoutPlace(sentence))
  if (shown?.groups) {
    const parts = readItems(shown.groups.rest ?? '', masked)
    const label = labelFrom(shown.groups.left ?? '')
    return parts.map((part) =>
      part.kind === 'list' && part.label === '' ? { ...part, label: toPlural(label) } : part,
    )
  }
  return readItems(sentence, masked)
}
