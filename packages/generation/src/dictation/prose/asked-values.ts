import { reword, type Rewording } from '../../understand/searched.ts'

const it = '(?:it|they|he|she|this|these|(?:the|each|my|a) \\p{L}+)'
const end = '(?=[,.;]|$| and | or )'
const asked = (source: string) => new RegExp(`\\b${source}${end}`, 'giu')

/** What is asked with when, how and who, by the name of the answer: "when it was last fed" is "last fed". */
const forms: readonly Rewording[] = [
  { form: asked(`when ${it} (?:was|were|has been|have been) last (\\p{L}+)`), becomes: 'last $1' },
  { form: asked(`when ${it} (?:was|were) (\\p{L}+) last`), becomes: 'last $1' },
  { form: asked(`when ${it} (?:wants?|needs?) (\\p{L}+) next`), becomes: 'next $1' },
  { form: asked(`when ${it} (?:is|are|has|have) to be (\\p{L}+) next`), becomes: 'next $1' },
  { form: asked(`how often ${it} (?:needs?|wants?|gets?) (\\p{L}+)`), becomes: '$1 interval' },
  {
    form: asked('how many ([\\p{L}]+) (?:are|is) (left|free|open|missing|there)'),
    becomes: (_, things = '', how = '') => `${/^(?:left)$/i.test(how) ? 'remaining' : how} ${things}`,
  },
  { form: asked(`how much (?:${it}) (?:spent|costs?|paid)`), becomes: 'amount' },
  { form: asked(`what ${it} (?:is|are) worth`), becomes: 'total value' },
  { form: asked(`when to (drink|use|eat|plant|water|sow) ${it}`), becomes: 'best time' },
  { form: asked('how many (?:i|we|you) have'), becomes: 'stock' },
  { form: asked(`what ${it} speaks?`), becomes: 'speaks' },
  { form: asked(`what ${it} wants? to (learn|practise|practice|buy|sell)`), becomes: 'wants to $1' },
  { form: asked('the name of who (?:took|made|painted|wrote|posted|shot) it'), becomes: 'author' },
  {
    form: asked('whether (?:it|the \\p{L}+|we) (?:is|are) open(?: (?:today|now|right now))?'),
    becomes: 'an Open/Closed badge',
  },
  {
    form: asked(`how (?:cold|warm|hot) (?:it|(?:the|each) \\p{L}+) is(?: (?:now|today|outside))?`),
    becomes: 'the temperature',
  },
  {
    form: asked(
      'how many (people|cars|boats|visitors|guests|children|bikes) are (?:on|in|at|inside) (?:the )?(\\p{L}+)',
    ),
    becomes: '$1 on $2',
  },
  { form: asked('the (?:time|date|day) until which (?:it|the \\p{L}+) is valid'), becomes: 'valid until' },
  { form: asked('who is (?:registered|signed up|enrolled)'), becomes: 'registered people' },
  {
    form: asked('how many (\\p{L}+) (?:i|you|we|they) (?:have )?(?:made|done|did)'),
    becomes: 'number of $1',
  },
  { form: asked('what is missing(?: on it| in it)?'), becomes: 'missing items' },
  { form: asked('who (?:rents|has|uses|owns|holds|borrowed|booked) it'), becomes: 'name' },
  { form: asked('since when'), becomes: 'since' },
  { form: asked('where (?:i|you|we) want to go'), becomes: 'destination' },
  { form: asked('what happened'), becomes: 'description' },
  { form: asked('how many (?:are|is) (left|free|open|missing)'), becomes: 'stock' },
  { form: asked('how many (\\p{L}+) (?:get|gets|go|goes) (?:on|off|in|out)'), becomes: 'number of $1' },
  { form: asked(`what ${it} (?:sells?|offers?|makes?)`), becomes: 'goods' },
  { form: asked(`when ${it} (?:began|started|begins|starts)`), becomes: 'start time' },
  { form: asked('what (?:may have |might have |could have )?caused it'), becomes: 'cause' },
  { form: asked('which (side|medicine|place|part|colour|kind|size|room|language|day)'), becomes: '$1' },
  { form: asked(`how ${it} (?:went|was|felt)`), becomes: 'how it went' },
  { form: asked('who (?:covers|stands in) for whom'), becomes: 'substitute' },
  { form: asked('where (?:we|they|you) meet'), becomes: 'meeting place' },
  { form: asked('with which (\\p{L}+)'), becomes: '$1' },
  { form: asked(`until when ${it} (?:is|are) (\\p{L}+)`), becomes: '$1 until' },
  { form: asked(`(?:until when|how long) ${it} (?:keeps?|lasts?)`), becomes: 'best before' },
  { form: asked(`who (?:may|can|is allowed to) pick (?:${it}) up`), becomes: 'pick-up by' },
  { form: asked('what (?:is|was|has been) (spent|paid|left|missing|open|due|new)'), becomes: '$1' },
  { form: asked(`what ${it} (?:does|do)`), becomes: 'plan' },
  { form: asked('what (?:i|we|you) would (change|improve|add|buy)(?: next time)?'), becomes: '$1 next time' },
  { form: asked(`where ${it} (?:stands?|is|are|lives?|lies?)`), becomes: 'place' },
  { form: asked(`where (?:i|we|you) (?:bought|got|found) ${it}`), becomes: 'source' },
]

/** A text in which values are called by their names. */
export const withNamedValues = (text: string): string => reword(text, forms)
