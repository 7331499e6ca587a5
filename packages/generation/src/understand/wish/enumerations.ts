import type { Ask } from './ask.ts'
import { valueIn } from './listed-values.ts'
import { knowing, wanting } from './wanting-words.ts'
import { find } from '../searched.ts'

/** What a stretch of a text asks for. */
export interface Found {
  from: number
  to: number
  asks: Ask[]
}

const leastListed = 3
const every =
  /\b(?:each|every)\b(?! (?:\d|two|three|four|other|second|day|week|month|year|morning|evening|night))/i
/** "I would like to note" before the first of several values. */
const intro = new RegExp(String.raw`^\s*${wanting}(?:${knowing})(?: down| in)? (?=\p{L})`, 'iu')
const joint = /,(?: ?(?:and|plus|with) )?| (?:and|plus) (?:with )?/g

interface Piece {
  from: number
  to: number
  text: string
}

/** The pieces of a text between commas and "and", sentence by sentence. */
function piecesOf(text: string): Piece[][] {
  return [...text.matchAll(/[^.;:!?\n()]+/g)].map(({ 0: sentence, index }) => {
    const pieces: Piece[] = []
    let at = 0
    const put = (end: number) => {
      const piece = sentence.slice(at, end)
      if (piece.trim() !== '') pieces.push({ from: index + at, to: index + end, text: piece })
    }
    for (const { 0: mark, index: end } of sentence.matchAll(joint)) {
      put(end)
      at = end + mark.length
    }
    put(sentence.length)
    return pieces
  })
}

const valueOf = ({ text }: Piece, isAmong: boolean): Ask | undefined =>
  valueIn(text.slice(find(intro, text)?.[0].length ?? 0), isAmong)

const asFound = ({ from, to }: Piece, value: Ask): Found => ({ from, to, asks: [value] })

/** The values of a sentence that lists nothing else: "Brand, nib, ink, price." */
export function enumerated(text: string): Found[] {
  return piecesOf(text)
    .slice(1)
    .flatMap((pieces) => {
      const [first] = pieces
      if (!first || text[first.from - 1] === ':') return []
      const found = pieces.flatMap((piece) => {
        const value = valueOf(piece, false)
        return value ? [asFound(piece, value)] : []
      })
      return found.length >= leastListed && found.length >= pieces.length - 1 ? found : []
    })
}

/** An enumeration with a question in it is one of fields: "room, lamp, watts, when I changed it". */
export function withListed(text: string, found: readonly Found[]): Found[] {
  const all = [...found]
  const isAsked = ({ from, to }: Piece) => found.some((each) => each.from < to && from < each.to)
  const opening = /^[^.;:!?\n()]*/.exec(text)?.[0].length ?? 0
  for (const pieces of piecesOf(text)) {
    const values = pieces.map((piece) => (isAsked(piece) ? undefined : valueOf(piece, false)))
    const isSure = (place: number) =>
      values[place] !== undefined || (pieces[place] !== undefined && isAsked(pieces[place]))
    // What stands between two values is one, too, where it is a noun of any kind.
    const known = pieces.map(
      (piece, place) =>
        values[place] ??
        (!isAsked(piece) && isSure(place - 1) && isSure(place + 1) ? valueOf(piece, true) : undefined),
    )
    const reach = (step: -1 | 1) => {
      for (const [place, piece] of pieces.entries()) {
        if (!isAsked(piece)) continue
        // "Squares, finds with number, depth, who dug": depth is what finds have.
        const owner = pieces
          .slice(0, place)
          .findLastIndex(({ text: said }) => /\p{L}{3,} with \p{L}/u.test(said))
        if (step === -1 && owner > 0) continue
        for (let next = place + step; ; next += step) {
          const each = pieces[next]
          const value = known[next]
          // "Every wagon and engine, number": these are what has a number; what opens a wish is what it is about.
          const before = pieces[next - 1]
          const isJoined = before && each && / (?:and|plus) /.test(text.slice(before.to, each.from))
          // "Every wagon and engine, number": these are what has a number; what opens a wish is what it is about.
          const isAbout = every.test(each?.text ?? '') || (isJoined && every.test(before.text))
          if (!each || !value || isAbout || (next === 0 && each.from < opening && each.from === 0)) break
          if (!all.some(({ from }) => from === each.from)) all.push(asFound(each, value))
        }
      }
    }
    reach(-1)
    reach(1)
  }
  return all
    .toSorted((one, other) => one.from - other.from)
    .filter(({ from }, place, sorted) => from >= (sorted[place - 1]?.to ?? 0))
}
