import { toPlural, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import type { Turn } from '../turns/turn.ts'

/** A shop is called by what stands on its shelves: no corner, coffee or pet shop is. */
const isShelved = (noun: string): boolean =>
  ['thing', 'garment'].includes(classOf(noun.toLowerCase())) &&
  !/^(?:corner|online|web|app|gift|pet|coffee|tea|barber|repair|farm|book|village|school|charity|junk|thrift|antiques?|second|print|body|work|flower|department|general|grocery|convenience|hardware|drug|music)$/i.test(
    noun,
  )

const app = '(?:app|application|program|tool|system|platform)'

/** How a text begins to tell what it is of and what one does there. */
export const openingTurns: readonly Turn[] = [
  // Whoever signs up for a sale or a shift helps there, and makes no account.
  {
    form: /(?<=\b(?:sales?|shifts?|duty|duties|clean-?ups?|kitchen|booth|fair|bazaar|seva|snacks?|set-?up|work day|workday|car ?pool|volunteers?) )sign(?:ing)?[- ]?ups?(?: sheets?| lists?)?(?=\s*(?:[,.;:\n]|$))/giu,
    becomes: 'helpers',
    example: ['School fair, bake sale sign up, budget', 'School fair, bake sale helpers, budget'],
  },
  // What is in the catalogue of a shop is what the shop sells.
  {
    form: /^((?:an? |my |our |the )?(?:small |little |family )?)([\p{L}]{3,14})( (?:shop|store|boutique))(?:'s)? (?:catalog(?:ue)?|stock list|price list|product list)(?=(?:\s*[:,]| with\b))/iu,
    becomes: (whole, before = '', thing = '', shop = '') =>
      isShelved(thing) ? `${before}${thing}${shop}: ${toPlural(thing.toLowerCase())}` : whole,
    example: ['Hat shop catalogue with size, price', 'Hat shop: hats with size, price'],
  },
  // What is managed there is a list beside the other.
  {
    form: /^((?:an? |the )?(?:[\p{L}-]+ ){1,4}(?:and|&) (?:an? )?(?:[\p{L}-]+ )?)([\p{L}-]{3,}) (manager|organi[sz]er|inventory|collection|catalogue?)(?=[.,;\n]|$)/iu,
    becomes: (_whole, before = '', thing = '', tool = '') =>
      `${before}${thing} ${tool} with ${toPlural(thing.toLowerCase())}`,
    example: ['A jar list and lid manager. Print it', 'A jar list and lid manager with lids. Print it'],
  },
  // Who can also make some has them.
  {
    form: /(?<=[.!\n]\s*)((?:you|users?|people|members) can also (?:create|write|keep|store|collect) )(?:your own |their own )?([\p{L}-]{3,}s)(?=\s*(?:[.,;\n]|$))/giu,
    becomes: (whole, who = '', things = '') =>
      toSingular(things) === things ? whole : `It has ${things}. ${who}${things}`,
    example: [
      'Lids by size. You can also create labels.',
      'Lids by size. It has labels. You can also create labels.',
    ],
  },
  // "Add an option for users to choose a size": they choose it.
  {
    form: /(?<=(?:^|[.!?\n])\s*)(?:(?:please )?(?:add|include|implement|provide|offer|give|have) )(?:an? |the )?(?:option|ability|possibility|feature|way|function(?:ality)?) (?:(?:for|that allows|allowing|which lets|that lets) (?:the |all )?users? )?to (?=\p{L})/giu,
    becomes: '',
    example: ['Mix paint. Add an option for users to choose a size', 'Mix paint. choose a size'],
  },
  // Who asks for it says what it does.
  {
    form: new RegExp(
      String.raw`(?<=[.!?\n]\s*)(?:create|make|build|write|develop|design) an? (?:[\p{L}-]+ )?${app} (?:which|that) (?:can|will|could|should|lets you|lets users) (?=\p{Ll})`,
      'giu',
    ),
    becomes: 'Users can ',
    example: [
      'Lost your lid? Make an application which can search jars',
      'Lost your lid? Users can search jars',
    ],
  },
  // "A system which books seats or rooms": one books them.
  {
    form: new RegExp(
      String.raw`(?<=^)((?:create|make|build|write|develop|design) an? (?:[\p{L}-]+ ){0,2}${app}) (?:which|that) (\p{Ll}{3,})s (?=(?:(?:the|your|an?) )?[\p{L}-]+ ?(?:[\p{L}-]+ )?(?:or|and) [\p{L}-]+)`,
      'iu',
    ),
    becomes: (whole, made = '', verb = '') => {
      const base = baseOfVerb(`${verb}s`, strictVerbs)
      return base && /^(?:book|rent|order|reserve|lend|sell|track|sort|store|schedule)$/.test(base)
        ? `${made} where users can ${base} `
        : whole
    },
    example: [
      'Create a rental system which rents boats or oars',
      'Create a rental system where users can rent boats or oars',
    ],
  },
  // What one likes, asked for as a question.
  {
    form: /(?<=(?:^|[.!\n])\s*)(?:got|have|do you have) an? (favou?rite) ([\p{L}-]+)(?: (?:that |which )?you[^.?!\n]{2,60})?\?\s*/giu,
    becomes: (_whole, liked = '', thing = '') =>
      `Users can have their ${liked.toLowerCase()} ${toPlural(thing.toLowerCase())}. `,
    example: [
      'Got a favourite jar you want to keep? Users see jars',
      'Users can have their favourite jars. Users see jars',
    ],
  },
]
