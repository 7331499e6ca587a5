import { toPlural } from '../../words/forms.ts'
import { labelFrom } from '../label-from.ts'
import { component } from './prose-words.ts'

const before =
  /^(?:(?:all|my|our|your|his|her|its|their|the|an?|own|today['’]?s|tonight['’]?s|every|each|some|of|with|for|to|about|where|big|small|large|full|new|separate|simple) )+/i
const within =
  /\b(?:lists?|grid|table|gallery|overview|feed|row|timeline|chart|graph|curve|map|series) of (?:(?:all|my|our|your|the) )*/i
const ends =
  /[,:;.]| (?:with|where|that|which|who|i|you|we|and|on|in|at|by|from|so|as|for|sorted|grouped|listed|shown|is|are|has|when|whose|near|open|on) /i

/** What a screen is called by what stands on it; empty where only components are told of. */
export function nameOf(said: string): string {
  if (/^(?:an? |the )?shop(?:ping)? list\b/i.test(said)) return 'Shopping list'
  if (/^(?:who|what|how|when|where|whether)\b/i.test(said)) return ''
  if (/^(?:an? |the )?camera\b/i.test(said)) return 'Scan'
  if (/^(?:an? |the )?(?:month |week )?calendar\b/i.test(said)) return 'Calendar'
  if (/^(?:an? |the )?(?:big |large )?map\b(?! (?:of|with))/i.test(said)) return 'Map'
  const [, of] = new RegExp(`^[^,:;.]{0,24}?${within.source}(.+)$`, 'i').exec(said) ?? []
  const [words = ''] = (of ?? said).replace(before, '').split(ends)
  const plain = words.replace(/ (?:pages?|screens?|tabs?|views?)$/i, '').trim()
  return plain === '' || component.test(plain) || plain.split(' ').length > 4 ? '' : labelFrom(plain)
}

const fewPlurals = /^(?:children|people|women|men|mice|geese|media|data)$/i
/** Whether words name several things: "children", "past parkings". */
export function areSeveral(words: string): boolean {
  const last = words.trim().split(' ').at(-1) ?? ''
  return (
    fewPlurals.test(last) ||
    (/[a-z]{2}s$/i.test(last) &&
      !/(?:ss|us|is|news|settings|options|preferences|statistics|stats|details|basics|terms|us)$/i.test(
        last,
      ) &&
      toPlural(last) !== `${last}s`)
  )
}
