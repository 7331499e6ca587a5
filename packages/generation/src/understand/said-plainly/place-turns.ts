import { byWord } from '../../by-word.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { verbOf } from '../plain-clauses.ts'
import type { Turn } from '../turns/turn.ts'

const place = String.raw`(?:an? |the |one |some )?(?:(?!of\b|the\b|on\b|in\b)\p{L}+ )?(?:section|page|screen|area|place|space|tab|spot|corner|part)(?: (?:of|in) the app)?`
const before = String.raw`(?:(?:,? ?(?:including|and|with|plus|also|there (?:is|should be|must be|will be)|it (?:has|should have)) )|, |(?<=^|[.;\n] ?))`
/** A participle with what belongs to it: two groups of a pattern. */
export const done = String.raw`(\p{L}{3,12}(?:ed|[^aeious]en|ought|old|ent)|read|seen|made|put|won|found)( up| in| out| off)?`

/** What an app tells of something, rather than anybody. */
const told: Readonly<Record<string, string>> = byWord({
  explain: 'explanations of',
  describe: 'descriptions of',
  summarise: 'summaries of',
  summarize: 'summaries of',
  answer: 'answers to',
})
const shown = /^(?:show|display|list|see|find|view|browse|present|read|watch|publish|keep|store|collect)$/

/** "Rated" of dishes: that one rates them, or sees what there is of them. */
export function doingOf(participle: string, behind: string, thing: string): string {
  const word = participle.toLowerCase()
  const base = baseOfVerb(word, strictVerbs) ?? verbOf(word)
  if (told[base]) return `see ${told[base]} ${thing}`
  return `${shown.test(base) ? 'see' : base}${behind} ${thing}`
}

/** "An area where dishes can be rated": a place is no thing of the app, but what one does there is a part of it. */
export const placeTurns: readonly Turn[] = [
  {
    form: new RegExp(
      String.raw`${before}${place} (?:where|in which|on which) (?:all |the |their |your |our )?((?:[\p{L}-]+ ){0,2}[\p{L}-]{3,}) (?:can|may|could|will|should) (?:also )?be ${done}(?:,? (?:and|or) (?:also )?(?:be )?${done})?(?=\s*(?:[.,;\n]|$)| (?:and|by|with|from|for|in|on|at)\b)`,
      'giu',
    ),
    becomes: (_whole, thing = '', one = '', oneBehind = '', other, otherBehind = '') =>
      `, users can ${doingOf(one, oneBehind, thing)}${other ? ` and ${doingOf(other, otherBehind, thing)}` : ''}`,
    example: [
      'Tips, including a section where rashes can be looked up and explained',
      'Tips, users can look up rashes and see explanations of rashes',
    ],
  },
  // Whoever does something there does it.
  {
    form: new RegExp(
      String.raw`(?:,? ?(?:including|and|with|plus) |(?:, |(?<=^|[.;\n] ?)))(?:an? |the |one |some )?(?:(?!of\b|the\b)\p{L}+ )?(?:section|area|place|space|spot|corner) (?:where|in which) (?=(?:new |all |other |the )?(?:\p{L}+s|people|you|everyone|anyone) can \p{L}+ (?:\p{L}+|about|for)\b)(?!(?:[\p{L}-]+ ){1,3}can be )`,
      'giu',
    ),
    becomes: ', ',
    example: ['Yarns, a corner where beginners can ask questions', 'Yarns, beginners can ask questions'],
  },
]
