import type { Rewording } from '../../understand/searched.ts'
import { begin, nameIn, proper } from '../screen-names.ts'
import { isOfParts } from './is-of-parts.ts'

/** What one comes to by a tap. */
export const leadsOfTaps: readonly Rewording[] = [
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
  // "If you tap a court you see its photos": as "when".
  {
    form: new RegExp(
      `${begin}if (?=(?:you|the user|someone|one|users?) (?:taps?|clicks?|press(?:es)?|selects?|chooses?)\\b)`,
      'giu',
    ),
    becomes: 'When ',
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
  // "Products with price; product: photo, sizes": the page of one of them.
  {
    form: /;\s+(?:an? )?(\p{Ll}{3,}): (?=\p{Ll})/gu,
    becomes: (whole = '', thing = '') =>
      isOfParts.test(thing) ? whole : `. Tapping a ${thing} opens a page with `,
  },
  // "Swap opens a form: reason, ...", where a button is called so.
  {
    form: new RegExp(`${begin}(${proper}) opens (?:an? )?(?:form|dialog|sheet)(?:: | with )`, 'gu'),
    becomes: (_, name = '') => `The "${nameIn(name)}" button opens a form with `,
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
  // "The Reserve button ...; it opens a bottom sheet with": that button does.
  {
    form: /(?<=\bbutton)(?:;|\.|,)? (?:and )?(?:it|which|that) (?:then )?opens (?=an? (?:bottom sheet|sheet|dialog|pop-?up|modal|form|page|screen) (?:with|where)\b)/gi,
    becomes: '. Pressing the button opens ',
  },
  // "Book now goes to a page where you choose ...".
  {
    form: new RegExp(
      `${begin}(?:the )?(${proper})(?: button)? (?:goes|leads|takes (?:you|the user|them)|brings (?:you|the user)) to (?=an? |the )`,
      'gu',
    ),
    becomes: (_, name = '') => `Tapping "${nameIn(name)}" opens `,
  },
  // "A screen where the user chooses who they are: I am a nurse or I am a patient".
  {
    form: /\b(an? (?:\p{L}+ )?(?:screen|page)) where (?:the user|users?|you|one|people|everybody) (?:choose|pick|select|decide)s? (?:who (?:they are|you are|he is|she is)|(?:the|their|your|a) role|between)(?: by two buttons)?: ?"?([^".;:]{3,30}?)"? or "?([^".;:]{3,30}?)"?(?=[.;]|$)/giu,
    becomes: '$1 with buttons "$2" and "$3"',
  },
  // "The user fills a damage report in 4 steps".
  {
    form: new RegExp(
      `${begin}(?:the user|users?|you|one|customers?) (?:fills?|goes through|completes?|makes?)(?: in| out)? (an? [\\p{L} ]{3,30}?) in (\\d|two|three|four|five|six) steps`,
      'giu',
    ),
    becomes: '$1 form in $2 steps',
  },
]
