import { hashText } from '../../seed.ts'
import type { RoleDoing } from '../../understand/role-doings.ts'
import { findAttribute } from '../../words/attributes.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'

const mostWords = 4
/** Where a title that is too long is cut: what comes behind says how, when and to whom. */
const cuts = / (?:that|which|who|when|so|after|before|by|with|on|in|at|from|for|to|of|and|or) /giu

/** The words, cut where there are too many of them. */
function shortened(text: string): string {
  const words = text.split(' ')
  if (words.length <= mostWords) return text
  const most = words.slice(0, mostWords + 1).join(' ').length
  const places = [...text.matchAll(cuts)]
    .map(({ index }) => index)
    .filter((index) => text.slice(0, index).includes(' ') && index <= most)
  return text
    .slice(0, places.at(-1) ?? most)
    .replace(/ (?:an?|the|their|its|your|each)$/i, '')
    .trim()
}

const article = /^(?:the|an?|all|all of|all the|some|any) /i

/** What a list of something seen is called: "your lessons for the day", "the list of children". */
export const listTitle = (object: string): string =>
  shortened(
    capitalise(
      object
        .replace(article, '')
        .replace(/^(?:list|overview|calendar|table) of (?:the |all )?/i, '')
        .replace(/^at /i, '')
        // "All reports sorted by urgency"
        .replace(/ (?:sorted|ordered|grouped|ranked|listed) (?=by )/i, ' ')
        .replace(/(?<=\S )(?:who|which|that) (?:is|are|was|were|have|has) /i, ''),
    ),
  )

/** What a list is called in which one decides about "a request" or "new volunteers". */
export const decidedTitle = (object: string, noun: string): string =>
  /^(?:an?|each|every|the|their|any) /i.test(object)
    ? capitalise(noun.endsWith('ss') ? `${noun}es` : toPlural(noun))
    : listTitle(object.replace(/ (?:as|down|off|out|up|from|for|with) .*$| (?:in|out)$/i, ''))

/** What something somebody does is called: "add new lessons". */
export function doingTitle({ verb, object }: RoleDoing): string {
  return shortened(capitalise(`${verb} ${object.replace(/^(?:the|all the) /i, '')}`.trim()))
}

/** "How many requests were done each month", "which language": what it is called and what it could be; undefined for things. */
export function figureOf(object: string, seed: number): { title: string; value: string } | undefined {
  const [, counted] = /^(?:how many|the number of) (.+)$/i.exec(object) ?? []
  if (counted) {
    const title = shortened(
      capitalise(counted.replace(/ (?:are|is|were|was|have been|has been|have|has) /i, ' ')),
    )
    return { title, value: String(8 + (hashText(`${seed}/${title}`) % 40)) }
  }
  const [, full] = /^how (full|busy) /i.exec(object) ?? []
  if (full) return { title: `How ${full}`, value: '64 %' }
  const [, asked] = /^(?:which|what) ([\p{L} ]{3,24})$/iu.exec(object) ?? []
  const known = asked ? findAttribute(toSingular(asked.split(' ').at(-1) ?? '')) : undefined
  return asked && known ? { title: capitalise(asked), value: known.value } : undefined
}
