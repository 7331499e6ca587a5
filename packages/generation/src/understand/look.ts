import { touchOfColor } from './stated-colors.ts'

/** Adjectives and colours one begins with who says how an app shall look. */
const ofLook =
  /^(?:very|cheerful|joyful|happy|sunny|clean|modern|minimal|minimalist|minimalistic|simple|dark|light|bright|calm|calming|soft|playful|elegant|warm|pastel|big|large|bold|friendly|sleek|fresh|cozy|cosy|cute|fun|retro|vintage|luxury|luxurious|premium|earthy|natural|nordic|scandinavian|japanese|arabic|arabian|boho|rustic|sporty|energetic|professional|fintech|girly|romantic|colou?rful|neutral|muted|deep|vibrant|neon|futuristic|flat|rounded|gradient|navy|white|black|red|green|blue|yellow|orange|purple|pink|teal|mint|coral|beige|gold|golden|silver|turquoise|lavender|terracotta|cream|violet|lilac|burgundy|blush|sage|olive|grey|gray|brown|apple-like|ios-like|material|nude|rose|sand|ivory|champagne|feminine|masculine|classy|chic|serif|sans-serif|handwritten)$/i
/** What is then said to look so; "mode" is a feature one switches. */
const looking =
  /^(?:looks?|feel|design|style|aesthetics?|vibes?|ui|ux|interface|theme|layout|palette|colou?rs?|accents?|gradients?|fonts?|text|typography|letters|buttons|icons|tones?|shades?|greens|blues|pinks|browns|greys|grays|backgrounds?|illustrations|cards|corners|branding|animations)$/i
const between = /^(?:and|with|in|on|or|an?|the|of|for|some|lots|rounded|use|please)$/i
const mostWords = 12

/** "Big buttons, high contrast": two words of looks wherever they stand between others. */
const ofLookAnywhere =
  /(?<=[.,;!\n]\s?)(?:and )?(?:(?:very )?(?:big|large|huge|rounded) (?:buttons|fonts?|typography|icons|corners)|high[- ]contrast)(?=\s*(?:[.,;!\n]|$))/giu

/**
 * A description without its sentences that only say how the app shall look ("Dark navy design with soft gradients."),
 * which are read for its style and name nothing on a screen. The first sentence is never taken for one.
 */
export function withoutLook(text: string): string {
  const plain = text.replaceAll(ofLookAnywhere, ' ')
  return plain.replaceAll(/(?<=[.!]\s+|\n\s*)\p{Lu}[^.!\n]*(?:[.!]|(?=\n|$))/gu, (sentence) => {
    const words = sentence.match(/[\p{L}-]+/gu) ?? []
    const isOfLook =
      words.length <= mostWords &&
      ofLook.test(words[0] ?? '') &&
      words.some((word) => looking.test(word)) &&
      words.every((word) => ofLook.test(word) || looking.test(word) || between.test(word))
    return isOfLook ? '' : sentence
  })
}

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

/** The text without its colours and wishes for the look inside and beside other sentences, which the theme is read from. */
export const withoutStyling = (text: string): string =>
  text
    .replaceAll(/\b(?:colou?rs?|palette|theme)\s?:\s?[^.\n]*/gi, ' , ')
    .replaceAll(wantedColors, ' , ')
    .replaceAll(onlyColors, ' ')
    .replaceAll(touchOfColor, ' ')
    .replaceAll(lookSentence, ' ')
