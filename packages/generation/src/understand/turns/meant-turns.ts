import { byWord } from '../../by-word.ts'
import { isDescriber } from '../../words/describers.ts'
import { stopWords } from '../../words/lexicon.ts'
import { classOf } from '../../words/noun-classes.ts'
import type { Turn } from './turn.ts'

const who =
  '(?:you|they|i|we|he|she|one|users?|people|everyone|somebody|someone|others|members|visitors|students|players|customers|guests)'
/** Whose doing tells which of the things are meant. */
const have = `${who}(?:['’]ve| have| has) (?:already |ever |just |recently )?`
const ends = String.raw`(?=\s*(?:[.,;:!?\n)]|$)| (?:and|or|with|on|in|as|by|so|but)(?!\p{L}))`
const done =
  '(?!been|gone|uploaded|done|had|got|said|made|come|left|given|told|listened|looked|used|needed|agreed|signed|logged|asked|stayed|paid|talked)(?:\\p{L}{3,10}ed|seen|read|eaten|won|caught|heard|bought|written|tried|lost|found|sold)'
/** "Which ones have I visited": a word that stands for nothing by itself. */
const emptyNouns = /^(?:things?|stuff|ones?|those|all|what|which|way|ways|times?|data|people|everything)$/i
const isThing = (word: string): boolean =>
  !emptyNouns.test(word) && !stopWords.has(word.toLowerCase()) && !isDescriber(word.toLowerCase())

/** When, and no thing that has something of its own. */
const notEach = /^(?:day|morning|evening|night|week|month|year|time|hour|moment|step|turn|one)$/iu

const often: Readonly<Partial<Record<string, string>>> = byWord({
  day: 'daily',
  morning: 'daily',
  week: 'weekly',
  month: 'monthly',
})
const parts = String.raw`(too )?((?!or\b)\p{L}{3,10}) or (too )?(\p{L}{3,10})`

const criterion = '(?:the |their |your |a )?(\\p{L}{3,14}(?: \\p{L}{3,14})?)'

/** What is meant by a clause or a pronoun, in the words such a thing is called by. */
export const meantTurns: readonly Turn[] = [
  // Two quoted words that something can be are what one chooses between.
  {
    form: /(?<!\p{L})(?:they|it|each(?: one)?|everyone|people) (?:can|may) (?:only )?(?:be )?(?:either )?"([\p{L}-]{3,16})" or "([\p{L}-]{3,16})"/giu,
    becomes: 'status ($1, $2)',
    example: [
      'A list of boats. They can be "moored" or "ashore".',
      'A list of boats. status (moored, ashore).',
    ],
  },
  // A quoted word before a plain noun says which of them.
  {
    form: /"(\p{Ll}[\p{Ll}-]{2,14})" (requests|posts|ads|listings|items|offers|lists?|entries|messages|tags?|mode)(?!\p{L})/gu,
    becomes: '$1 $2',
    example: [
      'Neighbours post “looking for” ads and "needed" ads',
      'Neighbours post “looking for” ads and needed ads',
    ],
  },
  // A system of points is points, and what one gets for them.
  {
    form: /(?<!\p{L})(?:an? )?(?:points?|reward)s?[- ]based (?:reward(?:s|ing)? )?(?:system|scheme|program(?:me)?)(?: (?:that|which|to) (?:rewards?|motivates?|encourages?)(?: (?:users|people|drivers|members|volunteers|players|kids|children))?(?: for(?: \p{L}+){1,4}?)?)?(?=\s*(?:[.,;:\n)]|$)| (?:and|with|where)(?!\p{L}))/giu,
    becomes: 'points, rewards',
    example: [
      'A map with a point-based system that rewards members, notes',
      'A map with points, rewards, notes',
    ],
  },
  // When something was not done one is told.
  {
    form: /(?<=(?:^|[.;!?\n])\s*)(?:when|if|as soon as|once) (?:an?|the|your|my|one) (\p{L}{3,14}) (?:is|was|has been|gets) (missed|forgotten|skipped)(?!\p{L})/giu,
    becomes: '$2 $1 alert',
    example: ['If a feed is skipped, the breeder gets a call', 'skipped feed alert, the breeder gets a call'],
  },
  // What somebody has done with things tells which of them.
  {
    form: new RegExp(String.raw`(?<!\p{L})which (\p{L}{3,14}s) ${have}(${done})${ends}`, 'giu'),
    becomes: (whole: string, things = '', how = '') => (isThing(things) ? `${how} ${things}` : whole),
    example: ['See which bridges you have already crossed.', 'See crossed bridges.'],
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:all )?(?:the )?(\p{L}{3,14}s) (?:that |which )?${have}(${done})${ends}`,
      'giu',
    ),
    becomes: (whole: string, things = '', how = '') => (isThing(things) ? `${how} ${things}` : whole),
    example: ['A map of the bridges they have crossed, notes', 'A map of crossed bridges, notes'],
  },
  // What each of them needs is a value it has.
  {
    form: new RegExp(
      String.raw`(?<=\b(?:with|and|for|,) )(?:the|which|how much|what) (\p{L}{3,12}) (?:that |which )?(?:they|it|each|each one|you|one) needs?${ends}`,
      'giu',
    ),
    becomes: (whole: string, thing = '') => (isThing(thing) ? `${thing} needed` : whole),
    example: ['Repairs with the tools they need, a plan', 'Repairs with tools needed, a plan'],
  },
  // Two states one is warned of are two warnings.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(warn(?:s|ing)?|alert|alarm|notification|notif(?:y|ies))(s?) (?:(?:me|us|you|them|users?) )?(?:when|if|as soon as) ((?:it|(?:the|an?|my) \p{L}+) (?:is|gets|becomes|runs) )${parts}${ends}`,
      'giu',
    ),
    becomes: (whole: string, sign = '', several = '', what = '', too = '', one = '', also = '', other = '') =>
      isDescriber(one.toLowerCase()) || isDescriber(other.toLowerCase()) || too !== ''
        ? `${sign}${several} when ${what}${too}${one}, ${sign}${several} when ${what}${also || too}${other}`
        : whole,
    example: [
      'Get an alarm when it is too dry or too wet.',
      'Get an alarm when it is too dry, alarm when it is too wet.',
    ],
  },
  // Who is told gets a message.
  {
    form: /(?<!\p{L})(?:is|are|gets?|will be|being) (?:told|informed) (?:early enough|in (?:good )?time|ahead of time|in advance|beforehand)(?: (?:to|before|of|about|when|that)(?: [\p{L}'-]+){1,5}?)?(?=\s*(?:[.,;\n]|$)| and )/giu,
    becomes: 'gets a notification',
    example: [
      'Guests join a queue and are told in time to walk there.',
      'Guests join a queue and gets a notification.',
    ],
  },
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:is|are|gets?|will be) (?:told|informed) (when|if|once|as soon as|before) (?=(?:it|they|their|his|her|the|an?|something|somebody|someone)(?!\p{L}))`,
      'giu',
    ),
    becomes: 'gets an alert $1 ',
    example: ['A guest is told when the table is free', 'A guest gets an alert when the table is free'],
  },
  // Those near are told: what they get is of what is near.
  {
    form: /(?<!\p{L})(?:people|users|everyone|everybody|those|others|neighbou?rs|members|drivers|helpers|volunteers) (?:nearby|close by|in the area|around) (?:can |will )?(?:get|gets|receive|receives|are sent|see) (?:an? |push |instant |immediate )*(notification|alert|message|warning)s?(?!\p{L})/giu,
    becomes: 'people nearby, nearby $1s',
    example: ['Neighbours nearby get an alert and answer.', 'people nearby, nearby alerts and answer.'],
  },
  // Who is matched with somebody sees matches.
  {
    form: /(?<!\p{L})(?:get|gets|be|are|is) (?:matched|paired|grouped) (?:up )?with (?:someone|somebody|people|others|another (?:user|person|player))(?: (nearby|close by|near (?:you|me|them)|in the area))?(?!\p{L}| (?:who|whose|that|with|of|from))/giu,
    becomes: (_whole: string, near = '') => (near === '' ? 'see matches' : 'see matches nearby'),
    example: ['Pick a sport, get matched with somebody nearby.', 'Pick a sport, see matches nearby.'],
  },
  // What is recommended is some of the things.
  {
    form: /(?<!\p{L})(gets? |receives? |gives? (?:you |me |us |users )?)?(?:personali[sz]ed |daily |good |new )?(?:recommendations|suggestions) (?:for|of|on|about) (?:new |more |other |similar |further )*((?:\p{L}{3,12} )?\p{L}{3,14}s)(?=\s*(?:[.,;:\n)]|$)| (?:and|or|with|based|by|to|from)(?!\p{L}))/giu,
    becomes: (whole: string, got = '', things = '') => {
      const words = things.toLowerCase().split(' ')
      const last = words.at(-1) ?? ''
      const isOfThings =
        words.slice(0, -1).every(isThing) &&
        !emptyNouns.test(last) &&
        classOf(last.replace(/s$/u, '')) !== 'person'
      // What is shown is a doing, too.
      if (isOfThings && last === 'shows') return 'see recommendations'
      return isOfThings ? `${got === '' ? '' : 'see '}recommended ${things}` : whole
    },
    example: ['A list and suggestions for new trails', 'A list and recommended trails'],
  },
  // One for each day.
  {
    form: /(?<!\p{L})(?:an?|one) (?:new )?(\p{L}{4,12}) (?:for )?(?:every|each) (day|morning|week|month)(?=\s*(?:[.,;:\n)]|$)| (?:and|with|to)(?!\p{L}))/giu,
    becomes: (whole: string, thing = '', when = '') =>
      isThing(thing) && !/s$|^(?:hour|minute|half|little|chance|couple)$/iu.test(thing)
        ? `${often[when.toLowerCase()] ?? ''} ${thing}`
        : whole,
    example: ['Songs, a riddle for every day and a quiz', 'Songs, daily riddle and a quiz'],
  },
  // Each of several has one: how it is for each of them.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(?:an?|the|one) (\p{L}{4,14}) (?:at|on|in) (?:each|every) (\p{L}{3,12})${ends}`,
      'giu',
    ),
    becomes: (whole: string, thing = '', each = '') =>
      isThing(thing) && isThing(each) && !notEach.test(each) && !/s$/iu.test(thing)
        ? `${thing} per ${each}`
        : whole,
    example: ['Routes, a logbook at every hut, weather', 'Routes, logbook per hut, weather'],
  },
  // By several one searches with a filter for each.
  {
    form: new RegExp(
      String.raw`(?<!\p{L})(search for|look for|search|find|browse) ((?:an? |the )?\p{L}{3,14}(?: (?:or|and) \p{L}{3,14})?) by ${criterion}, ${criterion}(?:, ${criterion})?,? (?:and|or) ${criterion}(?=\s*(?:[.,;\n]|$))`,
      'giu',
    ),
    becomes: (_whole: string, doing = '', things = '', ...by: unknown[]) =>
      `${doing.replace(/ for$/iu, '')} ${things}, ${by
        .slice(0, 4)
        .filter((each) => typeof each === 'string' && each !== '')
        .map((each) => `filter by ${String(each)}`)
        .join(', ')}`,
    example: [
      'Search for barns by region, size or price.',
      'Search barns, filter by region, filter by size, filter by price.',
    ],
  },
  // What is wrong with something is what one reports.
  {
    form: /(?<!\p{L})(reports?|reporting|flags?) (?:that|when|if|where) (?:an?|the) (\p{L}{3,14}) (?:is|was|has been) (\p{L}{3,14}ed|wrong|missing|broken|closed|late|full|fake|false|outdated)(?!\p{L})/giu,
    becomes: '$1 $3 $2s',
    example: ['Report that a sign is damaged', 'Report damaged signs'],
  },
  // When one brings or fetches something is what one chooses.
  {
    form: /(?<!\p{L})(drop|pick) (?:it|them|the \p{L}+) (off|up) (?:in|at|on|for|during) (?:an? |the |your |their )?(?:chosen |free |fixed )?(slot|time slot|window|time|date|time window)(?!\p{L})/giu,
    becomes: '$1-$2 $3',
    example: ['Get a quote, pick it up at a chosen time, pay', 'Get a quote, pick-up time, pay'],
  },
]
