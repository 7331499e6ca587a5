import { capitalise } from '../words/forms.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { orWithin, withTies } from '../understand/grammar/told-values.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { withoutTaste } from './relative-clauses.ts'
import { has, replaced } from '../understand/searched.ts'

/** A label has so many words at most. */
export const mostWords = 5
/** What stands before a name and is none of it. */
export const article =
  /^(?:(?:the|an?|his|her|their|its|your|my|any|some|several|each|every|all|both|one of the|one of|all of|of the|one or more|different|following|another|own|other|single|as|also|up to \w+|at least \w+|at most \w+) )+/iu
/** Where a name ends. */
const ending =
  /,? (?:with|without|by|only|when|while|as soon as|so that|so the|if|before|after|at|immediately|instantly|live|step by step|from|that|which|who|whose|where|into|next to|between|against|near|about|inside|throughout|like|such as|using|as (?:he|she|they|it)|he|she|they|for (?:each|every|both|the|an?|him|her|it)|of (?:each|every|both|the|an?)|to (?:each|the|an?|his|her|their)|in (?:the|an?|his|her|order)|on (?:the|an?|each|his|her)|in (?:real time|markdown))(?!\p{L}).*$/iu

/** "Letters he got wrong": told to the one who reads it. */
const byThem = / (?:that |which )?(?:the (?:user|player)|he|she|they)(?: has| have)? (?=\p{L})/iu

/** What follows is told of it, and no part of its name. */
const further =
  /,? (?:without|when|while|as soon as|so that|so the|if|before|after|at least|at most|until|once|immediately|instantly|live|step by step|that|which|who|whose|where|such as|using|because|he|she|they|i|we|you|it|rather than|like|only)(?!\p{L}).*$/iu
const ofWhat = / (?:the|an?|his|her|their|its|your|my|our|both|one of the)(?= )/giu

/** "Reports of the week" whole, without its articles, where that is short. */
function whole(said: string): string | undefined {
  const short = replaced(said, further, '')
    .replace(/^(.+?) (?:that|which|who) (?:are|is|were|was) (\p{L}+)$/iu, '$2 $1')
    .replaceAll(/ (?:of|for) (?:each|every) /giu, ' per ')
    .replaceAll(ofWhat, '')
    .trim()
  return short.split(' ').length <= mostWords && short.length <= longestName && !loose.test(short)
    ? short
    : undefined
}
const longestName = 32
const loose =
  /^(?:and|or|but|the)\b|\b(?:and|or|of|for|to|with|in|on|by|as|from|at|per|into|each|every|the|an?|his|her|their|this|that)$|,/iu

const howSorted = /(?<=\p{L}s) (?:sorted|ordered|ranked|grouped) by .*$/iu

const fromPicker =
  / (?:from|in|on|with|using|via) an? (?:\p{L}+ )?(?:calendar|list|menu|drop-?down|table|picker)$/iu

const whatTheyMay = / (?:they|he|she|you) (?:could|may|will) .*$| (?:they|he|she|you) can (?!\p{L}+$).*$/iu

const thatAll = / that (?:all|both)(?: of them)? /iu

/** What something is called, without articles and what is told of when, how and whose it is. */
export function cut(words: string): string {
  const plain = replaced(
    replaced(
      replaced(
        withoutTaste(words)
          .replaceAll(/['’]s(?= )/gu, '')
          .replaceAll(/(?<!\p{L})['"]|['"](?!\p{L})/gu, '')
          .replace(/ of (?:it|them)$| out of .*$/iu, ''),
        howSorted,
        '',
      ),
      fromPicker,
      '',
    ).replace(/ (?:is|are) (?:listed|shown|displayed)(?: so| there| below)?$/iu, ''),
    whatTheyMay,
    '',
  )
  const adjective = /^(.+?) (?:that|which|who) (?:are|is|were|was) (\p{L}+)$/iu
  const said = replaced(
    replaced(
      replaced(
        replaced(
          (has(adjective, plain) ? plain.replace(article, '').replace(adjective, '$2 $1') : plain).replace(
            article,
            '',
          ),
          thatAll,
          ' all ',
        ),
        byThem,
        ' you ',
      ),
      /(?<= you )(\p{L}{3,})(?= |$)/iu,
      (does) => (/[^s]s$/.test(does) ? (baseOfVerb(does, strictVerbs) ?? does) : does),
    ),
    /(?<= you \p{L}+) before$/iu,
    '',
  ).trim()
  if (said.split(' ').length <= mostWords && !has(ending, said)) return said.replaceAll(ofWhat, '')
  const short = / you (?=\p{L})/iu.test(said) ? undefined : whole(said)
  if (short) return short
  return replaced(
    said.replace(
      /(?<=^(?:list|table|chart|graph|set|number|amount|name|type|map|grid)s?) of (?:the|each|every|all|an?) /iu,
      ' of ',
    ),
    ending,
    '',
  ).trim()
}

/** At most four words of it. */
export function shortened(label: string): string {
  const words = label.split(' ')
  if (words.length <= mostWords) return words.length > 2 ? label.replace(dangling, '') : label
  // "Running total over or under par"
  if (words.length === mostWords + 1 && / or /iu.test(label)) return label
  const tail = words.findLastIndex(
    (word, at) => at > 1 && at <= mostWords && /^(?:of|for|to|on|in|as|and|or)$/iu.test(word),
  )
  return (
    words
      // "Side by side" stays together.
      .slice(0, / side by side$/iu.test(label) ? mostWords + 1 : tail > 1 ? tail : mostWords)
      .join(' ')
      .replace(dangling, '')
  )
}
/** A label ends with none of these. */
const dangling =
  / (?:between|among|across) (?:two|three|several|different|other|all|both)$|,?(?: (?:and|or|of|for|to|with|in|on|by|as|from|at|per|into|such|each|every|the|an?|his|her|their|this|that|who|what|which))+$/iu

/** What stands before a noun it shares with the next. */
const sharing =
  /^(?:the |an? )?(?:horizontal|vertical|upper|lower|top|bottom|left|right|minimum|maximum|start|end|first|second|inner|outer|old|new|original|birth|death)$/iu

/** The items of "title, author and owner", brackets as options of the one before them. */
export function itemsOf(list: string): { name: string; options: string[] }[] {
  const held: string[] = []
  return (
    replaced(
      list
        .replaceAll(/\s?\(([^()]{2,120})\)/gu, (_whole, inner: string) => `¤${held.push(inner) - 1}`)
        .replace(/^both /iu, ''),
      /(?<= |^)\d+ (?:to|-|–) \d+ (?=\p{L}+s(?!\p{L}))/gu,
      '',
    )
      // "A number between 1 and 3999": how large it may be.
      .replaceAll(/ (?:between|from) \d[\d.,]* (?:and|to) \d[\d.,]*(?=[ ,]|$)/giu, '')
      // "Queen seen or not"
      .replaceAll(/ or not(?=,|$| and)/giu, () => `¤${held.push('yes, no') - 1}`)
      .replace(/, (?:newest|latest|oldest|best|most recent|cheapest|highest|nearest) first$/iu, '')
      // "Whether it succeeded or failed" is one.
      .replaceAll(/\b((?:whether|if) [^,]{3,40}?) or /giu, '$1 ¦ ')
      .split(/, and |, or |,| and | or | as well as | plus /u)
      .map((item) => withTies(item.trim()))
      .filter((item) => item !== '')
      // "Horizontal and vertical offset" are both offsets.
      .map((item, index, items) => {
        const next = items[index + 1]
        return next?.includes(' ') && sharing.test(item) ? `${item} ${next.split(' ').at(-1) ?? ''}` : item
      })
      .map((item) => {
        const [, at] = /¤(\d+)/u.exec(item) ?? []
        return {
          name: item.replace(/¤\d+/gu, '').trim(),
          options: at === undefined ? [] : optionsIn(held[Number(at)] ?? ''),
        }
      })
  )
}

/** "Ripe ¦ unripe (ripe, unripe)": a choice under one name, and nothing else. */
export function choiceIn(object: string): { name: string; options: string[] } | undefined {
  const [, name = '', values = ''] =
    new RegExp(String.raw`^((?:an? |the )?[^()]*${orWithin}[^()]*) \(([^()]+)\)$`, 'u').exec(object) ?? []
  return name === '' ? undefined : { name, options: optionsIn(values) }
}

const longestOption = 22
/** "Small, medium or large" as what one chooses from; none where it is no such list. */
export function optionsIn(inner: string): string[] {
  const options = inner
    .replace(/^(?:e\.?g\.?|for example|such as|like|i\.?e\.?),? /iu, '')
    .split(/, (?:or |and )?| or | and |\//u)
    .map((option) => replaced(option.trim(), article, ''))
    .filter(
      (option) => option !== '' && option.length <= longestOption && !/^(?:etc\.?|\.\.\.)$/iu.test(option),
    )
  return options.length > 1 ? options.map((option) => (option.length > 2 ? capitalise(option) : option)) : []
}
