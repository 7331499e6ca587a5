import { capitalise, toPlural } from '../words/forms.ts'
import type { Rewording } from '../understand/searched.ts'
import { opens } from './screen-names.ts'

/** Where a sentence begins. */
const begin = String.raw`(?<=^|[.;]\s+|\n\s*[-*•]?\s*)`
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
const countOf = (said: string): number => {
  const at = numbers.indexOf(said.toLowerCase())
  return at < 0 ? Number(said) : at + 1
}

/** How designers tell in short what stands on a screen, in the words the forms of parts know. */
export const drawnTurns: readonly Rewording[] = [
  // How it is where something goes wrong, and by which gesture, is no part of a screen.
  {
    form: new RegExp(
      String.raw`${begin}(?:(?:ui |screen )?states|interactions?|gestures?|platforms?|accessibility|animations?|transitions?|edge cases?):\s[^.\n]*(?:[.\n]|$)`,
      'gi',
    ),
    becomes: '',
  },
  // "A title "Choose" with subtitle "One of four"": both.
  {
    form: /\b((?:title|heading|headline) "[^"\n]{2,60}"),? (?:with|and) (?:an? |the )?(?:subtitle|subheading|caption|tagline|description|text) ("[^"\n]{2,60}")/gi,
    becomes: '$1, a text $2',
  },
  {
    form: /\b((?:image |photo |picture )?(?:gallery|carousel|slider)) with (?:page |pagination )?(?:dots|indicators?)(?=[,.;]| and )/gi,
    becomes: '$1',
  },
  // "List rows with status chips": a list of what is there.
  {
    form: new RegExp(
      String.raw`${begin}(?:list|table) (?:rows|items|entries|cells) (?:with|show(?:ing)?) `,
      'gi',
    ),
    becomes: 'A list of items with ',
  },
  // "Steps as numbered cards, each with a timer": a list of them.
  {
    form: new RegExp(
      String.raw`${begin}(\p{Lu}\p{Ll}{2,}s) as (?:an? |numbered |small |large |horizontal |swipeable )*(?:cards|tiles|rows|list|steps|carousel)(?:,? each)? (?:with|showing) `,
      'gu',
    ),
    becomes: (_, things = '') => `A list of ${things.toLowerCase()}, each with `,
  },
  // "An icon in the top right shares the list"
  {
    form: new RegExp(
      String.raw`${begin}(?:an? |the )?(?:small )?icon (?:button )?(?:in|at|on) the (top|upper|bottom)(?: |-)(?:right|left)(?: corner)? (?:lets (?:you|me|users?|one) )?(shares?|opens?|adds?|deletes?|edits?|saves?|clears?|filters?|sorts?|exports?|prints?) (?:the |an? |all )?(\p{L}+)`,
      'giu',
    ),
    becomes: (_, edge = '', verb = '', what = '') =>
      `At the ${/^bottom$/i.test(edge) ? 'bottom' : 'top'} there is a "${capitalise(verb.replace(/(?<=[^s])s$/u, '').toLowerCase())} ${what.toLowerCase()}" icon button`,
  },
  // "Five faces to tap": one of them says how it is.
  {
    form: /\b(?:a row of )?(three|four|five) (?:\p{L}+ )?(?:faces|smileys|emojis?)(?: (?:to (?:tap|choose(?: from)?|pick(?: from)?|select)|from \p{L}+ to \p{L}+))?(?=[,.;]| and | below| in )/giu,
    becomes: (_, count: string) =>
      `chips: ${(/^three/i.test(count) ? ['Low', 'Okay', 'Good'] : /^four/i.test(count) ? ['Low', 'Flat', 'Good', 'Great'] : ['Awful', 'Low', 'Okay', 'Good', 'Great']).join(', ')}`,
  },
  { form: /\b(?:big |large |huge )?(?:running|digital stop|stop) ?clock\b/gi, becomes: 'stopwatch' },
  // "A grid of tiles: wind, humidity": what each of them tells.
  {
    form: /\b(?:an? )?(?:grid|row|set) of (?:small |square )?(?:tiles|cards|boxes): (?=\p{Ll}+(?: \p{Ll}+)?(?:, [\p{L} ]{2,20})+)/gu,
    becomes: 'stat tiles for ',
  },
  // "A list of seven days with icon and rain chance": of the days of the week.
  {
    form: /\b(?:an? )?list of (?:the )?(?:next )?(three|four|five|six|seven|[3-7])(?: next)? days(?=,? (?:with|each|showing))/gi,
    becomes: (_, count: string) => `a list of days (${weekdays.slice(0, countOf(count)).join(', ')})`,
  },
  // "A horizontal strip with the next 12 hours"
  {
    form: /\b(?:an? )?(?:horizontal |scrollable |scrolling )*(?:strip|row|scroller|carousel|list) (?:with|of|showing) (?:the )?next (?:\d+|\p{L}+) hours(?: with [^.;]{3,60})?/giu,
    becomes: 'a list of hours (10:00, 11:00, 12:00, 13:00), each with icon and temperature',
  },
  // "If the train is late show a yellow notice with the new time": a notice.
  {
    form: new RegExp(
      String.raw`${begin}(?:if|when|in case) (?:an?|the|there is an?|no) ([\p{L} ]{3,40}?),? (?:show|shows|display|there is|you see)(?:s)? (?:an? |the )?(?:\p{L}+ )?(notice|banner|alert|warning|message|hint)(?: with [^.;]{3,40})?(?=[.;]|$)`,
      'giu',
    ),
    becomes: (_, what = '') => `At the top there is a text "${capitalise(what.trim())}"`,
  },
  {
    form: new RegExp(
      String.raw`${begin}(?:an? )?(?:alert|warning|info|notice) (?:banner|bar)?,? ?if (?:there is an?|the|an?) ([\p{L} ]{3,30}?)(?=[.;]|$)`,
      'giu',
    ),
    becomes: (_, what = '') => `At the top there is a text "${capitalise(what.trim())}"`,
  },
  // "Saved cities with swipe to delete", "from and to airport codes"
  {
    form: /,? (?:and |with |which (?:you|one) can )?(?:swipe|long[- ]press|double[- ]tap)(?: left| right)? to (?:delete|edit|remove|archive|save|repeat|like|reply|reorder)(?=[,.;]|$| and )/gi,
    becomes: '',
  },
  {
    form: /\bfrom and to (?:airport |station |city |place )?(?:codes?|airports?|stations?|cities|names?)\b/gi,
    becomes: 'from, to',
  },
  { form: /\btab (?:row|strip) (?:with )?(?=\p{Lu})/gu, becomes: 'tabs ' },
  // "..., then a sign-up form with name, then a home page with ...": each on a screen of its own.
  {
    form: /,? (?:and )?then (?:an?|the) ((?:\p{L}[\p{L}-]* )?\p{L}[\p{L}-]*) (screen|page|form|dashboard) (?:with|showing) /giu,
    becomes: (_, name = '', noun = '') =>
      `. ${opens(name.replaceAll('-', ' '))}${/^form$/i.test(noun) ? 'a form with ' : ''}`,
  },
  // "With a plane between them": how it looks.
  {
    form: / with (?:an? |the )?(?:small )?[\p{L}-]+(?: icon)? (?:in )?between(?: them| both)?(?=[,.;]| and )/giu,
    becomes: '',
  },
  // "A passcode field with an eye toggle"
  {
    form: /\b((?:password|passcode|pin|secret|code) (?:field|input)) with (?:an? )?(?:eye|show|hide|visibility|show\/hide)[ -](?:toggle|icon|button)/gi,
    becomes: '$1',
  },
  // "A survey in five steps ... Step 1 asks for age, step 2 satisfaction": each in a sentence of its own.
  {
    form: /(?<=\bstep (?:1|one)\b[^.]*)[,;] (?:and )?step (\d|two|three|four|five|six) (?=\p{L})/giu,
    becomes: '. Step $1: ',
  },
  {
    form: /\bstep (\d|one|two|three|four|five|six) (?:asks (?:you )?for|is for|shows|has) (?=[^.]*\. Step \d)/gi,
    becomes: 'Step $1: ',
  },
  // "Login screen for a game called X": its name is none of the screen's.
  {
    form: /^((?:an? |the )?(?:[\p{L}-]+ ){1,2}(?:screen|page)) (?:for|of) (?:an? |the )?(?:[\p{L}-]+ ){1,3}(?:called|named) "?\p{Lu}[\p{L}\d]+"?(?=[.:,])/iu,
    becomes: '$1',
  },
  // "A full-width JACK IN button" has that name.
  {
    form: /(?<!")\b(\p{Lu}{2,}(?: \p{Lu}{2,}){1,2}) (?=buttons?\b)/gu,
    becomes: '"$1" ',
  },
  // "A token row": rows of tokens.
  {
    form: new RegExp(String.raw`${begin}(\p{Lu}\p{Ll}{2,}) rows? (?:with|show(?:ing)?|have|has) `, 'gu'),
    becomes: (_, thing = '') => `Below is a list of ${toPlural(thing.toLowerCase())} with `,
  },
]
