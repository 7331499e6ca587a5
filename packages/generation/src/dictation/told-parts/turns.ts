import type { Rewording } from '../../understand/searched.ts'
import { capitalise } from '../../words/forms.ts'

/** Other parts, and words between them that say nothing of a part. */
export const toldTurns: readonly Rewording[] = [
  // "Progress steps Ordered, Cooking, Delivered".
  {
    form: /\b(?:progress|status|order|delivery|tracking) (?:steps|stages|timeline)(?::| with)? (?=\p{Lu})/gu,
    becomes: 'step indicator with ',
  },
  // "The fourth screen shows the profile of the child with name and class".
  {
    form: /(?<=^|[.;]\s+|\n)(?:the )?(?:\p{L}+ )?(?:screen|page|tab)(?: \d)?(?: (?:shows|contains|has|is)|:) (?:the |an? )?(profile|details?|page) of (?:the|an?|one|each) (\p{Ll}{3,}) with /giu,
    becomes: (_, noun = '', of = '') =>
      `The ${capitalise(of)}${/^profile/i.test(noun) ? ' profile' : ''} screen contains `,
  },
  { form: /\b(contains|has|shows) (?:with|has|shows|contains) (?=\p{L})/gu, becomes: '$1 ' },
  { form: /\bthere's (?=an? |the )/gi, becomes: 'there is ' },
  // "In the top right there is a bell": where it stands is no name of it.
  {
    form: /(?<=^|[.;]\s+)(?:in|on|at) the (?:top|upper)[ -](?:right|left)(?: corner)?,? (?:there (?:is|are)|is|are|you find|comes) (?=an? |the )/gi,
    becomes: 'At the top there is ',
  },
  // "Notifications with an empty state that says No news today".
  {
    form: /(?:(?:an? |the )?(?:list of )?\p{L}+ with )?an empty state,? (?:that (?:says|reads)|saying|which says|with(?: the)? text|reading|:) ?"?(\p{Lu}[^".;\n]{3,50})"?(?=[.;\n]|$)/giu,
    becomes: 'a text "$1"',
  },
  { form: /\ba bar for (?:the |its )?(\p{Ll}{3,})/giu, becomes: 'a progress bar' },
  { form: /(?<=\p{Ll}) counts(?=,| and |[.;\n]|$)/gu, becomes: '' },
  { form: /\bday tabs (?=\p{Lu})/gu, becomes: 'tabs ' },
  {
    form: /\ba flash ?card(?: that (?:flips|turns|can be turned))?(?=[,.;]|$)/gi,
    becomes: 'a card with the text "Tap the card to turn it"',
  },
  { form: /(?<=\bcontains |, (?:and )?|\band )(?:an? |the )?about text\b/gi, becomes: 'a description' },
  // "A grid of topics to select (Sport, Science)", "exercises to tick off".
  {
    form: /\b((?:list|grid|row) of \p{Ll}+s) to (?:select|choose|pick|choose from|select from)(?= \(|[,.;]|$)/gu,
    becomes: '$1',
  },
  // "Progress 3/10 on top", "a progress ring of 60%", "four answers as buttons".
  {
    form: /(?<=[,;:] (?:and )?|\bcontains |\bwith )progress (\d+ ?(?:\/|of) ?\d+)(?: (?:on|at the) top)?(?=[,.;]|$)/gi,
    becomes: 'a progress bar "$1"',
  },
  {
    form: /\ba progress (ring|circle|bar) (?:of|at|with|showing) (\d{1,3}) ?%/gi,
    becomes: 'a progress $1 at $2 %',
  },
  { form: /\b(has|contains|shows|with) and (an? (?:button|"))/gu, becomes: '$1 $2' },
  { form: /(?<=[.;] )(?:each|every) (\p{L}+) with (?=\p{Ll})/giu, becomes: 'Each $1 has ' },
  { form: /\b(opens|shows) (?:the |its )?details?: (?=\p{Ll})/gu, becomes: '$1 a page with ' },
  {
    form: /\b(?:two|three|four|five|six|\d) (?!answer|radio|icon|tab|big|large|small)\p{Ll}{3,} (buttons|chips) (?=\p{Lu}\p{L}+, \p{Lu})/gu,
    becomes: '$1 ',
  },
  { form: /\bsegmented (?=\p{Lu})/gu, becomes: 'segmented control ' },
  // "- each with an icon and an arrow": how rows look anyway.
  {
    form: /,? ?[-–\u00A6]? ?each with an? (?:icon|arrow|chevron)(?: and an? (?:icon|arrow|chevron))?(?=[.;\n]|$)/giu,
    becomes: '',
  },
  // "Beneath it chips", "and then a grid".
  {
    form: /,? (?:and )?(?:then )?(?:beneath|underneath) (?:it|that|them|this),? (?:there (?:is|are) )?(?=an? |the |chips|tabs|buttons)/gi,
    becomes: '. Below it there are ',
  },
  {
    form: /,? and then (?=an? (?:[\p{L}-]+ )?(?:grid|list|table|chart|map) of )/giu,
    becomes: '. Below it there is ',
  },
  // "A donut chart by category with a legend (Food, Rent)": its parts.
  {
    form: /\b((?:donut|doughnut|pie|ring|bar) chart (?:by|of|per|for) \p{L}+(?: \p{L}+)?),? (?:with|and) (?:an? |the )?legend \(([^()\n]+)\)/giu,
    becomes: '$1 ($2)',
  },
]
