import { isColorWord, touchOfColor } from './color-words.ts'
import { reword, type Rewording, find, has, replaced } from './searched.ts'

/** Adjectives and colours one begins with who says how an app shall look. */
const ofLook =
  /^(?:very|cheerful|joyful|happy|sunny|clean|modern|minimal|minimalist|minimalistic|simple|dark|light|bright|calm|calming|soft|playful|elegant|warm|pastel|big|large|thin|thick|lots|clear|plain|neat|airy|peaceful|hand-drawn|bold|friendly|sleek|fresh|cozy|cosy|cute|fun|retro|vintage|luxury|luxurious|premium|earthy|natural|nordic|scandinavian|japanese|arabic|arabian|boho|rustic|sporty|energetic|professional|fintech|girly|romantic|colou?rful|neutral|muted|deep|vibrant|neon|futuristic|flat|rounded|gradient|navy|white|black|red|green|blue|yellow|orange|purple|pink|teal|mint|coral|beige|gold|golden|silver|turquoise|lavender|terracotta|cream|violet|lilac|burgundy|blush|sage|olive|grey|gray|brown|apple-like|ios-like|material|nude|rose|sand|ivory|champagne|feminine|masculine|classy|chic|serif|sans-serif|handwritten|quiet|classic|classical|sweet|strong|crisp|lively|spacious|loud|subtle|delicate|matte|dusty|pale|rich)$/i
/** What is then said to look so; "mode" is a feature one switches. */
const looking =
  /^(?:looks?|feel|design|style|aesthetics?|vibes?|ui|ux|interface|theme|layout|palette|colou?rs?|accents?|gradients?|fonts?|text|typography|letters|buttons|icons|tones?|shades?|greens|blues|pinks|browns|greys|grays|backgrounds?|illustrations|cards|corners|branding|animations|glitter|sparkles?|stars|white-?space)$/i
const between =
  /^(?:and|with|in|on|or|an?|one|the|of|for|some|lots|rounded|use|please|touch|touches|hint|hints)$/i

/** "Big buttons, high contrast": two words of looks wherever they stand between others. */
const ofLookAnywhere =
  /(?<=[.,;!\n]\s?)(?:and )?(?:(?:very )?(?:big|large|huge|rounded) (?:buttons|fonts?|typography|icons|corners)|high[- ]contrast)(?=\s*(?:[.,;!\n]|$))/giu

const forms: readonly Rewording[] = [
  { form: ofLookAnywhere, becomes: ' ' },
  {
    form: /(?:(?<=[.!]\s+)\p{Lu}|(?<=\n\s*|\n[^\n]*[.!] )[\p{L}\d])[^.!\n]*(?:[.!]|(?=\n|$))/gu,
    becomes: (sentence = '') => (isLook(sentence) ? '' : sentence),
  },
]

/**
 * A description without its sentences that only say how the app shall look ("Dark navy design with soft gradients."),
 * which are read for its style and name nothing on a screen. The first sentence is never taken for one.
 */
export const withoutLook = (text: string): string => reword(text, forms)

/** "Calming colours like lavender and mint", "the colours should be blue and white": how it looks, nothing one keeps. */
const wantedColors =
  /(?<!\p{L})(?:(?:in|with|use|using|and) )?(?:(?:the|our|a|of) )?(?:[\p{L}-]+,? ){0,2}(?:colou?rs?|colou?r (?:scheme|palette|theme)|brand colou?rs) (?:like|such as|are|is|should be|will be|should include|would be)(?= )[^.;\n]*/giu

/** "Night blue with stars.": how it looks, in a sentence of its own. */
const onlyColors =
  /(?<=[.!?\n]\s*)(?:[\p{L}-]+ ){0,3}(?:white|black|red|green|blue|yellow|orange|purple|pink|teal|mint|coral|beige|gold|golden|silver|turquoise|lavender|navy|terracotta|cream|violet|lilac|magenta|burgundy|grey|gray|brown|pastel)(?:,? (?:and|with|on|or|plus) [^.!?,\n]{2,40})?(?:[.!]|$)/giu

const character = String.raw`(?:simple|clean|minimal|minimalist|minimalistic|modern|dark|light|bright|playful|fun|warm|soft|cool|cosy|cozy|professional|elegant|sleek|retro|vintage|pastel|neon|friendly|cute|colou?rful|bold|fresh|calm|premium|luxurious|luxury|futuristic|flat|rounded|glossy|earthy|serious|white|black|red|green|blue|yellow|orange|purple|pink|teal|mint|coral|beige|gold|silver|turquoise|lavender|navy|cream|gr[ea]y|brown|very|and|with|an?|our)`
const look = String.raw`(?:design|layout|theme|style|ui|ux|interface|look|gradient|palette|aesthetic|vibe|feel|illustrations|mascot|buttons|tones)`

/** "Simple white layout with red accent.", "Keep the design clean with a pink theme.": a sentence on the look alone. */
const lookSentence = new RegExp(
  String.raw`(?<=[.!?\n]\s*)(?:(?:please )?(?:use|i want|i would like|give it|make it|in|with|should have) )?(?:${character},? )+(?:${look})(?:(?:,| and| with| in| but)[^.!?\n]{2,60})?(?:[.!]|$)|` +
    String.raw`(?<=[.!?\n]\s*)(?:please )?(?:keep|make) (?:the |its )?(?:${look}) [^.!?\n]{3,60}(?:[.!]|$)`,
  'giu',
)

/** Words that only say how it looks or feels beside those of `ofLook`. */
const feeling = String.raw`(?:easy|simple|intuitive|accessible|clear|readable|trustworthy|trusted|serious|professional|welcoming|inviting|cheerful|modern|clean|minimal\w*|playful|calm\w*|elegant|friendly|cosy|cozy|warm|fresh|bright|dark|light|fun|sporty|rustic|vintage|retro|luxurious|premium|earthy|natural|soft|bold|colou?rful|fancy|childlike|beautiful|pretty|nice|classy|stylish|tidy|uncluttered|quick|fast|inclusive|readable|rough|loud|sporty|rugged|raw|quiet|sober|striking)`
const degree = String.raw`(?:very |really |quite |rather |more |as |super |nice and |extra |not too )*`
/**
 * "It should feel cosy, like a cafe, with cream.", "Please use calm blues and a friendly font.", "Keep it clean and
 * trustworthy, navy and white.": whole sentences of clients on the look. One that asks for a mode is left.
 */
const clientLook: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:the )?(?:it|(?:whole )?(?:app|design|look|style|ui|interface|layout|thing|atmosphere)|everything)(?: of it)? (?:should|must|has to|needs to|shall|ought to|would|could|can)(?: also)? (?:look|feel|appear|come across)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:the )?(?:it|(?:app|design|look|style|ui|interface|layout|atmosphere)|everything)(?: and feel)? (?:should|must|has to|needs to|shall|ought to|is)(?: also)? (?:be |to be |stay )?(?:kept |something )?${degree}${feeling}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:please )?(?:make|keep|style) (?:it|everything|the (?:look|design|ui|app|style|whole thing))(?: all)? (?:look |feel )?${degree}${feeling}\b`,
    'iu',
  ),
  /^(?:please )?(?:use|i (?:like|love|want|imagine|prefer)|we (?:like|love|want|imagine|prefer)) (?:[\p{L}-]+,? (?:and )?){0,3}(?:colou?rs|blues|greens|pinks|browns|gr[ae]ys|pastels|tones|shades|fonts?|typography|palette|illustrations|look|style|design)\b/iu,
  /^(?:nothing (?:too )?fancy|no frills)\b/iu,
  // "Industrial look, black with orange", "dark, hand-drawn feel".
  /^(?:an? )?(?:(?!(?:users?|people|they|we|i|you) )[\p{L}-]+(?:al|ic|ish|ern|y|ed|less|ful|like|ant|drawn|dark|light|warm|soft|cool|bold|clean|velvet|wood|wooden),? (?:and )?)+(?:look|vibe|aesthetics?|feel)(?: and feel)?(?:$|[, ])/iu,
]
/** "Beach vibe but not cheesy", "70s look, orange and cream": what it is like, in a noun. */
const likeThat =
  /^(?:an? |the )?(?:very |really )?(?!(?:new|old|first|daily|my|your|their|his|her|our|every|each|before|after|quick|closer|over|out|take|have|get|share|save|rate|see|add|find|post) )[\p{L}\d'’-]+(?: [\p{L}-]+)? (?:vibes?|look|aesthetics?|feel|feeling|atmosphere)(?: and feel)?(?=$|,| but\b| with\b)/iu
const isAboutMode = /\bmode\b/i

/** What may stand beside the look and asks for nothing: to whom it is like, for whose eyes, what it is not. */
const asides =
  /,? ?(?:and )?(?:should |must |has to )?works? (?:well )?with (?:an? )?(?:screen readers?|voice ?over|one hand)|,? ?(?:very )?easy to use(?: with (?:wet )?(?:gloves|hands|one hand))?|,? ?with (?:very )?high contrasts?|,? ?(?:a bit |somewhat )?\blike (?:an? |the )?[^,.]+|,? ?\bnot (?:too )?[\p{L}-]+|\bto (?:read|use|see|look at|understand|navigate|tap)\b|,? ?\bfor (?:older |elderly |young |all )?(?:people|kids|children|seniors|everyone|anyone)\b|,? ?\bwith (?:lots|plenty) of (?:white )?space\b/giu
const isFeeling = new RegExp(`^${feeling}$`, 'i')
const mereDegree =
  /^(?:very|really|quite|rather|more|super|extra|too|but|also|all|it|lot|bit|plenty|little|space)$/i

const isOfTheLook = (word: string): boolean =>
  has(ofLook, word) ||
  has(looking, word) ||
  between.test(word) ||
  has(isFeeling, word) ||
  isColorWord(word) ||
  has(mereDegree, word)
const isManner = (word: string) => has(ofLook, word) && !isColorWord(word)
const wordsIn = (text: string): readonly string[] => text.match(/[\p{L}-]+/gu) ?? []

/** "It should feel like a night out: deep red and dark": nothing but the look, in whatever words. */
const feelsLike = new RegExp(
  String.raw`^(?:the )?(?:it|(?:whole )?(?:app|design|style|ui|interface|thing|atmosphere)|everything)(?: of it)? (?:should|must|has to|needs to|shall|ought to)(?: also)? (?:look(?! (?:up|at|for|after|into|through|out|back|over))|feel)\b`,
  'iu',
)
const goesOn =
  /(?:,|;|\band\b|\bbut\b) (?:(?:also|then|it|they|users?|people|we|i) )*(?:let|show|have|has|allow|contain|include|send|remind|can|should|must|offer|work|be able|need|want)s?\b/iu

/** A sentence that begins as one on the look, and goes on with nothing else: "easy to book a table" asks for more. */
const beginsAsLook = (sentence: string): boolean =>
  clientLook.some((form) => {
    const [begun] = find(form, sentence) ?? []
    return (
      begun !== undefined && wordsIn(sentence.slice(begun.length).replaceAll(asides, ' ')).every(isOfTheLook)
    )
  })

/** "Dark navy design with soft gradients", "Modern, bright blue", "Bright colours, big buttons, friendly animals". */
function isAllLook(sentence: string): boolean {
  const pieces = sentence
    .split(/,|\band\b/)
    .map(wordsIn)
    .filter((words) => words.length > 0)
  const known = pieces.filter((words) => words.every(isOfTheLook))
  const tells = pieces.flat().some((word) => has(looking, word) || isColorWord(word))
  return (
    (tells || (pieces.length > 1 && pieces.every((words) => words.length === 1))) &&
    pieces.every((words) => known.includes(words) || (words.length < 3 && isManner(words[0] ?? ''))) &&
    known.length * 2 > pieces.length
  )
}

/** Whether a sentence only says how the app shall look, in words of clients and owners. */
export const isLook = (sentence: string): boolean => {
  const said = sentence.trim().replace(/[.!,]?\s*(?:please|thanks|thank you)?[.!]*$/i, '')
  const isOnlyLook = (has(feelsLike, said) || has(likeThat, said)) && !goesOn.test(said)
  return !isAboutMode.test(said) && (isOnlyLook || beginsAsLook(said) || isAllLook(said))
}

/** The text without its colours and wishes for the look inside and beside other sentences, which the theme is read from. */
export const withoutStyling = (text: string): string =>
  replaced(
    replaced(
      replaced(
        replaced(replaced(text, /\b(?:colou?rs?|palette|theme)\s?:\s?[^.\n]*/gi, ' , '), wantedColors, ' , '),
        onlyColors,
        ' ',
      ),
      touchOfColor,
      ' ',
    ),
    lookSentence,
    ' ',
  )
