import { parseColors } from '@kwiq/catalogue/theme'
import { manners, touchOfColor } from './color-words.ts'
import { isLook } from './look.ts'
import { findAll, has, replaced } from './searched.ts'

/** Words that say a colour's name is meant as a colour, in the same clause. */
const colorCue =
  /\b(?:colou?rs?|coloured|colored|theme[ds]?|palette|accents?|scheme|style[ds]?|look|tones?|branding|brand|design|background|buttons?|ui|interface|dark|light|pale|deep|hex)\b|#[0-9a-f]{3,6}\b/i

const colorTail = new RegExp(
  String.raw`\bin\s+(?:(?:a|an|the|${manners})\s+)*(?:[a-z]+)(?:\s*(?:,|and|&|with)\s*(?:(?:${manners})\s+)?[a-z]+)*\s*$`,
  'i',
)
const besideColors = new RegExp(
  `^(?:a|an|the|and|with|on|in|of|or|some|lots?|bit|touch|hints?|mostly|very|really|shades|tones|tints|please|${manners})$`,
  'i',
)
/** "Make everything red", "it should be blue", "I like purple": all that follows is colours. */
const wished =
  /\b(?:make (?:it|this|that|everything|all|the (?:whole )?app)(?: look)?|(?:it|the app|everything|all) (?:should|must|has to|needs to) be|(?:i|we) (?:really )?(?:like|love|want|prefer)|use|using)\s+(?<colors>[^,.;:\n]+(?:,\s*[^,.;:\n]+)*)/gi
/** "No red", "nothing blue", "anything but pink". */
const refused = new RegExp(
  String.raw`\b(?:no|nothing|not|without|avoid|never|anything but|don't like|hate)\s+(?:(?:any|too much|${manners})\s+)*(?<color>\p{L}+)(?:(?:\s+(?:or|and)\s+|,\s*)(?<other>\p{L}+))?`,
  'giu',
)
/** Plants, dishes and metals have these names, too. */
const alsoThings =
  /^(?:orange|peach|chocolate|cream|gold|mustard|amber|lime|olive|mint|sage|plum|rose|lavender|silver|sky|forest|coral|rust|tan|sand)s?$/i
const most = 3

const wordsOf = (clause: string) => clause.split(/[^\p{L}#\d]+/u).filter((word) => word !== '')

/** "Yellow and black." names nothing but colours. */
function isColorsOnly(clause: string): boolean {
  const words = wordsOf(clause).filter((word) => !has(besideColors, word))
  return words.length > 0 && words.every((word) => parseColors(word).length === 1)
}

/** The colours a run of words ends with: "black and gold" of "luxurious black and gold". */
function colorsAtEnd(words: string): string {
  const all = words.trim().split(/[\s,&]+/)
  let start = all.length
  while (start > 0 && isColorsOnly(all[start - 1] ?? '') && parseColors(all[start - 1] ?? '').length === 1) {
    start -= 1
    if (/^and$/i.test(all[start - 1] ?? '')) start -= 1
  }
  return all.slice(start).join(' ')
}

const withoutRefused = (text: string) =>
  replaced(text, refused, (whole, _color, _other, _at, _text, groups: Record<string, string>) =>
    parseColors(groups.color ?? '').length > 0 ? ' ' : whole,
  )

/** "Make it green, with ...": as far as the words name nothing but colours. */
const wishedColors = (words: string) => {
  const [first = '', ...others] = words.split(/\s*,\s*/)
  if (!isColorsOnly(first)) return ''
  const end = others.findIndex((other) => !isColorsOnly(other))
  return [first, ...(end < 0 ? others : others.slice(0, end))].join(', ')
}

/** Runs of words that are colours by where they stand: "a black and gold app", "..., navy and white", "todo app, green". */
function standingColors(text: string): string[] {
  const beforeApp = findAll(
    /(?<![\p{L}-])((?:[\p{L}-]+(?:,\s*|\s+|\s*&\s*)){1,5})(?:app|application|website|tool)\b/giu,
    text,
  )
  const atEnd = findAll(
    /,\s*(?:in\s+)?([\p{L}\s-]+(?:\s(?:and|on)\s|\s*&\s*)[\p{L}-]+)\s*(?=[.;\n]|$)/giu,
    text,
  )
  const alone = findAll(/(?:^|[.;\n])[^,:.;\n]+,\s*([\p{L}\s-]+)\s*(?=[.;\n]|$)/giu, text)
  const isClear = (word: string) => !besideColors.test(word) && !alsoThings.test(word)
  const isMixed = (words: string) => wordsOf(words).some((word) => alsoThings.test(word))
  return [
    ...[...beforeApp].map(([, words = '']) => colorsAtEnd(words)),
    ...[...atEnd].map(([, words = '']) => (isColorsOnly(words) && wordsOf(words).some(isClear) ? words : '')),
    ...[...alone].map(([, words = '']) => (isColorsOnly(words) && !isMixed(words) ? words : '')),
    ...findAll(touchOfColor, text).map(({ groups }) => groups?.color ?? ''),
    ...findAll(wished, text).map(({ groups }) => wishedColors(groups?.colors ?? '')),
  ]
}

/** "Calm blues": blue. */
const severalShades = /\b(blue|green|pink|brown|gr[ae]y|red|yellow|orange|purple)s\b/gi
/** "Red and black like our shirts". */
const likeOurs = /^((?:[\p{L}-]+,? ){1,4}?[\p{L}-]+) like (?:our|the|my) [^,]+$/iu
/** "Elegant with sage green and gold": nothing but colours behind the last "with". */
const withColors = (clause: string): string | undefined => {
  const tail = /.*\bwith\s+(.+)$/i.exec(clause)?.[1]
  return tail !== undefined && / (?:and|&) /.test(tail) && isColorsOnly(tail) ? tail : undefined
}

const isTailOnly = (clause: string) => !colorCue.test(clause) && !isColorsOnly(clause)
const tailOf = (clause: string) => /\bin\s+[^,]*(?:,[^,]*)?$/i.exec(clause)?.[0] ?? clause

/** The colours a description states for the app, three at most, as #rrggbb: names count only where a colour is meant. */
export function statedColors(whole: string): string[] {
  const text = withoutRefused(whole)
  const clauses = replaced(text, /\b(colou?rs?|palette|theme|design|look|style|branding|ui)\s?:\s?/gi, '$1 ')
    .split(/[.;:\n()]|,\s(?:with|and)\s/)
    .map((clause) => replaced(clause.trim(), likeOurs, '$1'))
    .filter(
      (clause) =>
        colorCue.test(clause) ||
        has(colorTail, clause) ||
        isColorsOnly(clause) ||
        isLook(clause) ||
        withColors(clause) !== undefined,
    )
  const colors = [
    ...standingColors(text),
    ...clauses.map((clause) => withColors(clause) ?? (isTailOnly(clause) ? tailOf(clause) : clause)),
  ].flatMap((words) => parseColors(words.replaceAll(severalShades, '$1')))
  return [...new Set(colors)].slice(0, most)
}
