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

/** The text without what it says of its colours and its look, which the theme is read from. */
export const withoutStyling = (text: string): string =>
  text
    .replaceAll(/\b(?:colou?rs?|palette|theme)\s?:\s?[^.\n]*/gi, ' , ')
    .replaceAll(wantedColors, ' , ')
    .replaceAll(onlyColors, ' ')
    .replaceAll(lookSentence, ' ')
