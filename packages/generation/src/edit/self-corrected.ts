import { parseColors } from '@kwiq/catalogue/theme'
import { instructionVerbs } from './split-clauses.ts'

/** What people say when they take back what they just said; a doing behind the firm ones takes the place of the other. */
const firm = String.raw`(?:oh\s+)?(?:no,?\s+wait|wait,?\s+no|no,?\s+sorry|sorry,?\s+no|scratch that|correction|no,?\s+i\s+mean(?:t)?|i\s+mean(?:t)?|actually,?\s+no(?:t)?|oops|wait)`
const light = String.raw`(?:oh\s+)?(?:or rather|sorry|actually|no(?=,))`
const marker = new RegExp(
  String.raw`(?:\s*(?:\.{2,}|…|[,;.!?(–—]|\s-)\s*|\s+(?=or rather\b))(?:but\s+)?(?:(?<firm>${firm})|(?<light>${light}))\b(?!\s+(?:for|to|about|that|but|if|as|one|longer|more)\b)[,:;.…–—\s]*(?:i\s+mean(?:t)?\b[,:]?\s+)?`,
  'i',
)
const verb = new RegExp(`^(?:please\\s+|just\\s+)?(?:${instructionVerbs})\\b`, 'i')
/** "Make it green", said again of what was to be another colour. */
const makeIt = /^(?:make|let)\s+(?:it|that|this|them|those)\s+(?:be\s+)?/i
const place = /^(?:to|into|on|in|at|above|below|under|after|before|behind|with|for|from|next to)\s/i
const more = /\b(?:also|too|as well|another thing|both)\b/i
/** Where the last thing a wish names begins. */
const slot =
  /^(.*\s(?:to|into|with|by|called|named|saying|above|below|under|after|before|behind|on|in|at|from)\s+)(.+)$/i
const doing =
  /^((?:please\s+|can you\s+|could you\s+)?(?:take (?:away|out|off)|get rid of|throw (?:away|out)|swap out|i want|we want|i need|we need|i(?:['’]d| would) like|\p{L}+)(?:\s+(?:all|only|just|more))*\s+)(.+)$/iu
/** How many, or how much. */
const count = String.raw`(?:\b\d[\d.,:]*\d|\b\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b)`
const amount = new RegExp(`^(${count})(\\s\\p{L}+)?$`, 'iu')
const indefinite =
  /\ban?\s[\p{L}-]+(?:\s(?!(?:to|into|with|by|called|above|below|under|after|before|on|in|at|from|for|of|where|that|which)\b)[\p{L}-]+)*/giu

/** A text with its last match of a form replaced; undefined where there is none. */
function withLast(text: string, form: RegExp, instead: string): string | undefined {
  const last = [...text.matchAll(form)].at(-1)
  return last && text.slice(0, last.index) + instead + text.slice(last.index + last[0].length)
}

/** "The top" for "the bottom", "the last" for "the first": with the article the other had. */
const withArticle = (former: string, later: string): string => {
  const article = /^(?:the|an?|my|our)\s/i.exec(former)?.[0]
  return article === undefined || /^(?:the|an?|my|our|your|all|every|each|["“\d])/i.test(later)
    ? later
    : `${article}${later}`
}

/** What was wanted with what it was corrected to in the place of what that takes back. */
function corrected(former: string, later: string): string {
  if (verb.test(later) && !makeIt.test(later)) return later
  const said = later.replace(makeIt, '')
  if (/^["“][^"”]+["”]/.test(said)) {
    const quoted = withLast(former, /["“][^"”]+["”]/g, said)
    if (quoted !== undefined) return quoted
  }
  const [first = ''] = said.split(' ')
  if (place.test(said)) {
    const same = new RegExp(String.raw`\s${first}\s(?!.*\s${first}\s).*$`, 'i')
    if (same.test(former)) return former.replace(same, ` ${said}`)
    const any = former.replace(
      /\s(?:to|into|on|in|at|above|below|under|after|before|behind|from)\s[^,]*$/i,
      '',
    )
    return `${any} ${said}`
  }
  const [, many, unit = ''] = amount.exec(said) ?? []
  if (many !== undefined) {
    const number = withLast(former, new RegExp(`${count}(?:${unit}\\b)?`, 'gi'), said)
    if (number !== undefined) return number
  }
  if (/^an?\s/i.test(said)) {
    const one = withLast(former, indefinite, said)
    if (one !== undefined) return one
  }
  if (said.split(' ').length < 3 && parseColors(said).length > 0) {
    const words = former.split(' ')
    const at = words.findLastIndex((word) => parseColors(word).length > 0)
    if (at >= 0) return [...words.slice(0, at), said, ...words.slice(at + 1)].join(' ')
  }
  const [, head = '', last = ''] = slot.exec(former) ?? doing.exec(former) ?? []
  return head === '' ? said : head + withArticle(last, said)
}

const mostTimes = 3

/**
 * "Remove the map, no wait, I mean the chart": the later is meant, in the place of what it takes back. What is quoted
 * stays as it is.
 */
export function selfCorrected(prompt: string): string {
  const quotes: string[] = []
  let text = prompt.replaceAll(/["“][^"“”\n]{1,200}["”]/g, (quote) => `"§${quotes.push(quote) - 1}"`)
  for (let time = 0; time < mostTimes; time += 1) {
    const found = marker.exec(text)
    if (!found || found.index === 0) break
    const before = text.slice(0, found.index)
    const [sentence = ''] = /(?:(?!(?<=[.!?;\n])\s)[\s\S])*$/.exec(before) ?? []
    const behind = text.slice(found.index + found[0].length)
    const end = /[.!?;]+(?:\s|$)|\n/.exec(behind)?.index ?? behind.length
    const later = behind.slice(0, end).replace(/\)$/, '').trim()
    const former = sentence.trim()
    const isOther = verb.test(later) && !makeIt.test(later) && found.groups?.firm === undefined
    // "Actually, I also want ...", "no, we don't need that": something more, or no wish at all.
    // "Yes, no, not sure" are answers.
    const isAnswer = /\byes$/i.test(former)
    if (
      isAnswer ||
      isOther ||
      more.test(later) ||
      later.length < 2 ||
      !isPart(later) ||
      former.split(' ').length < 2
    )
      break
    text = before.slice(0, before.length - sentence.length) + corrected(former, later) + behind.slice(end)
  }
  return text.replaceAll(/"§(\d+)"/g, (_, index: string) => quotes[Number(index)] ?? '')
}

/** Whether words name something, and are no sentence of their own. */
const isPart = (later: string): boolean =>
  verb.test(later) ||
  !/^(?:i|we|they|you|he|she|it|that['’]s|it['’]s|this|there|that is|people|nobody|because)\b/i.test(later)
