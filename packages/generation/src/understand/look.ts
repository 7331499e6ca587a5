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
