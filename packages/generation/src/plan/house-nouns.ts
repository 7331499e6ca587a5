import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stemOf, toSingular } from '../words/forms.ts'

/** A noun with what holds its things: the phrase names the uniforms, `heldIn` is "uniform shop". */
export interface Held extends Phrase {
  /** "Uniform shop", where the phrase now names the uniforms. */
  heldIn?: string
}

const listedTeam = /[,:;] ?(?:(?:our|the|meet the) )?team(?=[,.;]|$| and\b)/i
const played =
  /\b(?:sports?|football|soccer|rugby|hockey|cricket|basketball|volleyball|handball|league|match(?:es)?|players?|coach\w*|tournaments?|clubs?|projects?)\b/i
const sent =
  /\b(?:parcels?|deliver\w*|couriers?|ship\w*|track\w*|mail|post office|depots?|npm|software|linux|install\w*|depend\w*)\b/i

/** "Team" of a practice is who works there, its "packages" are what it offers together. */
export function asOfHouse(phrase: Held, text: string): Held {
  const said = phrase.words.join(' ')
  const words =
    said === 'team' && listedTeam.test(text) && !played.test(text)
      ? ['employees']
      : said === 'packages' && !sent.test(text)
        ? ['price', 'packages']
        : undefined
  return words && !phrase.verb
    ? { ...phrase, words, text: words.join(' '), stems: words.map(stemOf), heldIn: said }
    : phrase
}

/** Whether a phrase is what {@link asOfHouse} made of "packages". */
export const isOfferedPackage = ({ words }: Phrase): boolean =>
  words[0] === 'price' && words[1] === 'packages'

/** A thing under a shorter name, with all that counts it. */
export function calledAs(entity: Entity, many: string): Entity {
  const short = (text: string) => text.replace(new RegExp(entity.many, 'i'), many.toLowerCase())
  return {
    ...entity,
    many,
    one: toSingular(many),
    tip: { title: short(entity.tip.title), text: short(entity.tip.text) },
    figures: entity.figures.map((figure) => ({ ...figure, title: short(figure.title) })),
  }
}
