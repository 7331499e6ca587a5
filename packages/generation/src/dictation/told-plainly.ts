import { type Rewording, reword, has } from '../understand/searched.ts'
import { capitalise, toPlural } from '../words/forms.ts'

const counts = '(?:two|three|four|five|six|seven|eight|ten|\\d+)'
/** Ways in which people tell of screens in passing, as the readers of sentences know them. */
const rewordings: readonly Rewording[] = [
  // "After login a list of deliveries with ...": a screen of its own.
  {
    form: /(?<=^|[.;]\s+)after (?:the )?(?:login|log-in|logging in|sign-in|signing in|registration),? (?:(?:there (?:is|are)|comes|follows|(?:the user|users?|you|one) (?:sees?|gets?)) )?(?:an?|the) (list|grid|feed|table|gallery) of (?:the |all |their |my )?(\p{Ll}+(?: \p{Ll}+)?)(?= with| showing|[,.:])/giu,
    becomes: (_, noun = '', of = '') => `The ${capitalise(of)} screen contains a ${noun} of ${of}`,
  },
  // "Tapping opens the delivery with a map": its screen.
  {
    form: /(?<=^|[.;]\s+)(?:tapping|clicking|a tap|a click) (?:opens|leads to|shows) (?:the |an? |its )?(\p{Ll}{3,})(?: screen| page| details?)? with /giu,
    becomes: (_, thing = '') => `The ${capitalise(thing)} screen contains `,
  },
  // "The last five transactions with icon, name and date": a list of them.
  {
    form: new RegExp(
      `(?<!list of )(?:the )?\\b(last|latest|next|recent|top|best|newest)( ${counts}) (\\p{Ll}{3,}s) (?:each )?with (?=(?:the |an? |its |their )?\\p{Ll}+(?: \\p{Ll}+)*(?:,| and) )`,
      'giu',
    ),
    becomes: (_, which = '', count = '', things = '') =>
      `a list titled "${capitalise(which)}${count} ${things}" of ${things} with `,
  },
  // "Two buttons minus and plus".
  {
    form: /\b(?:two |2 )buttons (?!with\b|for\b|to\b|at\b|on\b|below\b|that\b|labell?ed\b|called\b)(\p{Ll}+(?: \p{Ll}+)?) and (\p{Ll}+(?: \p{Ll}+)?)(?=[,.;]|$)/gu,
    becomes: (_, one = '', other = '') =>
      /^(?:minus|plus)$/.test(one) ? 'a stepper' : `buttons "${capitalise(one)}" and "${capitalise(other)}"`,
  },
  // "Choose a plan: Basic 5 euros, Plus 9 euros, Pro 15 euros".
  {
    form: /\b(?:choose|choosing|select|pick) (?:an? |the |your )?(\p{Ll}+(?: \p{Ll}+)?): ((?:\p{L}[^,.;:\d]{1,20}\d[^,.;:]{0,12}, )+(?:and |or )?\p{L}[^,.;:\d]{1,20}\d[^,.;:]{0,12})(?=[.;]|$)/giu,
    becomes: (_, name = '', list = '') =>
      `radio buttons "${capitalise(name)}" (${list.replace(/,? (?:and|or) /, ', ')})`,
  },
  // "Number field Weight in kg": what it is called.
  {
    form: /\b([Nn]umber|[Tt]ext|[Dd]ate|[Tt]ime|[Pp]rice|[Aa]mount) (?:input |entry )?(field|input) (?!for\b|with\b|to\b|of\b|called\b)(\p{Lu}[\p{L}]+(?: \p{L}+){0,3})(?=[,.;\n]|$)/gu,
    becomes: '$1 $2 "$3"',
  },
  // "List of items with picture and price; subtotal, shipping and total": what it comes to.
  {
    form: /[,;.] (?:the )?(sub-?total), (?:the )?((?:\p{Ll}+(?: \p{Ll}+)?, )?\p{Ll}+(?: \p{Ll}+)?) and (?:the )?(total)(?=[,.;\n]|$| and (?:an?|the) )/giu,
    becomes: ' and a summary with $1, $2 and $3',
  },
  // "A signature field and "Mark as delivered"": one presses it.
  {
    form: /\b(fields?|inputs?|photo|picture|map|signature|checkbox|picker|slider)(,? and|,) ("(?:Mark|Save|Send|Submit|Book|Delete|Confirm|Accept|Add|Start|Finish|Cancel|Share|Pay|Order|Reserve|Call|Continue|Next)(?: [^"\n]{1,30})?")(?=[.,;\n]|$)/giu,
    becomes: '$1$2 a button $3',
  },
  // "Buttons Back and Next, on the last step "Pay"": in every step, and in the last.
  {
    form: /(?<=^|[.;]\s+)((?:an? )?progress bar)(?: (?:on|at the) top)?,? (?:and )?(?:the )?buttons? ("?Back"? and "?Next"?)/giu,
    becomes: 'Every step has $1, buttons $2',
  },
  {
    form: /, (?:and )?(?:on|in|at) the last (?:step|page|screen),? (?:it says |the button is |there is |a button )?("[^"\n]{2,24}")/giu,
    becomes: '. The last step has a button $1',
  },
  // "Map screen with pins for charging stations": a map with these on it.
  {
    form: /(?<=^|[.;]\s+)(?:an? |the )?map (?:screen|page|view) (?:with|showing|has|shows) (?=(?:\p{Ll}+ )?(?:pins|markers)\b)/giu,
    becomes: 'The map screen contains a map with ',
  },
  // "A filter icon which opens a sheet with sliders": what it opens.
  {
    form: /\b((?:an? |the )?(\p{Ll}+) (?:icon|button)(?: (?:at|in|on) the [\p{Ll} ]{3,20}?)?),? (?:which|that) opens an? (?:\p{Ll}+ )?(?:sheet|dialog|panel|screen|page|popup|modal|overlay) with /giu,
    becomes: (_, button = '', name = '') => `${button}. The ${capitalise(name)} screen contains `,
  },
  // "The edit dialog has fields for ...".
  {
    form: /(?<=^|[.;]\s+)(?:the|an?) (\p{Ll}+) (?:dialog|sheet|modal|popup|overlay) (?:has|shows|contains|with) /giu,
    becomes: (_, name = '') => `The ${capitalise(name)} screen contains `,
  },
  // "Two gauges side by side for temperature and humidity": one each.
  {
    form: /\b(?:two|2) (gauges?|rings|dials)(?: side by side| next to each other)? for (?:the )?(\p{Ll}+) and (?:the )?(\p{Ll}+)/giu,
    becomes: 'a gauge for $2, a gauge for $3',
  },
  // "A ring for steps": how many, and no steps one goes through.
  { form: /\b(ring|gauge|circle) (?:for|of|showing) (?:the |daily )?steps\b/gi, becomes: '$1 for "Steps"' },
  // "A card "Water" with plus and minus".
  {
    form: /\b(?:an? )?(?:card|tile|row) ("[^"\n]{2,24}") with (?:an? )?(?:plus and (?:an? )?minus|minus and (?:an? )?plus)(?: buttons?)?/gi,
    becomes: 'a stepper $1',
  },
  // "Description as multi-line text".
  {
    form: /(?<=[,:;] (?:and )?|\band |^)(?:the |an? )?(\p{Ll}{4,}) as (?:an? )?(?:multi-?line|long|big|large) (?:text|input)(?: ?(?:field|area|box))?/giu,
    becomes: 'a text area for the $1',
  },
  // "A grid of seats 8 by 6 with a legend Free, Taken, Selected".
  {
    form: /\b(?:[Aa]n? )?(?:[Gg]rid|[Pp]lan|[Mm]ap|[Rr]ows) of seats(?: \(?\d{1,2} ?(?:by|x|×) ?\d{1,2}\)?)?(?: with (?:an? |the )?legend(?:(?: of| for|:)? \p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)*(?:,? and \p{Lu}\p{Ll}+)?)?)?(,? (?:then )?(?=the |an? ))?/gu,
    becomes: (_, more?: string) => (more === undefined ? 'a seat plan' : 'a seat plan. There is '),
  },
  // "First screen: ... Second: ... Third: ...": by their numbers.
  {
    form: /(?<=^|[.;]\s+)(first|second|third|fourth|fifth)(?: screen| page)?: /giu,
    becomes: (_, ordinal = '') =>
      `Screen ${['first', 'second', 'third', 'fourth', 'fifth'].indexOf(ordinal.toLowerCase()) + 1}: `,
  },
  // "A seat plan, then the price": one below the other.
  { form: /(?<=\p{L}), then (?=(?:the|an?) )/gu, becomes: ', ' },
  // "The chat list shows picture, name and time": a list of chats on a screen of its own.
  {
    form: /(?<=^|[.;]\s+)the (\p{Ll}{3,}) (list|overview) (?:shows|displays|has|contains) (?:the |each |an? )?(?=(?:\p{Ll}+(?: \p{Ll}+)?, )+)/giu,
    becomes: (_, of = '', noun = '') =>
      `The ${capitalise(toPlural(of))} screen contains a ${noun === 'overview' ? 'list' : noun} of ${toPlural(of)} with `,
  },
]

const eaten = /\b(?:pizzas?|pasta|burgers?|salads?|sushi|starters|desserts|dishes)\b/i
/** Where one eats, cards of the menu and items of the cart are dishes. */
const withDishes = (text: string): string =>
  has(eaten, text)
    ? text
        .replace(/\b(menu (?:has|shows|contains)\b[^.]{0,140}?)\bcards with /i, '$1a list of dishes with ')
        .replace(
          /\b((?:cart|basket|order) (?:has|shows|contains|lists) )(?:the |all )?items\b/i,
          '$1the dishes',
        )
    : text

/** A text with what it tells of screens in passing told as the readers of sentences know it. */
export const withPlainTelling = (text: string): string => reword(withDishes(text), rewordings)
