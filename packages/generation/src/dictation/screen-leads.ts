import { capitalise, toPlural } from '../words/forms.ts'
import { reword, type Rewording } from '../understand/searched.ts'
import { withBracketedScreens } from './bracketed-screens.ts'
import { begin, nameIn, number, opens, proper } from './screen-names.ts'
import { toldInTurn, withNamedPages, withOnesOpened } from './told-in-turn.ts'

const ordinal = '(?:first|second|third|fourth|fifth|sixth|last|next)'
/** What screens are called by a word of their own, wherever they are told of. */
const known =
  '(?:home|main|start|login|welcome|dashboard|profile|settings|cart|checkout|payment|map|search|results?|details?|confirmation|statistics|overview|history)'

/** "Next and Skip": what one taps. */
const withButtons = (said: string): string =>
  /^(?:next|skip|back|continue|done|get started)(?:,? (?:and )?(?:next|skip|back|continue|done|get started))*$/i.test(
    said,
  )
    ? said
        .replace(/,? and /, ', ')
        .split(', ')
        .map((each) => `a "${capitalise(each)}" button`)
        .join(' and ')
    : said

/** Components, which stand before a colon, too. */
const isOfParts =
  /\b(?:button|field|chips|tabs|card|cards|list|grid|table|chart|text|title|photo|image|picture|icon|toggle|switch|slider|dropdown|checkbox|badge|header|footer|empty state|note|below|above|top|bottom|section|row|bar)s?$/i

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
      `${begin}[Tt]he ${ordinal} (?:tab|one) is (?:called |for )?(?:the )?(${proper})(?:,? (?=an? |the |with |where )(?:with |where (?:you|users?|one) (?:see|find)s? )?|: )`,
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
      `${begin}(?:(?:after(?:wards| that| this| the \\p{L}+)?|then|next|first|finally|at first|behind it),? )+(?:there )?(?:comes?|is|follows|appears|you (?:see|get|land on|come to|reach)|(?:the )?users? (?:sees?|gets?|lands? on|comes? to)|it (?:shows|opens))? ?(?:(?:an?|the) (${known})(?: screen| page)?|(?:(?:an?|the) )?(\\p{L}+(?: \\p{L}+)?) (?:screen|page))(?::|,? with|,? (?:that |which )?(?:shows|has|contains)|,? where (?:you|users?) (?:see|find)s?) `,
      'giu',
    ),
    becomes: (_, name?: string, own = '') => opens(name ?? own),
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
  // "When you open it you see a search field", "the owner opens the app to a list of his flats".
  {
    form: new RegExp(
      `${begin}(?:when|once|as soon as) (?:you|i|we|users?|the user|people|someone|one) (?:opens?|starts?|launch(?:es)?) (?:it|the app),? (?:you|i|we|they|he|she|users?|the user|people|one) (?:sees?|gets?|finds?|lands? on) `,
      'giu',
    ),
    becomes: 'The first screen has ',
  },
  {
    form: new RegExp(
      `${begin}(?:the )?\\p{L}+ opens the app (?:to|and (?:sees|gets|lands on)) (an?|the) (list|grid|map|feed) of (?:his |her |their |all )?(?:the )?(\\p{L}+): `,
      'giu',
    ),
    becomes: (_, _article = '', noun = '', of = '') => `The first screen has a ${noun} of ${of} with `,
  },
  {
    form: new RegExp(
      `${begin}(?:he|she|they|the user|one|you) taps? (?:on )?(one|it|an? \\p{L}+) and (?:sees?|gets?|finds?) `,
      'giu',
    ),
    becomes: (_, what = '') => `Tapping ${what === 'it' ? 'one' : what} opens a page with `,
  },
  {
    form: new RegExp(
      `${begin}(?:an? tap|tapping|clicking|an? click) on (an? \\p{L}+|it|one) (?:opens|shows) (?:its|the|a) (?:own )?(?:page|screen|detail page|details)(?::| with) `,
      'giu',
    ),
    becomes: (_, what = '') => `Tapping ${what === 'it' ? 'one' : what} opens a page with `,
  },
  // "If I tap a lamp I get a slider".
  {
    form: new RegExp(
      `${begin}(?:if|when) (?:i|we|you|they|one|the user|users?) (?:tap|click|press|select)s?(?: on)? (an? \\p{L}+|it|one),? (?:i|we|you|they|one|the user|users?) (?:gets?|sees?|finds?) `,
      'giu',
    ),
    becomes: (_, what = '') => `Tapping ${what} opens a page with `,
  },
  // "There is also a screen Summary with ...".
  {
    form: new RegExp(
      `${begin}(?:[Tt]here (?:is|are) )?(?:[Aa]lso |[Bb]esides |[Ff]inally )*(?:[Aa]n? |[Tt]he )?(?:screen|page) (?:called |named )?(${proper}) (?:with|shows|has|showing) `,
      'gu',
    ),
    becomes: (_, name = '') => opens(name),
  },
  // "The first tab is a chat list: avatar, name", "the third one is settings: account, privacy".
  {
    form: new RegExp(
      `${begin}the (${ordinal}) (?:tab|one) is (?:an? |the )?(\\p{Ll}+)(?: (list|overview))?(?::| with) `,
      'giu',
    ),
    becomes: (_, nth = '', name = '', list?: string) =>
      list === undefined
        ? `The ${/^first$/i.test(nth) ? '' : 'other '}${nameIn(name)} tab has ${/^settings$/i.test(name) ? 'menu rows: ' : ''}`
        : `The ${/^first$/i.test(nth) ? '' : 'other '}${nameIn(toPlural(name))} tab has a list of ${toPlural(name)} with `,
  },
  // "Second: sermons, each with a play button", "fourth: donate with amounts".
  {
    form: new RegExp(
      `${begin}(?:the )?(?:first|second|third|fourth|fifth|sixth|last)(?: screen| page| tab)?: (?:the |an? |our |my )?((?!list|grid|table|map|form|welcome|rate|how|what)\\p{Ll}+(?: \\p{Ll}+)?) with (?=[^.;]*,|[^.;]* and )`,
      'giu',
    ),
    becomes: (whole = '', name = '') => (isOfParts.test(name) ? whole : opens(name)),
  },
  {
    form: new RegExp(
      `${begin}(?:the )?(?:first|second|third|fourth|fifth|sixth|last)(?: screen| page| tab)?: (?:the |our |my |this week's |today's |all )?(\\p{Ll}+s)(?:,? each with| as (?:cards|a list|rows|tiles) (?:with |\\((?=[^()]*\\))))`,
      'giu',
    ),
    becomes: (whole = '', things = '') =>
      `${opens(things)}a list of ${things} ${whole.endsWith('(') ? '(' : 'with'}`,
  },
  {
    form: new RegExp(
      `${begin}(?:the )?(?:first|second|third|fourth|fifth|sixth|last)(?: screen| page| tab)?: (?:the |an? |our )?(\\p{Ll}+(?: \\p{Ll}+)?) where (?:people|users?|you|members|one) `,
      'giu',
    ),
    becomes: (_, name = '') => `${opens(name)}a list of posts, a text field and a button to `,
  },
  // "After login (email + password) the user sees a project list".
  {
    form: new RegExp(
      `${begin}after (?:the )?(?:login|log-in|sign-in) \\(([^()\\n]{3,60})\\),? (?:the user|users?|you|one) (?:sees?|gets?|lands? on) an? (\\p{Ll}+) (list|overview|grid)`,
      'giu',
    ),
    becomes: (_, fields = '', thing = '', noun = '') =>
      `The Login screen contains fields for ${fields.split(/ ?\+ ?/).join(', ')} and a "Log in" button. ${opens(toPlural(thing))}a ${noun === 'overview' ? 'list' : noun} of ${toPlural(thing)}`,
  },
  // "Flats list: address, tenant", "for the landlord: overview with ...".
  {
    form: new RegExp(`${begin}(\\p{Lu}\\p{L}+s) list: (?=\\p{Ll}+(?: \\p{Ll}+)?, )`, 'gu'),
    becomes: (_, things = '') => `${opens(things)}a list of ${things.toLowerCase()} with `,
  },
  {
    form: /^for (the|my|an?) (\p{L}+(?: \p{L}+)?): (overview|dashboard|home|start)(?: screen| page)? with /iu,
    becomes: (_, article = '', whom = '', name = '') => `An app for ${article} ${whom}. ${opens(name)}`,
  },
  // "Tabs at the bottom: Home / Library / You".
  {
    form: new RegExp(
      `${begin}((?:[Tt]abs|[Bb]ottom (?:bar|nav(?:igation)?)|[Nn]avigation)(?: at the bottom)?: )(${proper}(?: / ${proper})+)(?=[.;\\n]|$)`,
      'gu',
    ),
    becomes: (_, _noun = '', list = '') =>
      `The app has a bottom navigation bar with ${list.split(' / ').join(', ')}`,
  },
  // "On start you see a calendar", "opening a project: tabs Tasks, Files".
  {
    form: new RegExp(
      `${begin}(?:on|at) (?:start|launch|opening),? (?:you|users?|the user|one) sees? `,
      'giu',
    ),
    becomes: 'The first screen has ',
  },
  {
    form: new RegExp(`${begin}opening (an? \\p{Ll}+)(?:: | shows | you see )`, 'giu'),
    becomes: (_, what = '') => `Tapping ${what} opens a page with `,
  },
  {
    form: new RegExp(
      `(?:${begin}|[;,] )(?:and )?a tap (?:opens|shows) (?:the|its) (\\p{Ll}{3,}) with `,
      'giu',
    ),
    becomes: (_, name = '') => `. Tapping one opens the ${name} screen with the ${name}, `,
  },
  // "Swap opens a form: reason, ...", where a button is called so.
  {
    form: new RegExp(`${begin}(${proper}) opens (?:an? )?(?:form|dialog|sheet)(?:: | with )`, 'gu'),
    becomes: (_, name = '') => `The "${nameIn(name)}" button opens a form with `,
  },
  // "A kiosk for a museum: welcome page with ...".
  {
    form: /^(an? (?:[\p{L}-]+ ){0,2}(?:kiosk|terminal|app|tool) for [^:.\n]{3,30}): (?=\p{Ll}+(?: \p{Ll}+)? (?:page|screen) with )/iu,
    becomes: '$1. The ',
  },
  // "Page two: car with image slider", "page four: favourites".
  {
    form: new RegExp(
      `${begin}(?:page|screen) (?:${number}): (?:the |an? |our |my )?((?!list|grid|table|map|form|welcome|rate|how|what)\\p{Ll}+(?: \\p{Ll}+)?) with (?=[^.;]*,|[^.;]* and )`,
      'giu',
    ),
    becomes: (whole = '', name = '') => (isOfParts.test(name) ? whole : opens(name)),
  },
  {
    form: new RegExp(
      `${begin}(?:page|screen) (?:${number}): (?:the |our |my )?(\\p{Ll}{4,})(?=[.;\\n]|$)`,
      'giu',
    ),
    becomes: (whole = '', name = '') => (isOfParts.test(name) ? whole : `${opens(name)}${usualOn(name)}`),
  },
  // "We need three screens: Check-in, Classes, Plan".
  {
    form: new RegExp(
      `^(?:we|i) (?:need|want|would like)(?: to have)? (?:an app with )?(two|three|four|five|six|[2-6]) (screens|pages|tabs)(?: for (?:our|my|the|an?) (\\p{L}+(?: \\p{L}+)?))?: `,
      'iu',
    ),
    becomes: (_, count = '', noun = '', whom?: string) =>
      `${whom === undefined ? 'An' : `A ${whom}`} app with ${count} ${noun}: `,
  },
  // "Onboarding: 3 slides (picture + text), dots".
  {
    form: new RegExp(
      `${begin}onboarding(?: screens?)?(?::| [-–\\u00A6]) (two|three|four|five|[2-5]) (?:slides|pages|screens)(?: each)?(?: with| \\(([^()\\n]+)\\))?,? ?`,
      'giu',
    ),
    becomes: (_, count = '', told?: string) =>
      `An onboarding with ${count} slides. Each slide has ${
        told === undefined
          ? ''
          : `${told
              .split(/ ?\+ ?| and |, /)
              .map((each) => `an ${each}`)
              .join(', ')}, `
      }`,
  },
  // "At the end a confirmation with the number", "besides, a list of my claims with date".
  {
    form: new RegExp(
      `${begin}(?:at the end|in the end|at last|finally),? (?:there (?:is|comes) |you see )?(?:an? |the )(confirmation|summary|thank[- ]you|success)(?: screen| page)? (?:with|showing|that shows) `,
      'giu',
    ),
    becomes: (_, name = '') => opens(name),
  },
  {
    form: new RegExp(
      `${begin}(?:besides|also|moreover|in addition|further(?:more)?),? (?:there (?:is|are) )?(?:an? |the )(list|table) of (?:my |the |all )?(\\p{Ll}+s) with `,
      'giu',
    ),
    becomes: (_, noun = '', of = '') => `${opens(of)}a ${noun} of ${of} with `,
  },
  // "The user fills a damage report in 4 steps".
  {
    form: new RegExp(
      `${begin}(?:the user|users?|you|one|customers?) (?:fills?|goes through|completes?|makes?)(?: in| out)? (an? [\\p{L} ]{3,30}?) in (\\d|two|three|four|five|six) steps`,
      'giu',
    ),
    becomes: '$1 form in $2 steps',
  },
  // "Screens for our gym: Check-in, Classes": these.
  {
    form: new RegExp(
      `\\b((?:two|three|four|five|six|\\d) (?:screens|pages|tabs)) for (?:our|my|the|an?) \\p{L}+(?: \\p{L}+)?: (?=${proper}, )`,
      'gu',
    ),
    becomes: '$1: ',
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
  // "Products with price; product: photo, sizes": the page of one of them.
  {
    form: /;\s+(?:an? )?(\p{Ll}{3,}): (?=\p{Ll})/gu,
    becomes: (whole = '', thing = '') =>
      isOfParts.test(thing) ? whole : `. Tapping a ${thing} opens a page with `,
  },
  // "A button Book appointment that leads to a form: specialty, doctor", "an Add card button that opens name, expiry".
  {
    form: /(?:,? and| with|,)? (?:an? |the )?(?:button "?(\p{Lu}[\p{L}]+(?: \p{L}+){0,3}?)"?|"?(\p{Lu}[\p{L}]+(?: \p{L}+){0,2}?)"? button) (?:that|which) (?:opens|leads to|shows) (?:an? (?:form|page|screen|dialog)(?::| with|, where you enter| asking for)|(?=(?:\p{Ll}+ )?\p{Ll}+, )) ?/gu,
    becomes: (_, one?: string, other = '') =>
      ` and a button "${one ?? other}". The "${one ?? other}" button opens a form with `,
  },
  {
    form: /\b(?:an? )?((?:floating |round |big )*plus) button for (?:an? |the )?new (\p{L}+) with (?:the )?fields /giu,
    becomes: (_, _how = '', thing = '') =>
      `a button "Add ${thing}". The "Add ${thing}" button opens a form with `,
  },
  // "A menu icon opens the side menu with My bookings, Help and Log out".
  {
    form: new RegExp(
      `${begin}(?:an? |the )?(?:menu |burger |hamburger )(?:icon|button) opens (?:the |an? )?(?:side |slide-in |drawer )?(?:menu|drawer) with `,
      'giu',
    ),
    becomes: 'The menu screen shows menu rows: ',
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
export const withScreenLeads = (text: string): string =>
  withBracketedScreens(
    withRoles(withDeeds(reword(withOnesOpened(withNamedPages(reword(text, toldInTurn))), leads))),
    usualOn,
  )
