import { withSignLetters } from './sign-letters.ts'
import { wordsOfSigns } from '../words/emoji-words.ts'
import { withListsInBrackets } from './dash-lists.ts'
import { plainWords } from './grammar/plain-words.ts'
import { plainStories } from './plain-stories.ts'
import { withoutPassing } from './said-in-passing.ts'
import { withoutSpecHeadings } from './spec-headings.ts'
import { findAll, replaced } from './searched.ts'

const most = 8_000

/**
 * A description without tags, control characters and lone surrogates, and not longer than what can matter. Line ends
 * stay, they separate items.
 */
export function asWritten(prompt: string): string {
  return plainWords(
    withListsInBrackets(
      withoutPassing(
        replaced(
          replaced(
            replaced(
              (wordsOfSigns(prompt) ?? prompt).slice(0, most).toWellFormed().normalize('NFC'),
              /<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi,
              ' ',
            )
              // What stands in a heading or an item of its own ends there.
              .replaceAll(
                /<\/?(?:h[1-6]|p|li|ul|ol|div|br|tr|td|th|table|section|header|img|hr)\b[^>]{0,200}>/gi,
                '\n',
              )
              .replaceAll(/<[^>]{0,200}>/g, ' ')
              .replaceAll(/&(?:amp|lt|gt|quot|nbsp|#\d+);/g, ' ')
              // Controls, formatting marks, private and unassigned characters say nothing; line ends stay.
              .replaceAll(/[\ufffd]|(?!\n)\p{C}/gu, ' ')
              // "(drill, ladder, tent...)": there are more of them.
              .replaceAll(/(?<=\([^()\n]{3,120}?),? ?(?:\.{2,}|…|etc\.*)(?: ?(?:\.{2,}|…))?(?= ?\))/gi, ''),
            /(?<=\b(?:features?|tools|things|options|categories|functions?|functionality|details|info|information) )like(?= )/gi,
            'such as',
          ),
          /(?<!\p{L})vocabs?(?!\p{L})/giu,
          'vocabulary',
        )
          .replaceAll(/[^\S\n]+/g, ' ')
          .trim(),
      ),
    ),
  )
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
}

/** "1) guest list 2) seating plan 3) budget": items in one line stand in lines of their own, without their numbers. */
function numberedInLines(text: string): string {
  const numbers = findAll(numbered, text).map(([, number]) => Number(number))
  const isCounted = numbers.length > 2 && numbers.every((number, index) => number === index + 1)
  return isCounted ? text.replaceAll(numbered, '\n- ') : text
}
const numbered = /(?<![\p{L}\p{N}.,])\(?(\d{1,2})[).](?=\s?\p{L})\s?/gu

/** A text with one sort of quotes: "a 'Save' button" has a name in them, "the users' rides" have none. */
export const withPlainQuotes = (text: string): string =>
  replaced(
    text.replaceAll(/[\u2018\u2019]/g, "'").replaceAll(/[\u201c\u201d\u00ab\u00bb\u201e]/g, '"'),
    /(?<=^|[\s(])'(\+|[\p{L}\p{N}€$£][^'"\n]{0,38}[^\s'"])'(?=[\s,.;:)!?]|$)/gu,
    '"$1"',
  )

/** A description as plain words between commas: as written, with gaps for the little words of some languages. */
export function normalise(prompt: string): string {
  return replaced(
    replaced(
      withPlainQuotes(
        numberedInLines(plainStories(withoutSpecHeadings(asWritten(withSignLetters(prompt))))),
      ).replaceAll(/\bhelp[ -]desk\b/gi, 'helpdesk'),
      /\bkeep(ing)? track of(?= (?:the|all|every|each|an?|who|people)\b)/gi,
      'track$1',
    )
      // "50,000 positions" is one number.
      .replaceAll(/(?<=(?<![\d.,])\d{1,3}(?:,\d{3})?),(?=\d{3}(?![\d]))/g, '')
      // Chinese and Japanese write no spaces: the little words between the nouns and "app" itself become gaps.
      .replaceAll(
        /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?:应用程序|应用|應用|アプリ|一个|する|できる|の|を|と|で|に|は|が|的|和|与|與|带|帶|，|、|。)+/gu,
        ' , ',
      ),
    /\s\u0648(?!\u0635\u0641|\u0642\u062a|\u062b\u0627|\u0631\u0642|\u062c\u0628|\u062d\u062f|\u0633\u0627|\u0638\u0627|\u0632\u0646|\u0631\u0634|\u0627\u062d\u062f|الد(?:ي|ة|تي|ته|تها|ه|ها|ين|ان)(?!\p{L})|اجب|ردي|رود|كيل|ضع|سيل|طن|صول|ظي|لاد|صي[ةا])(?=\p{Script=Arabic}{3})/gu,
    ' , ',
  )
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim()
}
