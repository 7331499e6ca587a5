import { strictVerbs } from '../words/lexicon.ts'

const item = String.raw`(?:(?:an?|the|my|your|their) )?[\p{L}\p{N}'’/]+(?: [\p{L}\p{N}'’/]+){0,2}`
/** "Media - GIFs, quotes, videos - with friends": what there is of it, between dashes or up to the end. */
const dashed = new RegExp(
  String.raw`(?<=[^.;:\n]{6}\p{L} )(\p{Ll}{3,}) [-–—] ((?:${item}, ){1,7}(?:and |or )?${item}(?:, etc)?)(?: [-–—] (?=\p{Ll})|(?=[.;\n]|$))`,
  'giu',
)
/** These are parts of an interface, laid out by what follows. */
const laidOut =
  /^(?:pages?|screens?|tabs?|views?|sections?|headers?|forms?|fields?|menus?|bars?|buttons?|app|application|game|website|site|platform|tool|users?|stor(?:y|ies)|features?|roles?|and|or|with|the|for|to|by|of|in|on|is|are|it|them|this|that)$/iu
const leastItems = 3

/** The text with such lists in brackets, as examples and kinds of a thing are told otherwise. */
export const withListsInBrackets = (text: string): string =>
  / [-–—] /u.test(text)
    ? text.replaceAll(dashed, (whole: string, noun: string, list: string) => {
        const items = list.split(/, (?:and |or )?| and | or /u)
        const isDone = items.some(
          (each) => strictVerbs.has((each.split(' ')[0] ?? '').toLowerCase()) && each.includes(' '),
        )
        return items.length < leastItems || isDone || laidOut.test(noun)
          ? whole
          : `${noun} (${list.replace(/, etc$/u, '')})${/ [-–—] $/u.test(whole) ? ' ' : ''}`
      })
    : text
