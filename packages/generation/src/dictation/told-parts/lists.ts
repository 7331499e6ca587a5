import type { Rewording } from '../../understand/searched.ts'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { inCapitals } from '../names-in.ts'
import { before, ends, listed } from './pieces.ts'

/** Lists, grids and what else holds several things. */
export const toldLists: readonly Rewording[] = [
  // "Tabs Menu / Reviews / Info".
  {
    form: /\b([Tt]abs|[Cc]hips|[Bb]uttons) ("?\p{Lu}[^,.;:()\n/]{1,20}(?: ?\/ ?"?\p{Lu}[^,.;:()\n/]{1,20})+)/gu,
    becomes: (_, noun = '', list = '') => `${noun} ${list.split(/ ?\/ ?/).join(', ')}`,
  },
  // "A timeline: 14:00 Ceremony, 15:30 Drinks".
  {
    form: /\b(?:an? )?(timeline|time ?table|schedule|program(?:me)?|agenda)(?::| with| of) (\d{1,2}[:.]\d{2} [^,.;:()\n]{2,30}(?:, (?:and )?\d{1,2}[:.]\d{2} [^,.;:()\n]{2,30})+)/giu,
    becomes: (_, noun = '', list = '') =>
      `a list of ${/^(?:time|schedule)/i.test(noun) ? 'events' : `${noun.toLowerCase()} items`} (${listed(list)})`,
  },
  // "Totals (subtotal, delivery, tip)".
  {
    form: /\b(?:the )?(?:totals|sums|price breakdown|cost breakdown|breakdown)(?: with| of|:)? \(?((?:\p{Ll}+(?: \p{Ll}+)?, )+(?:and )?\p{Ll}+(?: \p{Ll}+)?)\)?/gu,
    becomes: (_, list = '') => `a summary with ${listed(list)}`,
  },
  // "A banner slider with offers".
  {
    form: /\b(?:an? )?(?:banners?|image|promo(?:tion)?s?) (?:slider|carousel|slideshow)s? (?:with|of|for|showing) (?:the |our |all )?(?:\p{Ll}+ )?(\p{Ll}{3,}s)\b/giu,
    becomes: 'a carousel of $1',
  },
  // "Accounts as cards with name and balance".
  {
    form: new RegExp(
      `${before}(?:the |all |my |all the )?(\\p{Ll}{3,}s) as (?:cards|tiles|rows|a list|a grid|list items) (?:with|showing) `,
      'giu',
    ),
    becomes: (_, things = '') => `a list of ${things.toLowerCase()} with `,
  },
  // "Lesson cards with title and number of words".
  {
    form: new RegExp(
      `${before}(?:the |all )?(?!(?:stats?|kpi|metrics?|numbers?|summary|info|plan|pricing|big|small|large|two|three|four|five|six|more|some|image|photo|flip|product|credit|bank)\\b)(\\p{Ll}{3,}) cards with (?=(?:the |an? )?\\p{Ll}+(?: \\p{Ll}+)*(?:,| and) )`,
      'gu',
    ),
    becomes: (_, thing = '') => `a list of ${toPlural(thing)} with `,
  },
  // "A section "New arrivals" with a horizontal scroll of covers".
  {
    form: /\b(?:an? )?(?:section|row) ("[^"\n]{2,40}") (?:with|as|containing|showing) an? (?:horizontal(?:ly)? )?(?:scroll(?:ing|able)?|row|list|carousel|slider)(?: list| row)? of (?:the )?(?=\p{Ll})/giu,
    becomes: 'a carousel titled $1 of ',
  },
  {
    form: /\b(?:an? )?(?:section|row) ("[^"\n]{2,40}") (?:as|with|containing|showing) an? (list|grid|table|carousel) (?:with|showing) /giu,
    becomes: 'a $2 titled $1 with ',
  },
  // "Rewards with the points they cost: Ice cream 50, Cinema 200, each with ...": what they are called.
  {
    form: /\b(?:a list of )?(?:the )?(\p{Ll}{3,}s) with (?:the |their )?(?:\p{Ll}+ )?(?:points|prices?|costs?|amounts?)(?: (?:they|it|each) costs?| needed)?: (\p{Lu}[^.;:()\n]{3,110}?)(?=[.;\n]|$|,? each with)/gu,
    becomes: (_, things = '', list = '') => `a list of ${things} (${listed(list)})`,
  },
  // "Card with today's workout (name, duration, Start button)".
  {
    form: /\b(?:an? )?card with (?:the )?(\p{L}+(?:'s|s')? \p{L}+|\p{L}+) \((?=[^()]*,)([^()\n]{5,90})\)/giu,
    becomes: (_, name = '', list = '') => `a card titled "${capitalise(name)}" with ${list}`,
  },
  // "Progress bars for every category with spent and limit".
  {
    form: /\b(?:an? )?progress bars? for (?:every|each|all|the) (\p{Ll}{3,}?)(?:s|ies)? (?:with|showing) (?=\p{Ll})/giu,
    becomes: (_, thing = '') => `a list of ${toPlural(thing)} with a progress bar, `,
  },
  // "Its parts (chain, tyres) with a bar for the wear": a list of these.
  {
    form: /(?<=\bshows |\bwith |\bcontains |\bsees? )(?:its|the|their) (\p{Ll}{3,}s) \(((?:\p{Ll}[^,()\n]{1,20}, )+\p{Ll}[^,()\n]{1,20})\) with (?=an? |the )/gu,
    becomes: (_, things = '', list = '') => `a list of ${things} (${inCapitals(list)}) with `,
  },
  // "A photo feed", "photos in three columns".
  { form: /\b(?:an? |the )?(?:photo|picture|image) feed\b/gi, becomes: 'a photo grid' },
  {
    form: /\b(?:the |our )?(?:photos|pictures|images) in (?:two|three|four|\d|several) columns\b/gi,
    becomes: 'a photo grid',
  },
  // "Stories at the top in a row of round pictures".
  {
    form: /,? (?:and )?(\p{Ll}{3,}s)(?: (?:at the|on) top)? (?:in|as) a row of (?:round|circular) (?:pictures|photos|images|avatars)(?: (?:at the|on) top)?/gu,
    becomes: (_, things = '') => `. At the top there is a row of ${things} with avatar`,
  },
  {
    form: /(?<=\bcontains |, )(?:all |the |all the )?(\p{Ll}+(?: \p{Ll}+)?) as (?:pins|markers)(?: on (?:a|the) map)?/gu,
    becomes: 'a map with pins for the $1',
  },
  // "A list of pots and soil with prices": all of these.
  {
    form: /\ba list of (\p{Ll}{3,}s) and (\p{Ll}{3,}) with (?=\p{Ll})/gu,
    becomes: (_, one = '', other = '') => `a list titled "${capitalise(one)} and ${other}" of ${one} with `,
  },
  // "My loans has two tabs, Current and History; the current ones show due date": each of them.
  {
    form: /\b(The (?:My )?(\p{L}{3,}s) (?:screen|tab) (?:contains|has) [^.;\n]*\btabs\b[^.;\n]*)[.;] (?:the|each of the) \p{Ll}+ ones (?:show|have|with) /giu,
    becomes: (_, start = '', things = '') =>
      `${start}. Below it there is a list of ${things.toLowerCase()} with `,
  },
  // "A list of the upcoming and past games in two tabs".
  {
    form: /\ba list of (?:the )?(\p{Ll}{3,}) and (\p{Ll}{3,}) (\p{Ll}{3,}s) in two tabs/gu,
    becomes: (_, one = '', other = '', things = '') =>
      `tabs ${capitalise(one)} and ${capitalise(other)} and a list of ${things}`,
  },
  // "Every medicine with dose and times": a list of them.
  {
    form: /(?<=\b(?:contains|shows|has) )(?:every|each) (\p{Ll}{3,}) with (?=\p{Ll}+,| ?\p{Ll}+ and )/gu,
    becomes: (_, thing = '') => `a list of ${toPlural(toSingular(thing))} with `,
  },
  {
    form: /\b(?:the |an? )?(?:current |today's |this )?(?:\p{Ll}+ with )?(\p{Ll}{3,}s) to (?:tick|check) (?:off)?/gu,
    becomes: (_, things = '') => `a checklist of ${things}`,
  },
  {
    form: new RegExp(
      `${before}(?:the )?(?!(?:stats?|kpi|metrics?|numbers?|summary|info)\\b)(\\p{Ll}{3,}) tiles with (?=(?:the |an? )?\\p{Ll}+(?: \\p{Ll}+)*(?:,| and) )`,
      'gu',
    ),
    becomes: (_, thing = '') => `a list of ${toPlural(thing)} with `,
  },
  // "Three counters (Projects 12, Followers 340)": with their values.
  {
    form: /\b(?:two|three|four|five|[2-5]) (?:counters|numbers|stats|figures|values) \((\p{L}[\p{L} ]* \d[\d.,]*(?:, \p{L}[\p{L} ]* \d[\d.,]*)+)\)/gu,
    becomes: (_, list = '') =>
      list
        .split(', ')
        .map((each) => each.replace(/^(.+) (\d[\d.,]*)$/, '$1 "$2"'))
        .join(', '),
  },
  // "Page with list of sender, arrived date and days left": what each row shows.
  {
    form: /((?:\bthe )?\b(?:my )?(\p{L}+s) (?:screen|page) (?:contains|with|has|shows) )(?:an? )?list of (?=\p{Ll}+(?<!s), \p{Ll})/giu,
    becomes: (_, start = '', things = '') => `${start}a list of ${things.toLowerCase()} with `,
  },
  // "Medicines of today with a checkbox each".
  {
    form: /(?<=[,;] (?:and )?|\bcontains |\bshows? )(?:the )?(\p{Ll}{3,}s)(?: (?:of|for) today)? with an? (?:checkbox|tick box) each/gu,
    becomes: 'a checklist of $1',
  },
  // "Tabs: Open, Done. List rows: address, status".
  {
    form: /(?<=[.;] )(?:list )?(?:rows|items|cards)(?: show)?: (?=\p{Ll}+(?: \p{Ll}+)?, )/giu,
    becomes: 'Below it there is a list with ',
  },
  {
    form: /(?<=\bwith |\bcontains |, )(?:the |some )?(\p{Ll}{3,}s) to (?:tap|choose from|pick from)(?=[.;,\n]|$)/gu,
    becomes: 'a list of $1',
  },
  {
    form: /\b(?:there is |there are )?the (\p{Ll}{3,}s) of the (?:selected|chosen) (?:day|date): (?=\p{Ll}+, )/gu,
    becomes: 'a list of $1 with ',
  },
  // "(S, M, L with prices 3, 5, 8 euros)".
  {
    form: /\(([^(),]+(?:, [^(),]+?)+) (?:with|at|for) (?:the )?(?:prices? )?((?:\d[\d.]*, )+(?:and )?\d[\d.]*) ?(euros?|dollars|€|\$|£)?\)/giu,
    becomes: (_, names = '', prices = '', unit?: string) => {
      const each = listed(prices).split(', ')
      return `(${names
        .split(', ')
        .map(
          (name, index) =>
            `${name} ${each[index] ?? ''}${unit === undefined ? '' : unit.length > 1 ? ` ${unit}` : unit}`,
        )
        .join(', ')})`
    },
  },
  // "Next concerts (date, city)", "products in 2 columns with price".
  {
    form: /(?<=[,;] (?:and )?|\bcontains )((?:the )?(?:next|latest|upcoming|recent|past|newest|popular) \p{Ll}{3,}s) \((?=\p{Ll}+(?: \p{Ll}+)?, )/gu,
    becomes: 'a list of $1 (',
  },
  {
    form: /(?<=[,;] (?:and )?|\bcontains )(?:the |all )?(\p{Ll}{3,}s) in (?:two|three|2|3) columns(?: with )?/gu,
    becomes: (whole = '', things = '') => `a grid of ${things}${whole.endsWith(' with ') ? ' with ' : ''}`,
  },
  {
    form: /\b(chips|pills) (?:for|with) (\p{Lu}[^,.;:()\n]{1,24}(?:, \p{Lu}[^,.;:()\n]{1,24}?)+(?:,? and \p{Lu}[^,.;:()\n]{1,24}?)?)(?=[.;\n]|$|, \p{Ll}| and (?:an? |the |then ))/gu,
    becomes: (_, noun = '', list = '') => `${noun} (${listed(list)})`,
  },
  // "Features as a bulleted list", "a gallery".
  {
    form: new RegExp(
      `${before}(?:the |its |all )?(\\p{Ll}{3,}s) as an? (?:bulleted |bullet |numbered |simple |plain |vertical )?list${ends}`,
      'giu',
    ),
    becomes: 'a list of $1',
  },
  { form: new RegExp(`${before}(?:an? |the )?gallery${ends}`, 'giu'), becomes: 'a photo gallery' },
]
