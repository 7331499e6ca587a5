import { type AppDocument, type AppTheme, walkNodes } from '@kwiq/app-model'
import { parseColors, themePresets } from '@kwiq/catalogue/theme'
import { readStyle } from '../../understand/read-style.ts'
import { capitalise } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { findNear } from '../find-target.ts'
import { findList } from '../lists.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'

/** Words for the app, or for all there are of something: their look is that of the theme. */
const ofTheme =
  /^(?:it|this|that|(?:whole )?(?:app|thing|design|theme|style|look|ui|interface)|everything|all|(?:.+ )?(?:colou?rs?|corners?|edges|buttons|cards|tabs|links|tiles|icons|theme|mode|look|style)|main|primary|secondary|accent|brand|first|home)$/i

/** Words for a part of the look that has the colours of the theme. */
const ofLook =
  /^(?:the|my|our|all|app|theme|button|tab|link|header|text|icon|font|title|highlight|company|club|team|school|logo|corporate|overall|general|whole|ui|design|base|default|background|screen|page|card|bar|key|basic|start|menu)$/i

/** The tones a single part may have, by the words for them. */
const tones: readonly [RegExp, string][] = [
  [/\bred\b/i, 'danger'],
  [/\bgreen\b/i, 'success'],
  [/\b(?:orange|yellow|amber)\b/i, 'warning'],
  [/\b(?:gr[ae]y|muted|subtle|lighter)\b/i, 'muted'],
]

/** What a clause about looks names, "the cover image" of "make the cover image round": all before its last words. */
function partNamed(clause: string): string[] {
  const of =
    /^(?:change|set|make)\s+(?:the\s+)?colou?r\s+of\s+(?:the\s+)?(.{2,40}?)\s+(?:to\s+)?\S+(?:\s\S+)?$/i.exec(
      clause,
    )
  const to = /^(?:change|set|turn)\s+(?:the\s+)?(.{2,40}?)(?:\s+colou?r)?\s+(?:in)?to\s+\S+(?:\s\S+)?$/i.exec(
    clause,
  )
  const words =
    /^(?:make|colou?r|paint|turn)\s+(?:the\s+|my\s+)?(.{3,60})$/i.exec(clause)?.[1]?.split(' ') ?? []
  return [of?.[1], to?.[1], words.slice(0, -1).join(' '), words.slice(0, -2).join(' ')]
    .filter((name) => name !== undefined)
    .filter((name) => name !== '')
}

/** "Make the title red", "make the cover image round": one part, where it has a look of its own. */
function lookOfPart(clause: string, document: AppDocument): EditOutcome | undefined {
  const names = partNamed(clause)
  if (names.some((name) => ofTheme.test(name))) return undefined
  const isShape = /\b(?:round(?:er|ed)?|circular|square|sharper?|rectangular)\b/i.exec(clause)
  if (!isShape && parseColors(clause).length === 0 && !/\b(?:muted|subtle)\b/i.test(clause)) return undefined
  const node = names.map((name) => findNear(document, name)?.node).find(Boolean)
  const missing = names.find((name) =>
    /^(?!(?:all|every|each|the)\b)\p{L}+ (?:button|banner|chart|image|picture|header|field)$/iu.test(
      name.replace(/^(?:the|my|our)\s+/i, ''),
    ),
  )
  if (!node && missing)
    return refuse(`There is no ${missing.replace(/^(?:the|my|our)\s+/i, '')} on any screen.`)
  if (!node) return undefined
  const set =
    isShape && node.type === 'image'
      ? { shape: /round|circ/i.test(isShape[0]) ? 'circle' : 'rectangle' }
      : !isShape && node.type === 'text'
        ? { tone: tones.find(([form]) => form.test(clause))?.[1] ?? 'primary' }
        : !isShape && node.type === 'container' && node.properties.variant === 'banner'
          ? { tone: tones.find(([form]) => form.test(clause))?.[1] ?? 'primary' }
          : undefined
  const isExact =
    set?.tone !== 'primary' || parseColors(clause).some((color) => document.app.theme.colors?.[0] === color)
  return set && isExact
    ? { commands: [{ type: 'set-properties', id: node.id, set }] }
    : refuse(
        'A single part has the colours and corners of the theme. Try "make it" with the colour, for the whole app.',
      )
}

/** What an app may be like, by the theme that comes nearest. */
const likenesses: readonly [RegExp, string][] = [
  [
    /\b(?:kindergarten|nursery|kids?|children|toys?|games?|gamified|cand(?:y|ies)|cartoons?|comics?|circus|party|jolly)\b/i,
    'playful',
  ],
  [/\b(?:earthy|nature|forest|woods?|gardens?|organic|outdoors?|botanical|farm)\b/i, 'natural'],
  [
    /\b(?:magazines?|newspapers?|librar(?:y|ies)|books?|journals?|galler(?:y|ies)|museums?|literary|french|bistro|parisian|boutique|gourmet)\b/i,
    'editorial',
  ],
  [
    /\b(?:caf[eé]s?|baker(?:y|ies)|homely|home-made|grandma|rustic|vintage|old-fashioned|wooden|autumn|italian|trattoria|pizzeria|mediterranean|tuscan|country house|farmhouse)\b/i,
    'warm',
  ],
  [
    /\b(?:spas?|zen|japanese|scandinavian|yoga|wellness|meditation|sleep|soft|pastels?|gentle|soothing|relaxing)\b/i,
    'calm',
  ],
  [
    /\b(?:banks?|law(?:yers?)?|corporate|business(?:like)?|office|grown-?up|formal|medical|clinics?)\b/i,
    'clean',
  ],
  [
    /\b(?:cinemas?|movie theat(?:er|re)s?|night ?clubs?|gaming|gamers?|developers?|cockpit|hackers?|techy|futuristic)\b/i,
    'dark-pro',
  ],
  [/\b(?:sporty|posters?|street|punk|striking|energetic|high[- ]contrast)\b/i, 'bold'],
]

/** "Emerald green" is emerald. */
const shaded = (text: string) =>
  text.replaceAll(
    /\b(\p{L}{3,})\s+(?:greens?|blues?|reds?|yellows?|oranges?|pinks?|purples?|browns?|gr[ae]ys?)\b/giu,
    (both, shade: string) => (parseColors(shade).length === 1 && parseColors(both).length > 1 ? shade : both),
  )

/** The preset a manner of speaking asks for; less of something is the quiet one. */
const styleOf = (clause: string) =>
  /\bless\s+(?:serious|boring|formal|dry|plain|cold|sterile|corporate|grey|dull)\b/i.test(clause)
    ? 'playful'
    : /\bless\s+(?:colou?rful|playful|loud|busy|bold|childish)\b|\bsimpler\b/i.test(clause)
      ? 'clean'
      : (readStyle(
          clause
            .replaceAll(/\b(calm|bold|soft|clean|warm|loud)e?r\b/gi, '$1')
            .replaceAll(/\b(friendl|cos|class)ier\b/gi, '$1y'),
        ).preset ?? likenesses.find(([form]) => form.test(clause))?.[1])

/** "Red when it is negative": nothing on the screens is in a state. */
const onCondition = /\s(?:when|if|whenever|as soon as|while|once)\s+(?:it|they|the|there|something|an?)\b/i

/** "Make the first sitter more expensive": what is said of a thing is no look of the app. */
function isOfOther(clause: string): boolean {
  const [, of] =
    /^make\s+(?:(?:the|my|our|all|all the)\s+)?([\p{L} ]+?)\s+(?:(?:look|feel|seem|be|much|a bit|a little|a lot|even|way|more|less)\s+)*\p{L}+$/iu.exec(
      clause,
    ) ?? []
  return (
    of !== undefined &&
    !/^(?:it|this|that|everything|all)\b/i.test(of) &&
    !ofTheme.test(of) &&
    !of
      .split(' ')
      .every(
        (word) =>
          ofTheme.test(word) || ofLook.test(word) || /^(?:app|screens?|pages?|everything)$/i.test(word),
      )
  )
}

const tooStrong =
  /^(?:the|that|this|our)\s+(\p{L}{3,12})\s+(?:is|looks|feels)\s+(?:way\s+|much\s+|a bit\s+|a little\s+)?(?:too|so|very)\s+\p{L}+$/iu

/** "Make it green and rounder", "use dark mode", "switch to the warm theme". */
const restyle: EditRule = (written, document) => {
  // "The red is too strong" asks for another one.
  const [, tooMuch] = tooStrong.exec(written) ?? []
  if (tooMuch !== undefined && parseColors(tooMuch).length > 0)
    return refuse(
      `Say which colour instead of the ${tooMuch}: for instance "make it sage green", or "make it pastel ${tooMuch}".`,
    )
  const [, lessOf] = /\bless\s+(\p{L}{3,12})$/iu.exec(written) ?? []
  if (lessOf !== undefined && parseColors(lessOf).length > 0)
    return refuse(
      `Say which colour instead of the ${lessOf}: for instance "make it navy blue", or "make it pastel ${lessOf}".`,
    )
  // "Make it a big red button": of one part, whatever that is.
  if (/\b(?:an?|the)\s(?:\p{L}+\s){0,3}(?:button|badge|banner|icon|tab|title|text|card)$/iu.test(written))
    return undefined
  // Cards and fields have the colours of the theme, which white is none of.
  if (
    /^make\s+(?:all\s+)?(?:the\s+)?(?:cards|boxes|fields|rows|tiles|lists?|bars?|tab bar|header|icons)\s+(?:white|black|gr[ae]y|transparent)$/i.test(
      written,
    )
  )
    return refuse(
      'A single part has the colours and corners of the theme. Try "make it" with the colour, for the whole app.',
    )
  // Where something stands is no look, and rounding up no corner.
  if (
    /\b(?:at|to)\s+the\s+(?:very\s+)?(?:top|bottom|end|start|left|right)\b|\b(?:above|below|underneath|next to|beside)\b|\bround(?:ed|ing)?\s+(?:up|off|down)\b/i.test(
      written,
    )
  )
    return undefined
  const isWish =
    /^(?:make|give|use|change|switch|set|go|turn|try|style|let (?=it|the|everything|all)|paint|colou?r|more|less|have|enable|activate|apply|pick|choose)\b/i.test(
      written,
    ) || written.split(' ').length <= 5
  // "Make the available cars green": of some things, and not of the app.
  const some = /^(?:make|colou?r|paint)\s+(?:the|all|all the)\s+(\p{L}+ \p{L}+)\s+\p{L}+$/iu.exec(
    written,
  )?.[1]
  const ofThose = /^(?:the\s+|all\s+)?(\p{L}+ \p{L}+s)\s+(?:should|must)\s+be\s+\p{L}+$/iu.exec(written)?.[1]
  if (ofThose && !ofTheme.test(ofThose) && parseColors(written).length > 0)
    return refuse(
      `A single thing has the colours of the theme. Try 'Add a "${capitalise(ofThose.split(' ')[0] ?? '')}" badge to the first one', with what the list is of.`,
    )
  const things = some && !ofTheme.test(some) ? findList(document, some.split(' ').at(-1) ?? '') : undefined
  if (things && some && !findNear(document, some) && parseColors(written).length > 0)
    return refuse(
      `The entries of ${things.node.label} have the colours of the theme. Try 'Add a "${capitalise(some.split(' ')[0] ?? '')}" badge to the first one', with what the list is of.`,
    )
  const shown = /^show\s+(?:the\s+|all\s+)?(.{3,40}?)\s+in\s+\p{L}+$/iu.exec(written)?.[1]
  const isOfSome = shown !== undefined && !ofTheme.test(shown) && parseColors(written).length > 0
  if (isOfSome || (isWish && onCondition.test(written) && parseColors(written).length > 0))
    return refuse(
      'What the screens show are samples, and no colour changes by itself. Name what is to be so: for instance "Make the total red".',
    )
  if (!isWish || /^(?:add|remove|delete|rename|move|put|insert)\b/i.test(written)) return undefined
  const ground =
    /\b(?:white|light|bright|black|dark)\b(?=(?:\s+\w+)?\s+background)|\bbackground\b.*\b(?:white|light|bright|black|dark)\b/i.exec(
      written,
    )
  const isGround = /\bbackground\b/i.test(written)
  if (isGround && !ground) return undefined
  // "A light blue background" is a colour, which grounds have not.
  const tinted = /\b(?:light|dark|bright|pale)\s+(\p{L}+)\s+background\b/iu.exec(written)?.[1]
  if (tinted && parseColors(tinted).length > 0 && !/\b(?:beige|cream|gr[ae]y|black|white)\b/i.test(tinted))
    return refuse(
      `The background is that of the theme, light or dark. Try "make it ${tinted}" for buttons and accents, or "use light mode".`,
    )
  const [, colored = ''] =
    /^(?:change|set|make)\s+(?:the\s+|my\s+|our\s+)?(\p{L}+)\s+colou?r\s+(?:to|into)\s+\p{L}+$/iu.exec(
      written,
    ) ?? []
  if (colored !== '' && !ofTheme.test(colored) && !ofLook.test(colored))
    return refuse(
      'A single part has the colours of the theme. Try "make it" with the colour, for the whole app.',
    )
  const owner =
    /^(?:make|give|change|set|have)\s+(?:the|my|our)\s+([^"“]{3,30}?)\s+(?:have\s+|with\s+|an?\s+)*(?:white|black|dark|light)\s+background$/i.exec(
      written,
    )?.[1]
  if (owner !== undefined && !ofTheme.test(owner) && !/^(?:app|screens?|pages?)$/i.test(owner))
    return refuse(
      `The background is that of the whole app, ${owner} has none of its own. Try "use dark mode" or "use light mode".`,
    )
  // Of what pictures are of, the theme says nothing.
  if (
    /\b(?:photos?|pictures?|images?|avatars?|portraits?)\b/i.test(written) &&
    parseColors(written).length === 0
  )
    return partNamed(written).length > 0 ? lookOfPart(written, document) : undefined
  // "Purple with a dark background": the one is a colour, the other the mode.
  const isOnlyGround = /^(?:make|set|change|turn)\s+(?:the\s+)?background\b/i.test(written)
  const clause = ground
    ? (isOnlyGround ? 'background' : written)
        .replace(/(?:\b(?:with|on|and|a)\s+)*\b\w+\s+background\b|\bbackground\b.*$/i, '')
        .trim()
    : written
  const groundMode = ground ? (/black|dark/i.test(ground[0]) ? 'dark' : 'light') : undefined
  const part = lookOfPart(clause, document)
  if (part) return part
  // "Make the balance green", a figure among others: it has the colours of the theme.
  const figure = partNamed(clause).find(
    (name) =>
      !ofTheme.test(name) &&
      [...walkNodes(document)].some(({ node }) =>
        itemsOf(node).some((item) => textOf(item, 'title')?.toLowerCase() === name.toLowerCase()),
      ),
  )
  if (figure && parseColors(clause).length > 0)
    return refuse(
      'A single part has the colours of the theme. Try "make it" with the colour, for the whole app.',
    )
  // "Make the album title bold": a word of the look, said of one part.
  if (
    /^make\s+(?:the|my|our|all|all the)\s[^"“]{0,30}\b(?:titles?|texts?|names?|prices?|headings?|headlines?|subtitles?|words?|numbers?|dates?)\s+(?:\p{L}+\s)?(?:bold|bolder|thin|light|clean|calm|warm|playful)\b/iu.test(
      written,
    )
  )
    return refuse(
      'How letters are drawn comes with the theme, for the whole app. Try "make it bold", or "make the title bigger".',
    )
  // "Change the green to #003366": what it is to be, not what it was.
  const wanted = /^(?:change|replace|swap|turn|exchange)\s.{2,40}?\s(?:to|with|into|by|for)\s+(.+)$/i.exec(
    clause,
  )?.[1]
  const asked = wanted !== undefined && parseColors(wanted).length > 0 ? wanted : clause
  const said = [
    ...new Set(
      parseColors(
        shaded((asked.match(/#[0-9a-f]{6}\b/gi) ?? [asked]).join(' and '))
          .replaceAll(/\b(dark|light)er(?=\s+\w)/gi, '$1')
          .replaceAll(/\b(green|brown|blue|red|yellow|orange|pink|purple|grey|gray|gold|pastel)s\b/gi, '$1'),
      ),
    ),
  ]
  // "Forest green" is one colour.
  const colors = said.slice(0, /\band\b|[,&/]|\bwith\b/i.test(clause) ? 3 : 1)
  const preset =
    themePresets.find(({ id }) => new RegExp(`\\b${id.replace('-', '[ -]')}\\b`, 'i').test(clause))?.id ??
    (/\bserifs?\b/i.test(clause) && !/\bsans\b/i.test(clause) ? 'editorial' : undefined) ??
    (/^(?:make|give|use|change|switch|go|turn|try|style|let (?:it|the|everything))\b|^(?:more|less)\b/i.test(
      clause,
    ) && !/["“]/.test(clause)
      ? isOfOther(clause)
        ? undefined
        : styleOf(clause)
      : undefined)
  const isLessDark =
    /\b(?:instead of|rather than)\s+(?:the\s+|this\s+)?dark\b|\b(?:less|not (?:so|as|too|that)|too)\s+(?:dark|gloomy|black)\b/i.test(
      clause,
    )
  const isLessLight = /\b(?:less|not (?:so|as|too|that)|too)\s+(?:light|bright|white)\b/i.test(clause)
  const isDarker = /\bdarker\b/i.test(clause) || isLessLight
  const isLighter = /\b(?:lighter|brighter)\b/i.test(clause) || isLessDark
  const isMode = /\b(?:dark|light)\s*(?:mode|theme|look)?\s*$|\b(?:dark|light)\s(?:mode|theme)\b/i.exec(
    clause,
  )
  // "A dark theme with green" is both; of "dark green" only the colour is meant.
  const isModeNamed = /\b(?:dark|light|night|black) (?:mode|theme|look|version|background)\b/i.test(clause)
  // "A darker blue" is a colour, "darker" alone the mode.
  const isShade = colors.length > 0
  const mode = isLessDark
    ? 'light'
    : isDarker && !isShade
      ? 'dark'
      : isLighter && !isShade
        ? 'light'
        : isMode && (colors.length === 0 || isModeNamed)
          ? /dark/i.test(isMode[0])
            ? 'dark'
            : 'light'
          : undefined
  const isLessRound = /\b(?:less|not (?:so|as|too|that))\s+round(?:ed|er)?\b/i.test(clause)
  const corners = isLessRound
    ? document.app.theme.corners === 'round'
      ? 'soft'
      : 'sharp'
    : /\b(?:round|rounder|rounded|pill(?:s|[- ]shaped)?|softer (?:corners|edges))\b/i.test(clause)
      ? 'round'
      : /\b(?:sharp|sharper|square|angular)\b/i.test(clause)
        ? 'sharp'
        : undefined
  const set: Partial<AppTheme> = {
    ...(colors.length > 0 ? { colors } : {}),
    ...(preset ? { preset } : {}),
    ...((groundMode ?? mode) ? { mode: groundMode ?? mode } : {}),
    ...(corners ? { corners } : {}),
  }
  if (Object.keys(set).length === 0) return undefined
  const isOfPart = /\b(?:buttons?|cards?|tabs?|links?)\b/i.test(clause)
  return {
    commands: [{ type: 'set-theme', set }],
    ...(isOfPart
      ? { note: 'Colours and corners belong to the theme, so they changed in the whole app.' }
      : {}),
  }
}

export const themeRules: readonly EditRule[] = [restyle]
