import type { AppDocument } from '@kwiq/app-model'
import { toSingular } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode } from '../find-target.ts'
import { findList } from '../lists.ts'
import { count, countOf } from '../words.ts'
import { bareThing, kindNamed } from './kind-of-thing.ts'

type Said = Readonly<Record<string, string | undefined>>

/** A way to say something, and the clauses it is followed as; undefined when it only looked like that. */
type Otherwise = readonly [RegExp, (said: Said, document: AppDocument) => string[] | undefined]

const number = `(?<count>${count})`
const place = '(?:\\s+(?:on|in|at|under)\\s+(?:the\\s+|our\\s+|my\\s+)?(?<place>[\\p{L} ]{3,24}))?'
const things =
  '(?<things>(?!(?:rows|columns|colou?rs|pages|screens|tabs|minutes|hours|days|weeks|stars|steps)\\b)\\p{L}{3,20}(?:\\s(?!(?:under|below|above|from|with|for|per|are|would|will|is)\\b)\\p{L}{3,16})?)'

/** So many of them, where they stand. */
const onlySome = ({ count: many = '', things: what = '', place: where }: Said, document: AppDocument) => {
  const first = countOf(many)
  if (first < 1 || first > 10) return undefined
  const isList = (words: string | undefined) => words !== undefined && findList(document, words) !== undefined
  const there = isList(where) && !findNamedScreen(document, where ?? '') ? where : undefined
  const list = kindNamed(document, what, true) || isList(what) ? what : there
  return list === undefined ? undefined : [`show only the first ${many} entries in ${list}`]
}

const isOfApp = (document: AppDocument, words: string): boolean =>
  findNamedScreen(document, words) !== undefined || findNamedNode(document, bareThing(words)) !== undefined

const forms: readonly Otherwise[] = [
  // "Take the giving out, we don't collect money".
  [
    /^(?:take|leave|get|throw|kick)\s+(?<what>(?:the\s+|our\s+)?[\p{L} ]{3,30}?)\s+(?:out|off|away)(?:,?\s+(?:(?:because|as|since)\s+)?(?:we|i|nobody|no one|it|they|that|people)\s.{3,60})?$/iu,
    ({ what = '' }, document) => (isOfApp(document, what) ? [`remove ${what}`] : undefined),
  ],
  // "I'd like to see the restaurants before anything else".
  [
    /^(?:(?:i|we)(?:['’]d|\s+would)?\s+(?:like|want|need)\s+to\s+see|show|put)\s+(?<what>(?:the\s+|our\s+|my\s+)?[\p{L} ]{3,30}?)\s+(?:before\s+(?:anything|everything)\s+else|first of all|first thing|as the (?:very\s+)?first(?:\s+thing)?)$/iu,
    ({ what = '' }, document) => {
      const screen = findNamedScreen(document, what)
      if (screen && screen.id === document.app.startScreenId) return [`move ${what} to the top`]
      return [screen ? `start with ${what}` : `move ${what} to the top`]
    },
  ],
  // "The first thing people see should be the calendar".
  [
    /^the\s+first\s+(?:thing|screen|page)\s+(?:that\s+)?(?:people|users|i|we|you|they|members|guests|customers)\s+(?:should\s+)?see\s+(?:should|must)\s+be\s+(?<what>(?:the\s+|our\s+|my\s+)?[\p{L} ]{3,30})$/iu,
    ({ what = '' }, document) => (findNamedScreen(document, what) ? [`start with ${what}`] : undefined),
  ],
  // "I need a way to cancel a booking".
  [
    /^(?:(?:i|we|people|users|members|guests|customers)\s+(?:want|need|would like)|there should be|add)\s+an?\s+(?:way|option|possibility)\s+to\s+(?<deed>(?:cancel|swap|postpone|change|report|return|ask|invite|suggest|request|reserve|renew|extend)\s.{3,50})$/iu,
    ({ deed = '' }) => [`let people ${deed}`],
  ],
  // "Only show the first five players on the ladder", "three claims are enough on the list".
  [
    new RegExp(
      `^(?:please\\s+)?(?:(?:only|just)\\s+(?:show|list|have)|(?:show|list|have)\\s+(?:only|just|no more than|at most)|just|only|at most|no more than)\\s+(?:the\\s+)?(?:(?:first|top|latest|next|best)\\s+)?${number}\\s+${things}${place}$`,
      'iu',
    ),
    onlySome,
  ],
  [
    new RegExp(
      `^${number}\\s+${things}\\s+(?:is|are|would be|will be)\\s+(?:more than\\s+)?enough${place}$`,
      'iu',
    ),
    onlySome,
  ],
  // "The ladder should be sorted by points, best first".
  [
    /^(?:the\s+|our\s+|my\s+|all\s+)?(?<what>[\p{L} ]{3,24}?)\s+(?:should|must|need to|needs to|has to|have to|could)\s+be\s+(?:sorted|ordered|listed|arranged|in (?:the )?order|in)\s+(?:by|of)\s+(?<by>.{3,50})$/iu,
    ({ what = '', by = '' }) => [`sort ${what} by ${by}`],
  ],
  // "Parents need each other's phone numbers".
  [
    /^(?:the\s+|our\s+)?(?<who>[\p{L}]{3,20}s)\s+(?:(?:should|must|can|want to|need to)\s+(?:be able to\s+)?(?:see|know|have|find)|need|want|should have)\s+each\s+other['’]?s['’]?\s+(?<what>[\p{L} ]{3,24})$/iu,
    ({ who = '', what = '' }) => {
      const words = what.split(' ')
      const one = [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ')
      return [`each ${toSingular(who)} should show the ${one}`]
    },
  ],
  // "Put the cart in the tab bar and the past orders in the profile".
  [
    /^(?<verb>put|move|place|bring)\s+(?<one>(?:the|our|my|all)\s+[^,"“]{2,30}?)\s+(?<in>in|into|to|on|onto|above|below|under|next to|before|after)\s+(?<there>(?:the|our|my)\s+[^,"“]{2,30}?),?\s+and\s+(?<two>(?:the|our|my|all)\s+[^,"“]{2,30}?)\s+(?<on>in|into|to|on|onto|above|below|under|next to|before|after)\s+(?<other>(?:the|our|my)\s+[^,"“]{2,30})$/iu,
    ({ verb = '', one = '', in: how = '', there = '', two = '', on = '', other = '' }) => [
      `${verb} ${one} ${how} ${there}`,
      `${verb} ${two} ${on} ${other}`,
    ],
  ],
  // "Candles in a grid with pictures".
  [
    /^(?:(?:show|put|have|display)\s+)?(?:the\s+|our\s+|my\s+|all\s+)?(?<what>[\p{L} ]{3,24}?)\s+(?:(?:should|must)\s+be\s+)?(?:shown\s+)?(?:in|as)\s+an?\s+(?<look>grid|carousel|timeline)(?:\s+with\s+(?:big\s+)?(?:pictures|photos|images))?$/iu,
    ({ what = '', look = '' }, document) =>
      findList(document, what) ? [`show the ${what} as a ${look}`] : undefined,
  ],
  // "Make the cancelled boats stand out more".
  [
    /^make\s+(?<what>(?:the\s+|our\s+|my\s+)?[\p{L} ]{3,30}?)\s+stand out(?:\s+(?:more|better|a bit(?: more)?))?$/iu,
    ({ what = '' }) => [`make ${what} bigger`],
  ],
  // "Staff should be able to change their address".
  [
    /^(?:the\s+|our\s+|all\s+)?(?<who>[\p{L}]{3,20})\s+(?:should|must|need to|needs to|want to|wants to|would like to)\s+(?:also\s+)?be able to\s+(?<deed>(?:change|update|edit|correct|postpone|challenge|invite|ask|order|rent|lend|sell|apply|volunteer|contribute|pledge|propose|nominate|suggest)\s.{3,60})$/iu,
    ({ who = '', deed = '' }) => [
      `let ${who} ${deed.replace(/\s+(?:and|so)\s+(?:the\s+)?[\p{L} ]{2,20}\s(?:should|must|can)\s.*$/iu, '')}`,
    ],
  ],
  // "Visitors should see who looks after each animal".
  [
    /^(?:(?:the\s+|our\s+)?[\p{L} ]{2,24}?\s+(?:should|must|can|could|want to|need to)\s+(?:be able to\s+)?(?:see|know)|show|display)\s+(?<question>(?:who|what|how|when|where|whether)\s+[\p{L} ]{3,30}?)\s+(?:each|every)\s+(?<thing>[\p{L}]{3,20})$/iu,
    ({ question = '', thing = '' }) => [`each ${thing} should show ${question} it`],
  ],
  // "Growers want to know when it is their turn".
  [
    /^(?:(?:the\s+|our\s+)?[\p{L}]{3,20}|i|we)\s+(?:want|need|would like)\s+to\s+(?:know|be told|hear)\s+when\s+(?<when>.{4,60})$/iu,
    ({ when = '' }) => [`tell people when ${when.replace(/^it['’]?s\s|^it is\s/i, '')}`],
  ],
  // "Customers who owe money should be in red".
  [
    /^(?:the\s+|our\s+|all\s+)?(?<who>[\p{L}]{3,20}s|people)\s+(?:who|that)\s+(?<state>.{3,40}?)\s+(?:should|must)\s+be\s+(?:shown\s+|marked\s+)?(?:in\s+)?(?<color>red|green|orange|yellow|blue)$/iu,
    ({ state = '', color = '' }) => [
      `show who ${state.replace(/^(?!(?:is|are|has|have|did|do|does|still)\b)(\p{L}+[^s\s])(?=\s|$)/iu, '$1s')} in ${color}`,
    ],
  ],
  // "Applications sorted by interview date".
  [
    /^(?:the\s+|our\s+|my\s+|all\s+)?(?<what>[\p{L} ]{3,24}?)\s+(?:sorted|ordered|listed)\s+by\s+(?<by>.{3,50})$/iu,
    ({ what = '', by = '' }) => [`sort ${what} by ${by}`],
  ],
  // "I also want to note where I found the radio".
  [
    /^(?:i|we|people|members?|users?)\s+(?:also\s+)?(?:want|need|would like)\s+to\s+(?:also\s+)?(?:note(?: down)?|write down|record|log|enter)\s+(?<question>(?:where|when|how|who|whether|which)\s+.{3,50}?\s(?:the|an?|each|every)\s+(?<thing>[\p{L}]{3,20}))$/iu,
    ({ question = '', thing = '' }, document) => {
      const it = question.replace(/\s(?:the|an?|each|every)\s+\p{L}+$/iu, ' it')
      return kindNamed(document, thing, true) ? [`each ${thing} needs ${it}`] : undefined
    },
  ],
]

/** A sentence in clauses the rules know, by how it is built. */
export function saidOtherwise(sentence: string, document: AppDocument): string[] | undefined {
  for (const [form, clauses] of forms) {
    const said = form.exec(sentence)?.groups
    const found = said && clauses(said, document)
    if (found) return found
  }
  return undefined
}
