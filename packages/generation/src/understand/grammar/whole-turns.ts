import { toPlural } from '../../words/forms.ts'
import { stopWords, strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import type { SetForm } from '../clause-forms.ts'
import { isNoun, verbOf } from '../clause-words.ts'

const end = String.raw`(?=$|[.,;:!?\n)]| (?:and|or|but|so|then|when|if|for|in|on|at|with|from|by|inside|near)(?!\p{L}))`

const pronoun = /^(?:it|they|he|she|you|we|i|there|this|that|these|those)$/

/**
 * Clauses and doings that say a part of an app only as a whole: where something stands, when to do what, what is done
 * for free, to what one logs in.
 */
export const wholeTurns: readonly SetForm[] = [
  // "see where the vans are parked"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:sees?|knows?|shows?|find(?:s| out)?|views?|checks?|tells?|remembers?|know) where (the |an? |each |every |my |our |their |his |her |all )?((?:\p{L}{3,14} )?\p{L}{3,14}) (is|are) (?!in\b|on\b|at\b)(\p{L}{4,12})${end}`,
      'giu',
    ),
    label: ([, article = '', things = '', are = '', done = '']) => {
      const words = things.toLowerCase().split(' ')
      const last = words.at(-1) ?? ''
      const isThing = isNoun(last) || /^(?:box|thing|tool)(?:e?s)?$/.test(last)
      if (!isThing || words.some((word) => pronoun.test(word)) || !/(?:ed|t|nd|ng|ld)$/.test(done))
        return undefined
      if (are.toLowerCase() === 'are') return `where ${things} are${words.length > 1 ? '' : ` ${done}`}`
      return /^(?:an?|each|every) $/i.test(article) && words.length === 1
        ? `where ${toPlural(last)} are ${done}`
        : `where ${words.length > 1 ? '' : 'the '}${things} is`
    },
  },
  // "when to water them", "where to find it"
  {
    form: new RegExp(String.raw`(?<!\p{L})(when|where) to (\p{L}{3,12})(?: (it|them))?${end}`, 'giu'),
    label: ([, asked = '', doing = '', it]) =>
      it || verbOf(doing) === doing.toLowerCase() ? `${asked} to ${doing}${it ? ` ${it}` : ''}` : undefined,
  },
  // "give it for free", "save recipes for later"
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(\p{L}{3,10}) (?:(it|them)|(?:the |an? |their |my |your |our |his |her )?(\p{L}{3,14}))(?: (away|back|up))? for (free|later|sale|review|rent|approval|adoption|auction|hire|exchange|repair)${end}`,
      'giu',
    ),
    label: ([, doing = '', it, what = '', where, reason = '']) => {
      const verb = baseOfVerb(doing.toLowerCase(), strictVerbs)
      if (verb !== doing.toLowerCase() || (!it && !isNoun(what)) || stopWords.has(verb)) return undefined
      const named = it || where ? '' : ` ${what}`
      return `${verb}${named}${where ? ` ${where}` : ''} for ${reason}`
    },
    verb: true,
  },
  // "turn captions on/off", "zoom in/out"
  {
    form: /(?<!\p{L})(?!(?:can|may|must|should|will|could|user|users|and|they)\b)(\p{L}{3,8}) (?:(?:the |an? |their |all |his |her )?(\p{L}{3,14}) )?(on|in|up|left|start) ?\/ ?(off|out|down|right|stop)(?!\p{L})/giu,
    label: ([, doing = '', what = '', one = '', other = '']) =>
      verbOf(doing) === doing.toLowerCase() || /^(?:zoom|turn|toggle|switch)$/i.test(doing)
        ? `${doing}${what === '' ? '' : ` ${what}`} ${one}/${other}`
        : undefined,
    verb: true,
  },
  // "log in to Reddit": by the name of where one is known
  {
    form: /(?<!\p{L})(?:[Ll]og|[Ss]ign) ?in ?(?:to|with) (\p{Lu}[\p{L}\d]{2,15})(?! account)(?!\p{L})/gu,
    label: ([whole, name = '']) =>
      /^(?:Google|Apple|Facebook|App|The)$/u.test(name) || / with /u.test(whole)
        ? undefined
        : `log in to ${name}`,
    verb: true,
    isNamed: true,
  },
]
