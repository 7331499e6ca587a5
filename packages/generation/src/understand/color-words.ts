import { colorNames, parseColors } from '@kwiq/catalogue/theme'

/** How colours are, and what stands between them. */
export const manners =
  'dark|light|deep|pale|warm|soft|bright|calm|calming|quiet|gentle|soothing|playful|fun|cheerful|happy|bold|strong|vivid|loud|muted|pastel|earthy|natural|organic|fresh|friendly|cosy|cozy|cool|clean|minimal|minimalist|elegant|luxurious|classy|sporty|rustic|retro|vintage|neon|rich|nice|simple|modern'

/** "With a touch of green", "a bit of blue and white". */
export const touchOfColor = new RegExp(
  String.raw`,? ?(?:\b(?:with|and) )?\b(?:an? |some )?(?:bit|touch|hint|splash|pop|dash|accent)(?:s|es)? of (?<color>(?:(?:${manners}) )*(?:${Object.keys(colorNames).join('|')})(?:(?:,| and| or) (?:(?:${manners}) )*(?:${Object.keys(colorNames).join('|')}))*)\b`,
  'gi',
)

/** Whether a word is a colour's, or that of a material whose colour is meant. */
export const isColorWord = (word: string): boolean =>
  parseColors(word).length === 1 ||
  /^(?:off-white|clay|sand|stone|sea|copper|golden|blush|nude|champagne)$/i.test(word)
