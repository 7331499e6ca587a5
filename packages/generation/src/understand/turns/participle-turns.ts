import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb, doables } from '../../words/verbs.ts'
import type { Turn } from './turn.ts'

/** How a thing came to where it is says no more than that it is there. */
const brought =
  '(?:built|generated|provided|explained|delivered|presented|displayed|captured|stored|kept|held|located|situated|offered|hosted|published|shown|collected|gathered|curated|crafted|optimi[sz]ed|drawn|made|taken|produced)'
const where = '(?:from|for|on|in|with|around|at|via|through|across|during|per|within|near)'
const people =
  '(?:people|person|customers?|clients?|users?|guests?|parents?|members?|students?|visitors?|travell?ers|tourists|those|anyone|someone|everyone)'

/** What is done with things: a hike and a dive have none. */
const done: ReadonlySet<string> = new Set([...strictVerbs, ...doables])
function doingIn(word: string): string | undefined {
  const base = baseOfVerb(word, done)
  return base !== undefined && done.has(base) ? base : undefined
}

/** Participles behind a thing, which would be read as the end of its name: "notes attached to a student". */
export const participleTurns: readonly Turn[] = [
  // "An app for viewing and downloading wallpapers"
  {
    form: /(?<=\b(?:app|application|tool|platform|service|program) )for (\p{Ll}+ing)(?:, (\p{Ll}+ing),?)? (?:and|or|&) (\p{Ll}+ing) (?=\p{L}{3,})/giu,
    becomes: (whole, one = '', two = '', last = '') => {
      const doings = [one, two, last].filter((word) => word !== '').map((word) => doingIn(word.toLowerCase()))
      return doings.every((doing) => doing !== undefined)
        ? `to ${doings.slice(0, -1).join(', ')} and ${doings.at(-1) ?? ''} `
        : whole
    },
    example: ['An app for viewing and downloading posters', 'An app to view and download posters'],
  },
  // "Find cafés accepting cards"
  {
    form: /(?<=\b(?:find|finds|finding|discover|discovers|locate|search for|look for|browse|list|compare|book|nearby|local) (?:(?:the|all|any|local|nearby|physical|independent|small|other) ){0,2}(?:\p{L}+ )?\p{L}{3,}s )(accept|offer|sell|serv|provid|host|support|requir|stock|welcom)ing (?=\p{Ll}|\p{Lu}\p{L}+ )/giu,
    becomes: (_whole, stem = '') =>
      `that ${stem.toLowerCase()}${/^(?:serv|provid|requir|welcom)$/i.test(stem) ? 'e' : ''} `,
    example: ['Find hotels welcoming dogs', 'Find hotels that welcome dogs'],
  },
  {
    form: /(?<=\p{L}{3}s?) (?:that (?:is|are) |which (?:is|are) )?(?:attached|linked|tied|tailored|adapted|matched|mapped|geared|customi[sz]ed|personali[sz]ed|suited) to (?=(?:an?|the|your|their|my|his|her|our|its|each|every|all|one|what|specific)\b)/giu,
    becomes: ' for ',
    example: ['Stroke notes attached to each swimmer', 'Stroke notes for each swimmer'],
  },
  {
    form: new RegExp(
      String.raw`(?<=(?<!\b(?:is|are|was|were|be|been|it|this|has|have|time|money|amount|all) )\p{L}{3}s) ${brought} (?=${where} (?!(?:\d|the (?:last|past))\b))`,
      'giu',
    ),
    becomes: ' ',
    example: ['Tide marks drawn on the map of the bay', 'Tide marks on the map of the bay'],
  },
  {
    form: new RegExp(
      String.raw`(?<=(?<!\p{L})${people}) (?:who (?:are|is) )?(?:moving|coming|searching|recovering|living|staying|waiting|walking|travell?ing|arriving|passing|renting|visiting|looking|shopping|attending|suffering) (?:(?:from|for|in|at|to|with|through|by|around|near|out|into|on) )?(?:the |an? |this |your |their |our )?(?:\p{Ll}+ )?\p{Ll}+(?=\s*(?:[.,;!?\n]|$))`,
      'giu',
    ),
    becomes: '',
    example: ['Show berths to guests arriving this week. Prices', 'Show berths to guests. Prices'],
  },
  {
    form: /,? (?:automatically|by itself),? (?:when|if|once|as soon as|after) (?:the|your|my|an?|it) (?:\p{L}+ ){0,2}?(?:disconnects|connects|leaves|arrives|enters|exits|stops|starts|moves|parks|ends|begins|opens|closes|falls|rises|drops|changes)(?: [^.,;\n]{1,40}?)?(?=\s*(?:[.,;\n]|$))/giu,
    becomes: ' automatically',
    example: [
      'The time is saved automatically when the boat leaves the pier. Logs',
      'The time is saved automatically. Logs',
    ],
  },
  {
    form: /(?<=\p{L}{3}) (?:following|according to|as recommended by) (?:the )?(?=\p{Lu}{2,5}(?:\P{L}|$))/gu,
    becomes: ' by ',
    example: ['Tide limits by size following the IMO rules', 'Tide limits by size by IMO rules'],
  },
]
