import { byWord } from '../by-word.ts'
import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { correctSpelling } from '../understand/correct-spelling.ts'
import { itemsOf, textOf } from './entry.ts'

/** Words of instructions that are often written in haste. Short ones would be too near to others. */
const known =
  'remove delete rename replace duplicate button buttons screen screens search settings profile header rounder bigger smaller calendar notifications statistics checkout favourites favorites picture pictures colours colors wishlist bottom product products message messages dashboard onboarding subtitle container rating ratings section sections column columns everything background category categories contact contacts address delivery payment payments reminder reminders dropdown favourite'.split(
    ' ',
  )
const verbs = 'add make move swap hide show link change remove delete rename replace'.split(' ')
/** Real words that are only one letter away from one of those. */
const own = new Set(
  'remote more less bigger smaller most both only none then else some same none no charge charger reader heater leader bitter digger biter male take like shop shown live life hike made mode love moved added aid and ad sink hid mike swan wide side bide hive how show who when where what why which screened pictured colour color favourite favorite notification setting contract contracts contrast context compact content contents remainder remainders addressed addresses redress pavement favour rounded round rounds'.split(
    ' ',
  ),
)
const slips: Readonly<Record<string, string>> = byWord({
  teh: 'the',
  hte: 'the',
  pls: 'please',
  plz: 'please',
  adn: 'and',
  wiht: 'with',
  plese: 'please',
  u: 'you',
  ur: 'your',
  thx: 'thanks',
  cuz: 'because',
  coz: 'because',
  n: 'and',
  wanna: 'want to',
  gimme: 'give me',
  lemme: 'let me',
  dont: "don't",
  pleas: 'please',
  pleae: 'please',
})

/** The instruction with slips of the hand mended; what is quoted or on a screen stays as it is written. */
export function mendSpelling(prompt: string, document: AppDocument): string {
  if (prompt.length > 1000) return prompt
  const named = new Set(
    [...walkNodes(document)]
      .flatMap(({ node, screen }) => [
        node.label,
        screen.name,
        ...itemsOf(node).flatMap((item) => [textOf(item, 'title') ?? '', textOf(item, 'subtitle') ?? '']),
      ])
      .flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)),
  )
  const names = [...named].filter((each) => each.length >= 6)
  let isFirst = true
  return (
    prompt
      .replace(/^(\s*)ad(?=\s+(?:an?|the|some|another|two|three|more)\s)/i, '$1add')
      // What is quoted, and addresses, are as they are.
      .split(/(["“][^"”]*["”]|[^\s"“]*[@/][^\s"”]*|[^\s"“]+\.\p{L}{2,}[^\s"”]*|[^\p{L}]+)/u)
      .map((part) => {
        if (!/^\p{L}+$/u.test(part)) {
          if (/[.;\n]/.test(part)) isFirst = true
          return part
        }
        const word = part.toLowerCase()
        const wasFirst = isFirst
        isFirst = slips[word] === 'please'
        if (slips[word] !== undefined) return slips[word]
        if (named.has(word) || own.has(word) || known.includes(word) || verbs.includes(word)) return part
        const nearest =
          (word.length >= 5 ? known.find((each) => isNear(word, each)) : undefined) ??
          (wasFirst && word.length >= 3 ? verbs.find((each) => isNear(word, each)) : undefined) ??
          (word.length >= 6 ? names.find((each) => isSlipOf(word, each)) : undefined)
        // Word by word: in a sentence it mends what descriptions alone have.
        return nearest ?? correctSpelling(part)
      })
      .join('')
  )
}

/** "Homewrok": letters changed over, missing or doubled within the word; another ending is another word. */
const isSlipOf = (word: string, name: string): boolean =>
  word.at(0) === name.at(0) &&
  word.at(-1) === name.at(-1) &&
  isNear(word, name) &&
  (word.length !== name.length || [...word].toSorted().join('') === [...name].toSorted().join(''))

/** One letter too many, too few, wrong, or two changed over. */
function isNear(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false
  let start = 0
  while (start < word.length && word[start] === other[start]) start += 1
  let end = 0
  while (
    end < Math.min(word.length, other.length) - start &&
    word[word.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1
  const left = word.slice(start, word.length - end)
  const right = other.slice(start, other.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}
