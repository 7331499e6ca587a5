import { toPlural } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { looksLikePerson } from '../../words/person-endings.ts'
import type { Turn } from './turn.ts'

const app = '(?:the |this |our )?(?:app|application|system|platform|program|tool|it)'
const people =
  '(?:the |all |its )?(?:users?|people|players?|members?|customers?|visitors?|everyone|everybody|them|you)'

/** How specifications tell of what the app shows to whom, and of what is ticked. */
export const appTurns: readonly Turn[] = [
  // "Post/update location": one does both.
  {
    form: /(?<![\p{L}/])(create|add|post|edit|update|view|delete|remove|manage|upload|save|change|cancel|accept|reject|approve|decline)\/(create|add|post|edit|update|view|delete|remove|manage|upload|save|change|cancel|accept|reject|approve|decline) (?!an? |the |your |their |my |our |his |all )(?=\p{L})/giu,
    becomes: '$1 and $2 the ',
    example: ['Post/update location', 'Post and update the location'],
  },
  // "The app shows users what to do": they see it.
  {
    form: new RegExp(
      String.raw`(?<=^|[.;\n]\s*|,? and )(?:${app} )?(?:will |can |should |must |also )*(?:shows?|displays?|presents?) (?:to )?${people} (?=(?:what|which|how|when|where|who|their|the|an?|all)\b)`,
      'giu',
    ),
    becomes: 'users can see ',
    example: ['The system will show members what to bring', 'users can see what to bring'],
  },
  {
    form: /(?<=\p{L} )gets? to (?=(?:see|view|choose|pick|vote|rate|add|decide|edit|keep|read|play|send|watch|create|share)\b)/giu,
    becomes: 'can ',
    example: ['Each rower gets to see the boats', 'Each rower can see the boats'],
  },
  // "A histogram of how many boats each club has": a chart of boats.
  {
    form: /\b(?:an? |the )?(?:histograms?|(?:bar|pie|line) (?:chart|graph)s?|graphs?|charts?|diagrams?) (?:of|showing|with|for) how (?:many|much) ((?:\p{L}+ )?\p{L}+) (?:each|every) (\p{L}+)((?: (?:in|of|on) (?:the |a |my |our )?\p{L}+)?)(?: (?:has|have|had))?(?: (?:done|made|sold|won|read|logged|collected|completed|finished|scored|caught|got|earned|spent))?(?!\p{L})/giu,
    becomes: 'a chart of $1 per $2$3',
    example: ['See a histogram of how many races each rower has won', 'See a chart of races per rower'],
  },
  {
    form: /\bhistogram(s?)\b/gi,
    becomes: 'bar chart$1',
    example: ['A histogram of prices', 'A bar chart of prices'],
  },
  // "Browse coach profiles with photos": coaches.
  {
    form: /(?<!\p{L})(browse|see|view|search|find|filter|look through) (all |other |the )?(\p{L}{4,}) profiles(?= (?:with|by|and)\b)/giu,
    becomes: (whole, verb, all, who) =>
      classOf((who ?? '').toLowerCase()) === 'person' || looksLikePerson((who ?? '').toLowerCase())
        ? `${verb ?? ''} ${all ?? ''}${toPlural(who ?? '')}`
        : whole,
    example: ['Browse sitter profiles with photos and prices', 'Browse sitters with photos and prices'],
  },
  {
    form: /\b(category|filter|tag|genre|topic) (?:pills|chips)\b/gi,
    becomes: (_whole, of) => (/^filter$/i.test(of ?? '') ? 'filter' : `${of ?? ''} filter`),
    example: ['Recent films, genre pills', 'Recent films, genre filter'],
  },
  // "Rate how hard it was"
  {
    form: /\brate how \p{L}+ (?:an?|the|each|every|their|my) (\p{L}+) (?:was|is|were|are)(?!\p{L})/giu,
    becomes: 'rate a $1',
    example: ['Rowers can rate how hard a race was', 'Rowers can rate a race'],
  },
  // "Sign off when it is completed": ticked.
  {
    form: /(?<!\p{L})(?:sign|tick|check|cross) (?:(?:it|them|an? \p{L}+|the \p{L}+|\p{L}+s) )?off(?: (?:on )?(?:it|them|an? \p{L}+|the \p{L}+))? (?:when|once|after|as) (?:it|they|the \p{L}+|an? \p{L}+) (?:is|are|has been|have been|was|were|gets?) (?:done|completed|finished|complete|bought|packed|paid)(?!\p{L})/giu,
    becomes: 'mark it as done',
    example: ['See a shift and sign off when the shift is completed', 'See a shift and mark as done'],
  },
]
