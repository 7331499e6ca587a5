import { strictVerbs } from '../../words/lexicon.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import { reword, type Rewording } from '../searched.ts'

const it = '(?:it|they|he|she|these|those|(?:the|each|every|an?) \\p{L}+)'
const one = '(?:they|he|she|you|i|we|(?:the|each) \\p{L}+)'
const end = '(?=\\s*(?:[.,;:!?\\n)]|$)| and | or | but | in (?:large|big) )'
const list =
  '(\\p{Ll}+(?: \\p{Ll}+){0,2}(?:, \\p{Ll}+(?: \\p{Ll}+){0,2})+(?:,? and \\p{Ll}+(?: \\p{Ll}+){0,2})?)'
const asked = (source: string) => new RegExp(`(?<!\\p{L})${source}${end}`, 'giu')

const gerundOf = (verb: string): string =>
  /^(?:set|begin|run|stop|get|put|swim|dig|row|let)$/i.test(verb) && verb !== 'row'
    ? `${verb}${verb.at(-1) ?? ''}ing`
    : `${verb.replace(/(?<=[^e])e$/i, '')}ing`

/** What a brief asks with when, which, how and who, and what is told behind a colon, by names. */
const forms: readonly Rewording[] = [
  // "Which fees are outstanding".
  {
    form: asked(
      '(?:which|what) (?:of the |of our )?(\\p{L}+s) are (?:still |already )?(outstanding|complete|open|missing|overdue|late|unpaid|unanswered|pending|empty|broken)',
    ),
    becomes: (_, things = '', how = '') => `${how} ${things}`,
  },
  // "Which day they sail and on which boat".
  {
    form: asked(
      `(?:on )?which (day|days|date|time) ${one} (\\p{L}+?)(?:,? and (?:on|in|at|with|for|to) which (\\p{L}+))?`,
    ),
    becomes: (_, day = '', verb = '', other?: string) =>
      `${gerundOf(verb)} ${day}${typeof other === 'string' && /^\p{L}+$/u.test(other) ? ` and ${other}` : ''}`,
  },
  { form: asked(`when ${one} (?:is|are|am) (?:free|available)`), becomes: 'availability' },
  {
    form: asked(
      `which (districts|areas|regions|towns|parts of town|villages|quarters|routes|subjects) ${one} (?:covers?|serves?|works? in|prefers?|teach(?:es)?|looks? after)`,
    ),
    becomes: '$1',
  },
  {
    form: asked(
      `how long (?:it|this|that|the \\p{L}+) (?:took|lasted)(?:,? (and) how (?:it|this|that|the \\p{L}+) went)?`,
    ),
    becomes: (_, more?: string) => (more === 'and' ? 'duration and summary' : 'duration'),
  },
  { form: asked(`rate(s?) how well (?:it|this|that|the \\p{L}+) went`), becomes: 'rate$1 the evening' },
  {
    form: asked(`(?:sees? |shows? )?on a map where (?:the |all |our )(\\p{L}+s) are`),
    becomes: 'sees a map of $1',
  },
  {
    form: asked(`what is in (?:them|it|each|there)(?: (?:right now|now|at the moment|today))?`),
    becomes: 'contents',
  },
  {
    form: asked(`what each (?:one|of them|\\p{L}+) (?:sells|offers|serves|has)(?: today)?`),
    becomes: "today's offers",
  },
  {
    form: asked(`the (?:sum|amount|money) ${one} (?:needs?|wants?|asks? for)`),
    becomes: 'the requested sum',
  },
  { form: asked(`until when ${it} (?:is|are) good`), becomes: 'best before date' },
  { form: asked(`until when ${it} (?:is|are) (kept|valid|open|reserved|closed)`), becomes: '$1 until' },
  {
    form: asked(`says? which (\\p{L}+?)s? ${it} (?:stands?|is|are|belongs?|goes?)(?: (?:in|on|to|at))?`),
    becomes: 'choose the $1',
  },
  {
    form: asked(
      `how (?:full|busy|crowded) (?:each|every|the) (\\p{L}+) is(?: (?:right now|now|at the moment|today))?`,
    ),
    becomes: 'occupancy of each $1',
  },
  { form: asked(`(?:so )?which (\\p{L}+) when`), becomes: 'with $1 and time' },
  {
    form: asked(`whether (?:we|they) (?:go out|sail|play|train|fly|ride|open)(?: or not| today)?`),
    becomes: 'the decision for today',
  },
  { form: asked(`who has which`), becomes: 'borrower' },
  {
    form: asked(`when ${it} (?:is|are|has|have) to be (\\p{L}+) next`),
    becomes: (_, done = '') => `next ${gerundOf(baseOfVerb(done.toLowerCase(), strictVerbs) ?? done)}`,
  },
  { form: asked(`when ${it} (?:was|were) last (\\p{L}+)`), becomes: 'last $1' },
  // "We answer with a quote", "the workshop answers with a date and a price": whoever asked gets it.
  {
    form: /(?<=^|[.;!]\s+|\n\s*|; )(?:we|i|the \p{Ll}+|our \p{Ll}+) (?:want to |would like to |can |then )?(?:answer|repl(?:y|ie)|respond|get back|come back)s? with (?=an? (?:\p{Ll}+ )?(?:quote|quotation|offer|price|date|estimate|proposal|appointment))/giu,
    becomes: 'Customers get ',
  },
  // "Send us a photo of the broken pane with width and height".
  {
    form: /(?<!\p{L})sends? (?:us|me) (?:an? |the )?(?:photo|picture)s? of (?:the |their |an? )?(\p{Ll}+(?: \p{Ll}+)?) with (?:its |the )?(\p{Ll}+) and (?:the )?(\p{Ll}+)/giu,
    becomes: 'photograph the $1, give the $2 and the $3',
  },
  // "Say whether it is single or double glazing".
  {
    form: /(?<!\p{L})says? whether (?:it|they) (?:is|are) (?:an? )?(\p{Ll}+) or (?:an? )?(\p{Ll}+) (\p{Ll}+)(?=\s*[.,;]| and )/giu,
    becomes: 'choose the $3 ($1, $2)',
  },
  {
    form: /(?<!\p{L})(?:an? )?list of (?:what|everything that) (?:is not|isn['’]?t|has not been) (?:yet )?paid(?: yet)?/giu,
    becomes: 'list of unpaid jobs',
  },
  // "The customer picks one": of the dates or offers told of before.
  {
    form: /(?<=^|[.;!]\s+|\n\s*)(?:the |each |our )?(customer|client|guest|patient|tenant)s? (?:picks|chooses|selects|takes) one(?: of (?:them|these|the two))?(?=[.;\n]|$)/giu,
    becomes: (_, whom = '') => `${whom}s choose a date`,
  },
  // "Gives points for idea, benefit and feasibility".
  {
    form: /(?<!\p{L})(?:gives?|awards?) (?:points|marks|stars|scores|grades) for (?:the )?(\p{Ll}+(?: \p{Ll}+)?(?:, (?:the )?\p{Ll}+(?: \p{Ll}+)?)*,? and (?:the )?\p{Ll}+(?: \p{Ll}+)?)/giu,
    becomes: 'enters a score with $1',
  },
  // "Logs batches: milk used, rennet, salt".
  {
    form: new RegExp(
      `(?<!\\p{L})((?:(?:logs|records|enters|notes|adds|registers|describes|fills in|creates)|(?<=(?:\\b(?:can|and|they|must|to|you|we|i)|\\p{Ll}{3,}s) )(?:log|record|enter|note|add|register|describe|fill in|create)) (?:an? |the |their |his |her |each |every )?(?:new )?\\p{Ll}+(?: \\p{Ll}+)?): ${list}(?=[.;\\n]|$)`,
      'giu',
    ),
    becomes: (_, deed = '', told = '') =>
      `${deed} with ${/ and /.test(told) ? told : told.replace(/, (?=[^,]+$)/, ' and ')}`,
  },
  // "Choose a fabric from our books: wool, linen, leather".
  {
    form: new RegExp(
      `(?<!\\p{L})((?:choose|pick|select)s?) (an?|the|their) (\\p{Ll}+(?: \\p{Ll}+)?)(?: (?:from|out of|in) [^:.;\\n]{3,30})?: ${list}(?=[.;\\n]|$)`,
      'giu',
    ),
    becomes: '$1 $2 $3 ($4)',
  },
  // "They follow the piece through the workshop: collected, stripped, ready".
  {
    form: new RegExp(
      `(?<!\\p{L})(?:follow|track|watch)(?:s|es)? (?:the|their|its|each|every) (\\p{Ll}+)(?: (?:through|along|on) [^:.;\\n]{3,30})?: ${list}(?=[.;\\n]|$)`,
      'giu',
    ),
    becomes: 'see the status of the $1 ($2)',
  },
  // "A cellar view shows every wheel with its age".
  {
    form: /(?<=^|[.;!]\s+|\n\s*)an? (\p{Ll}+) (?:view|overview|board|wall) (?:shows|lists) (?:every|each|all(?: the)?) (\p{Ll}+?)s? with (?:its |their )?/giu,
    becomes: 'Users see the $1 with a list of $2s with ',
  },
  // "Whoever brings food takes a photo, says what it is and ...".
  {
    form: /(?<=^|[.;!]\s+|\n\s*)whoever (?:brings|finds|has|offers|gives|leaves) (?:an? |some )?(\p{Ll}+) takes an? (photo|picture),? (?:and )?(?:says|enters|writes|adds) (?:what it is|the name|a name)(?:,? and ([\p{L} ]{3,30}))?(?=[.;\n]|$)/giu,
    becomes: (_, thing = '', photo = '', more?: string) =>
      `Users add ${thing} with ${photo}${typeof more === 'string' && more.length > 2 ? `, name and ${more}` : ' and name'}`,
  },
  {
    form: /(?<=^|[.;!]\s+|\n\s*)whoever \p{Ll}+ (?:something|it|one|an? \p{Ll}+) (?:presses|taps|clicks|marks) (?:on )?"?(\p{Lu}\p{Ll}+)"?(?=[.;\n]|$)/giu,
    becomes: (_, done = '') => `Users mark things as ${done.toLowerCase()}`,
  },
  {
    form: /(?<!\p{L})(?:switch|set|turn|put)(?:es|s)? (\p{L}+s) to (sold out|done|ready|finished|open|closed|paid|free)(?!\p{L})/giu,
    becomes: 'mark $1 as $2',
  },
  {
    form: /(?<!\p{L})(?:an? )?warning (?:when|if|as soon as) (?:an?|the|one|something|its?|it) [^.;,\n]{6,60}(?=[.;,\n]|$)/giu,
    becomes: 'warnings',
  },
  // "We'd like to know how many kilos were saved per month".
  {
    form: /(?<=^|[.;!]\s+|\n\s*)(?:we|i)(?:['’]d| would) (?:also )?like to (?:know|see) how (?:many|much) (\p{L}+)(?: (?:were|was|are|is|get|gets) (\p{L}+))? per (day|week|month|year)/giu,
    becomes: (_, things = '', done?: string, span = '') =>
      `See a chart of ${things}${typeof done === 'string' && done !== '' ? ` ${done}` : ''} per ${span}`,
  },
]

/** A description with what it asks in whole clauses called by names: "outstanding fees", "availability". */
export const inNames = (text: string): string => withCapitals(text, reword(text, forms))

/** What has become the first word of a sentence is written so. */
export const withCapitals = (before: string, text: string): string =>
  text === before
    ? text
    : text.replaceAll(
        /(?<=^|[.!?]\s+)\p{Ll}(?=\p{L}* )(?<!\b(?:e\.g|i\.e|approx|incl|ca|etc|no)\. \p{Ll})/gu,
        (letter) => letter.toUpperCase(),
      )
