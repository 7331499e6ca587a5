import { capitalise, toPlural } from '../words/forms.ts'
import { reword, type Rewording } from '../understand/searched.ts'
import { begin, nameIn, number, opens, proper } from './screen-names.ts'

const ordinal = '(?:first|second|third|fourth|fifth|sixth|last|next)'
/** What screens are called by a word of their own, wherever they are told of. */
const known =
  '(?:home|main|start|login|welcome|dashboard|profile|settings|cart|checkout|payment|map|search|results?|details?|confirmation|statistics|overview|history)'

/** "Next and Skip": what one taps. */
const withButtons = (said: string): string =>
  /^(?:next|skip|back|continue|done|get started)(?:,? (?:and )?(?:next|skip|back|continue|done|get started))*$/i.test(
    said,
  )
    ? `${said
        .replace(/,? and /, ', ')
        .split(', ')
        .map((each) => `a "${capitalise(each)}" button`)
        .join(' and ')}`
    : said

/** Ways in which a sentence leads to the next screen. */
const leads: readonly Rewording[] = [
  // "Tab one, Learn: ...", "Tab 2 - Practice: ...".
  {
    form: new RegExp(`${begin}[Tt]ab ${number}(?:,| is| -|:)? (${proper})(?::| -|,) `, 'gu'),
    becomes: (_, name = '') => opens(name, 'tab'),
  },
  // "The second tab is Products, a list with ...", "The third tab is Settings".
  {
    form: new RegExp(
      `${begin}[Tt]he ${ordinal} (?:tab|one) is (?:called |for )?(?:the )?(${proper})(?:, (?=an? |the |with |where )(?:with |where (?:you|users?|one) (?:see|find)s? )?|: )`,
      'gu',
    ),
    becomes: (_, name = '') => `The other ${nameIn(name)} tab has `,
  },
  {
    form: new RegExp(
      `${begin}[Tt]he ${ordinal} tab is (?:called |for )?(?:the )?(${proper})(?=[.;]|$)`,
      'gu',
    ),
    becomes: (_, name = '') => `The other ${nameIn(name)} tab has ${usualOn(name)}`,
  },
  // "There is a home screen with ...", "there should be also a page with statistics: ...".
  {
    form: new RegExp(
      `${begin}(?:(?:and|then|also|finally|besides),? )*there(?:'s| is| should be| will be| must be)(?: also)? an? (?:(?:other|extra|separate|further) )?(?:page|screen) (?:with|for|of) (?:the |our |my |all )?(\\p{Ll}[\\p{L} ]{2,24}?)(?::|, with|, where there (?:is|are)|,(?= \\p{L}+ in \\p{L}+ columns)) `,
      'giu',
    ),
    becomes: (_, name = '') => opens(name),
  },
  {
    form: new RegExp(
      `${begin}(?:(?:and|then|also|finally|besides),? )*there(?:'s| is| should be| will be| must be)(?: also)? (?=an? (?:[\\p{L}-]+ ){0,3}(?:screen|page|dashboard) (?:with|showing|that|where|for|which|has)\\b)`,
      'giu',
    ),
    becomes: '',
  },
  // "After that comes the dashboard: ...", "then the main screen with", "first you land on a login with".
  {
    form: new RegExp(
      `${begin}(?:(?:after(?:wards| that| this| the \\p{L}+)?|then|next|first|finally|at first|behind it),? )+(?:there )?(?:comes?|is|follows|appears|you (?:see|get|land on|come to|reach)|(?:the )?users? (?:sees?|gets?|lands? on|comes? to)|it (?:shows|opens))? ?(?:an?|the) (${known}|(?:\\p{L}+ ){1,2}(?=screen|page))(?: (?:screen|page))?(?::|,? with|,? (?:that |which )?(?:shows|has|contains)|,? where (?:you|users?) (?:see|find)s?) `,
      'giu',
    ),
    becomes: (_, name = '') => opens(name),
  },
  // "It opens with a list of my bikes, each has a picture": what stands on the first screen.
  {
    form: new RegExp(
      `${begin}(?:it|the app|my app) (?:opens|starts|begins) (?:with|on) (?=an? |the )(?!an? (?:screen|page|login|splash|welcome))`,
      'giu',
    ),
    becomes: 'The first screen has ',
  },
  {
    form: new RegExp(
      `${begin}(?:it|the app|my app) (?:opens|starts|begins) (?:with|on) (?=an? (?:\\p{L}+ )?(?:screen|page)\\b)`,
      'giu',
    ),
    becomes: '',
  },
  // "Parents open it and see a map": what they see.
  {
    form: new RegExp(
      `${begin}(?:the )?(?:users?|customers?|parents|people|members|guests|you|they|we) opens? (?:it|the app) and sees? `,
      'giu',
    ),
    becomes: 'The first screen has ',
  },
  // "If you tap a court you see its photos": as "when".
  {
    form: new RegExp(
      `${begin}if (?=(?:you|the user|someone|one|users?) (?:taps?|clicks?|press(?:es)?|selects?|chooses?)\\b)`,
      'giu',
    ),
    becomes: 'When ',
  },
  // "For the chores app: the parent screen has ...": what it is, and its first screen.
  {
    form: new RegExp(`^(?:for|in) (?:the|my|our|an?) ([\\p{L} '-]{3,40} app)[:,] `, 'iu'),
    becomes: (_, app = '') => `A ${app}. `,
  },
  // "There's a + at the bottom right which opens Add chore with ...".
  {
    form: new RegExp(
      `${begin}(?:[Tt]here(?:'s| is) )?(?:[Aa]n?|[Tt]he) (?:(?:round|floating|big) )?(?:\\+|plus)(?: (?:button|icon|sign))?(?: (?:at|in|on) the [\\p{L} ]{3,20}?)?,? (?:which |that )?(?:opens|leads to) (?:the |an? )?(${proper})(?: form| screen| page)? with `,
      'gu',
    ),
    becomes: (_, name = '') => `The "${nameIn(name)}" button opens a form with `,
  },
  // "Tap - bio, talks", behind a list: the page of one of them.
  {
    form: new RegExp(
      `${begin}(?:on )?tap(?:ping)?(?: on)?(?: one| it)?(?::| [-–\\u00A6]) (?=\\p{Ll})`,
      'giu',
    ),
    becomes: 'Tapping one opens a page with ',
  },
  // "From agenda a session opens with description and ...".
  {
    form: new RegExp(`${begin}(?:from|in|on) (?:the )?\\p{L}+,? (an? \\p{Ll}{3,}) opens with `, 'giu'),
    becomes: (_, what = '') => `Tapping ${what} opens a page with `,
  },
  // "Bottom nav: Agenda, Speakers", "Navigation: tab bar (Home, Profile)".
  {
    form: new RegExp(
      `${begin}(?:[Nn]avigation: )?(?:(?:[Tt]he|[Aa]n?) )?(?:[Bb]ottom (?:nav(?:igation)?(?: bar)?|bar|menu)|[Tt]ab bar|[Nn]av(?:igation)?(?: bar)?)(?:: ?| \\()(?:with )?(${proper}(?:, ${proper})+(?:,? (?:and|&) ${proper})?)\\)?(?=[.;\\n]|$)`,
      'gu',
    ),
    becomes: 'The app has a bottom navigation bar with $1',
  },
  // "Colours: black background, lime accents": how it looks is told elsewhere.
  {
    form: new RegExp(
      `${begin}(?:main |brand )?(?:colou?rs?(?: (?:palette|scheme))?|palette|style|theme|fonts?|typography|look(?: and feel)?|design|branding|mood|platforms?|(?:target )?audience|target (?:group|users)): [^.;\\n]+(?:[.;] ?|(?=\\n)|$)`,
      'giu',
    ),
    becomes: '',
  },
  // "When the app starts there's a carousel with three slides: Find a court, Invite friends, Play".
  {
    form: new RegExp(
      `${begin}(?:[Ww]hen (?:the app|it|you) (?:starts|opens?)(?: (?:the app|it))?,? |(?:[Aa]t first|[Ff]irst),? |(?:[Tt]he app|[Ii]t) (?:starts|opens|begins) with |[Tt]he \\p{L}+ (?:screen|page) (?:shows|contains|has) |[Ss]creen \\d: )?(?:[Tt]here(?:'s| is| are) |(?:you|users?|the user) sees? )?(?:[Aa]n? )?(?:(?:onboarding|intro|welcome|tutorial) )?(?:carousel|slider|slideshow|[Oo]nboarding|[Ii]ntro|[Ww]alkthrough)(?: (?:screens?|pages?|carousel))? (?:with|of) (two|three|four|five|[2-5]) (?:slides|pages|screens|steps): (\\p{Lu}[^,.;:()]{2,30}(?:, [^,.;:()]{2,30})+)(?=[.;]|$)`,
      'gu',
    ),
    becomes: (_, count = '', list = '') =>
      `An onboarding with ${count} slides${list
        .split(/,? and |, /)
        .map((each, index) => `. Slide ${index + 1} has "${nameIn(each)}"`)
        .join('')}`,
  },
  // "Screen 2: Three onboarding slides with Next and Skip".
  {
    form: new RegExp(
      `${begin}(?:screens? \\d(?:-\\d)?(?::| [-–\\u00A6]) |(?:then |next )?(?:there are|come|you see) )?(two|three|four|five|[2-5]) (?:onboarding|intro|welcome|tutorial) (?:slides|pages|screens|steps)(?:,? (?:each )?with ([^.;]+))?(?=[.;\\n]|$)`,
      'giu',
    ),
    becomes: (_, count = '', all?: string) =>
      `An onboarding with ${count} slides${all === undefined ? '' : `. Each slide has ${withButtons(all)}`}`,
  },
  // "The contacts screen allows adding a contact with ...": a form.
  {
    form: /\b([Tt]he (?:\p{L}+ ){1,2}(?:screen|page)) (?:(?:allows|lets)(?: (?:you|users?|the user))?(?: to)?|is (?:for|to)|where (?:you|users?) (?:can )?) ?(?:add(?:ing)?|creat(?:e|ing)|enter(?:ing)?) (?:an? |the |new )*(\p{L}+) with /gu,
    becomes: (_, screen = '', thing = '') =>
      `${screen} has a list of ${toPlural(thing)}. The "Add ${thing}" button opens a form with `,
  },
  // "The Reserve button ...; it opens a bottom sheet with": that button does.
  {
    form: /(?<=\bbutton)(?:;|\.|,)? (?:and )?(?:it|which|that) (?:then )?opens (?=an? (?:bottom sheet|sheet|dialog|pop-?up|modal|form|page|screen) (?:with|where)\b)/gi,
    becomes: '. Pressing the button opens ',
  },
  // "A screen where the user chooses who they are: I am a nurse or I am a patient".
  {
    form: /\b(an? (?:\p{L}+ )?(?:screen|page)) where (?:the user|users?|you|one|people|everybody) (?:choose|pick|select|decide)s? (?:who (?:they are|you are|he is|she is)|(?:the|their|your|a) role|between)(?: by two buttons)?: ?"?([^".;:]{3,30}?)"? or "?([^".;:]{3,30}?)"?(?=[.;]|$)/giu,
    becomes: '$1 with buttons "$2" and "$3"',
  },
  // "Book now goes to a page where you choose ...".
  {
    form: new RegExp(
      `${begin}(?:the )?(${proper})(?: button)? (?:goes|leads|takes (?:you|the user|them)|brings (?:you|the user)) to (?=an? |the )`,
      'gu',
    ),
    becomes: (_, name = '') => `Tapping "${nameIn(name)}" opens `,
  },
]

/** Of what a screen is made of which only the name is told. */
const usualOn = (name: string): string =>
  /^"?settings"?$/i.test(name.trim())
    ? 'switches for Notifications and Dark mode'
    : /^"?(?:profile|account|me)"?$/i.test(name.trim())
      ? 'an avatar, the name, the email and an "Edit profile" button'
      : `a list of ${nameIn(name).toLowerCase()}`

/** "The nurse gets a list of patients", where a button says "I am a nurse". */
const ofRole = new RegExp(
  `${begin}(?:the |an? )(?<who>\\p{Ll}{3,}) (?:gets|sees|lands on|comes to) (?=an? |the )(?:(?:an? |the )(?<noun>home|dashboard|start)(?: screen| page)? with )?`,
  'giu',
)
const withRoles = (text: string): string =>
  text.replaceAll(ofRole, (whole: string, ...found) => {
    const { who = '', noun }: Partial<Record<string, string>> = found.at(-1)
    const [said] = new RegExp(`\\bI(?: am|'m) an? ${who}\\b`, 'i').exec(text) ?? []
    if (said !== undefined)
      return `Tapping "${said}" opens the ${who} ${noun ?? ''} screen with `.replace('  ', ' ')
    return noun === undefined ? whole : opens(`${who} ${noun}`)
  })

/** "Log a service has fields for ...", where a button to do so is told of. */
const ofDeed = new RegExp(
  `${begin}(?:the )?(?<deed>(?:log|add|create|edit|book|report|post|write) (?:an? |the |new )*\\p{Ll}{3,})(?: form| screen| page)? (?:has|have|with|asks for|contains|shows) (?:the |these )?fields (?:for |are )?(?:the )?`,
  'giu',
)
const withDeeds = (text: string): string =>
  text.replaceAll(ofDeed, (whole: string, ...found) => {
    const { deed = '' }: Partial<Record<string, string>> = found.at(-1)
    const isTold = new RegExp(`\\b(?:button (?:to|for)|"|button) ?${deed}\\b`, 'i').test(text)
    return isTold
      ? `The "${capitalise(deed.replace(/ (?:an?|the) /g, ' '))}" button opens a form with `
      : whole
  })

/** The text with what only leads to the next screen left out, and each screen opened by its name. */
export const withScreenLeads = (text: string): string => withRoles(withDeeds(reword(text, leads)))
