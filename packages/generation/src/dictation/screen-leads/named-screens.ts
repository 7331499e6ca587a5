import type { Rewording } from '../../understand/searched.ts'
import { toPlural } from '../../words/forms.ts'
import { begin, number, opens, proper } from '../screen-names.ts'
import { isOfParts } from './is-of-parts.ts'
import { usualOn } from './usual-on.ts'

/** What screens are called by a word of their own, wherever they are told of. */
const known =
  '(?:home|main|start|login|welcome|dashboard|profile|settings|cart|checkout|payment|map|search|results?|details?|confirmation|statistics|overview|history)'

/** Screens told by their name or by where they stand in the order. */
export const leadsOfNames: readonly Rewording[] = [
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
  // "There is also a screen Summary with ...".
  {
    form: new RegExp(
      `${begin}(?:[Tt]here (?:is|are) )?(?:[Aa]lso |[Bb]esides |[Ff]inally )*(?:[Aa]n? |[Tt]he )?(?:screen|page) (?:called |named )?(${proper}) (?:with|shows|has|showing) `,
      'gu',
    ),
    becomes: (_, name = '') => opens(name),
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
  // "Flats list: address, tenant", "for the landlord: overview with ...".
  {
    form: new RegExp(`${begin}(\\p{Lu}\\p{L}+s) list: (?=\\p{Ll}+(?: \\p{Ll}+)?, )`, 'gu'),
    becomes: (_, things = '') => `${opens(things)}a list of ${things.toLowerCase()} with `,
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
  // "Colours: black background, lime accents": how it looks is told elsewhere.
  {
    form: new RegExp(
      `${begin}(?:main |brand )?(?:colou?rs?(?: (?:palette|scheme))?|palette|style|theme|fonts?|typography|look(?: and feel)?|design|branding|mood|platforms?|(?:target )?audience|target (?:group|users)): [^.;\\n]+(?:[.;] ?|(?=\\n)|$)`,
      'giu',
    ),
    becomes: '',
  },
  // "The contacts screen allows adding a contact with ...": a form.
  {
    form: /\b([Tt]he (?:\p{L}+ ){1,2}(?:screen|page)) (?:(?:allows|lets)(?: (?:you|users?|the user))?(?: to)?|is (?:for|to)|where (?:you|users?) (?:can )?) ?(?:add(?:ing)?|creat(?:e|ing)|enter(?:ing)?) (?:an? |the |new )*(\p{L}+) with /gu,
    becomes: (_, screen = '', thing = '') =>
      `${screen} has a list of ${toPlural(thing)}. The "Add ${thing}" button opens a form with `,
  },
]
