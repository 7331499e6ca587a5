import { capitalise, toPlural } from '../words/forms.ts'
import type { Rewording } from '../understand/searched.ts'

const count = 'one|two|three|four|five|[1-5]'
const week = 'days (Monday, Tuesday, Wednesday, Thursday, Friday)'
const place =
  '(?:side by side|next to each other|in (?:a|one) (?:row|line)|(?:at|on) the top|below it|underneath)'

/** Steps, tabs and dials that one long sentence tells, each in a sentence or under a name of its own. */
export const inOneSentence: readonly Rewording[] = [
  // "Three stats side by side (posts, visits)": these, wherever they stand.
  {
    form: new RegExp(
      `\\b(stats|statistics|figures|numbers|counters|metrics|values|buttons|cards|tiles|chips|links|icons|tabs|fields|switches|toggles) ${place}(?=\\s*[(:])`,
      'gi',
    ),
    becomes: '$1',
  },
  // "Step one shows the basket, step two the address": a sentence for each.
  {
    form: new RegExp(
      `(^|[:;,.]\\s*|\\s)(?:and )?(?:(?:then|finally|lastly),? )?(?:in )?step (${count})(?: is| shows| has| asks for| contains| with|:|,)? (?=(?:the |an? |your )?\\p{Ll})`,
      'giu',
    ),
    becomes: (_, before = '', at = '') => `${before === '' ? '' : '. '}Step ${at}: `,
  },
  // "An onboarding with three slides (picture, title), a skip link and a Get started button": on each of them, and on the last.
  {
    form: /\b((?:onboarding|intro|introduction|walkthrough|tutorial)(?: (?:flow|screen))?) (with|of) (two|three|four|five|\d) (slides|pages|steps) \(([^()\n]{5,90})\)(?:,| with)? ?(an? skip (?:link|button))?(?:,? and |, | with )?(an? [\p{L} ]{3,24} button)?(?=[.;\n]|$)/giu,
    becomes: (_, what = '', tie = '', count = '', pages = '', inner = '', skip?: string, last?: string) =>
      `${what} ${tie} ${count} ${pages}. Each slide has ${inner}${skip === undefined ? '' : ` and a button "Skip"`}${last === undefined ? '' : `. The last slide has ${last}`}`,
  },
  // "After that a sign-up form with": a screen of its own.
  {
    form: /(?<=^|[.;]\s+|\n\s*)(?:after that|afterwards|after this|next|then),?(?: there (?:is|comes)| comes| follows)? an? ([\p{L}-]{3,20}(?: [\p{L}-]{3,16})?) form (?:with|asking for|for) /giu,
    becomes: 'The $1 screen has ',
  },
  // "A list of topics as chips to pick"
  {
    form: /\b(?:an? |the )?(?:list|set|selection|grid) of (\p{L}+(?: \p{L}+)?) as (?:selectable )?chips(?: to (?:pick|choose|select|tap)(?: from)?)?/giu,
    becomes: 'chips for $1',
  },
  // "A slider "Bass"": one moves it, and no row of pictures.
  {
    form: /\b(?<!(?:image|picture|photo|banner|horizontal|scrollable|hero|content) )(slider) (?="[^"\n]{2,28}")/gi,
    becomes: '$1 labelled ',
  },
  // "And a form to open a ticket with": a screen of its own.
  {
    form: /(?:, and|,| and|\.) an? form to (open|create|add|submit|send|report|log|request|book) (?:an?|the|new) (\p{L}+) with /giu,
    becomes: '. The $1 $2 screen has ',
  },
  // "Then a ticket list with": the screen of those.
  {
    form: /(?<=[.;]\s+|\n\s*)(?:after that|afterwards|next|then|finally),? an? (\p{L}{3,16}) list with /giu,
    becomes: (_, one = '') => `The ${toPlural(one)} screen has a list of ${toPlural(one)} with `,
  },
  // "A cancel link" cancels.
  { form: /\b(cancel|delete|remove|reply|edit|undo) links?\b/gi, becomes: '$1 button' },
  // "Day tabs": which days, everybody knows.
  {
    form: /\b(?:an? )?(?:week)?day tabs\b(?! (?:with|for|called|named|\())/gi,
    becomes: 'tabs (Friday, Saturday, Sunday)',
  },
  // "A similar artists carousel": a row of those, and no photos.
  {
    form: /\b(?:an? )?(?!(?:images|photos|pictures|screenshots)\b)((?:similar|related|recommended|featured|popular|new|latest|other) \p{L}{3,}s) carousel/giu,
    becomes: 'a list of $1',
  },
  // "A map page with pins for stages and food": what one shows on it.
  {
    form: /(?<!\bmap (?:with|and|has|shows) )\b(with |has |shows )pins for (?:the )?(\p{L}+(?:, \p{L}+)*,? and \p{L}+)/giu,
    becomes: '$1a map and filter chips ($2)',
  },
  {
    form: /\b(?:an? )?audio (?:preview|sample)(?: player)?\b/gi,
    becomes: 'a play button, a progress slider',
  },
  // "Menu sections, each dish with price and an add button": a list of dishes.
  {
    form: /\b(sections|categories|groups|tabs), each (\p{L}{3,20}) (?:with|has|shows|showing) (?=\p{L})/giu,
    becomes: (_, groups = '', one = '') => `${groups}, a list of ${toPlural(one)} with `,
  },
  // ": home with a greeting", as one tells a page.
  {
    form: /[:;] (?:the )?(home|start|main) with (?=\p{L})/giu,
    becomes: '. The $1 page has ',
  },
  {
    form: /(?<=[.;]\s+|\n\s*)(?:and )?a (second|third|fourth) (page|screen|tab) (?:has|shows|contains|with) /giu,
    becomes: 'The $1 $2 has ',
  },
  {
    form: /(?<=, and |, )an? side panel with (?:the )?/gi,
    becomes: 'a card with ',
  },
  {
    form: /\b((?:an? )?(?:weekly |monthly )?calendar) with \p{L}+ as (?:rows|columns)/giu,
    becomes: '$1',
  },
  // "A lyrics panel that slides up": where it comes from is no part of its name.
  {
    form: /\b(?:an? )?(\p{L}+) (?:panel|sheet|drawer|card) that (?:slides|pops|folds|opens|comes|swipes) (?:up|in|out|down)(?: from the (?:bottom|top|side|left|right))?(?=[,.;]| and |$)/giu,
    becomes: 'the $1',
  },
  // "Queue as a draggable list"
  {
    form: /\b(?:the )?(queue|playlist|watchlist|wishlist|tasks|orders|songs|items) as an? (?:\p{L}+ ){0,2}list(?: (with) (?=an? [\p{L} ]{3,20}button)|(?=[,.;]| with | and |$))/giu,
    becomes: (_, name = '', more = '') =>
      `${/^(?:queue|playlist)$/i.test(name) ? 'a list of queued songs' : `a list of ${name}`}${more === '' ? '' : ' and '}`,
  },
  // "An equalizer with five sliders and presets Rock, Jazz"
  {
    form: /(?<=\bequali[sz]er\b[^.;\n]{0,30}) (?:three|four|five|six|seven|ten|\d+) (?:band |vertical )?sliders\b/gi,
    becomes: ' a "60 Hz" slider, a "230 Hz" slider, a "910 Hz" slider, a "4 kHz" slider, a "14 kHz" slider',
  },
  {
    form: /\bpresets (\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)*,? and \p{Lu}\p{L}+)/gu,
    becomes: 'preset chips ($1)',
  },
  {
    form: /\ban? (?:vertical |horizontal )?timeline of (?:the |all |past )?(steps|stages|events|changes|activities|visits|updates)(?=[,.;]| and |$)/giu,
    becomes: 'a list of $1 with date',
  },
  // "At the end a confirmation screen with": a screen of its own.
  {
    form: /(?<=^|[.;]\s+|\n\s*)(?:at|in) the end,?(?: there (?:is|comes)| comes| you see| show)? an? ([\p{L} -]{3,24}?) (screen|page) (?:with|showing|that shows) /giu,
    becomes: 'The $1 $2 has ',
  },
  // "And a schedule tab where each day has slots": a screen of its own.
  {
    form: /(?:, and|,| and|\.) (?:an?|another) ((?:\p{L}+ )?\p{L}+) tab (?:where|with|showing|that (?:shows|lists)|listing) (?:(?:each|every) (\p{L}+) (?:has|with|shows?|lists) (?:(\p{L}+(?: \p{L}+)?) with )?)?(?=\p{L})/giu,
    becomes: (_, name = '', each?: string, value?: string) =>
      `. The ${name} screen shows ${each === undefined ? '' : `a list of ${/^day$/i.test(each) ? week : toPlural(each)}, each with ${value === undefined ? '' : `${value} and `}`}`,
  },
  // "A dial showing the current speed, plus and minus buttons": they change that.
  {
    form: /\b(dial|gauge|knob|ring) (showing|for|of|with) (?:the )?((?:current|target|actual) )?(\p{Ll}+(?: \p{Ll}+)?)(?:,| and|,? with)(?: an?| the)? (?:(?:plus|\+) (?:and|\/) (?:minus|-)|(?:minus|-) (?:and|\/) (?:plus|\+)) (?:buttons?|keys?|icons?)/giu,
    becomes: (_, dial = '', tie = '', which = '', value = '') =>
      `${dial} ${tie} the ${which}${value}, ${value} stepper`,
  },
  // "The cart with quantity steppers": its things, each with one.
  {
    form: /\b(?:the |an? )?(?:shopping )?(?:cart|basket|bag) with (?:an? )?(?:quantity|number|amount) steppers?(?=[,.;]| and )/giu,
    becomes: 'a list of products with price and quantity stepper',
  },
  // What stands on a card one pays with.
  {
    form: /\b((?:credit |debit |bank )?card details) with (?=an? )/gi,
    becomes: '$1 with card number, expiry date, CVV and ',
  },
  // "A humidity card": one value in a card of its own.
  {
    form: /\b(?:an? |the )((?:air )?(?:humidity|temperature|pressure|pulse|weight|speed|distance|balance|battery|co2|uv|sunrise|sunset|wind|rain)(?: (?:level|rate|index|quality))?) (?:card|tile|box)(?=[,.;]| and |$)/giu,
    becomes: (_, value = '') => `the stat tiles (${capitalise(value)})`,
  },
]
