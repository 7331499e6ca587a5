import { instructionVerbs } from './split-clauses.ts'

/** A wish is told by a doing, by what must be, or by how much of something. */
const wish = new RegExp(
  String.raw`^(?:(?:please|can you|could you|would you|i want you to|just|also|maybe)\s+)*(?:(?:${instructionVerbs}|open|go|get|write|put|mention|ask|sort|order|list|start|keep|limit|filter|offer)\b|(?:bigger|larger|smaller|more|less|fewer|darker|brighter|lighter|everything|no|only)\s)|\b(?:should|must|needs? to|has to|have to)\b|^(?:i|we)(?:['’]d| would)? (?:want|need|like|love|prefer)\b|^(?:could|can) (?:we|i) (?:have|get)\b|^(?:when(?:ever)?|if|once|after)\s.{3,80}?\s(?:open|opens|show|shows|go|goes|start|starts|lead|leads|take|takes|jump|jumps|make)\s`,
  'i',
)
/** What says nothing without what it is for: "add a screen so that people find us". */
const unsaid =
  /^(?:please\s+)?(?:(?:add|make|create|change|put|include|set|use|have)\s+)?(?:(?:an?|the|some|my|our|another|one)\s+)?(?:(?:new|small|little|big|extra|own)\s+)?(?:it|this|that|them|screen|page|tab|button|field|section|form|list|text|link|place|area|way|something|option|switch|filter|app|icon|badge|note|line)$/i
/** What is to be read somewhere may be told behind a comma. */
const written =
  /\b(?:text|notes?|notice|banner|message|hint|line|sentence|say|says|saying|write|mention|tell|remind|info|information|reminder|caption|subtitle|slogan)\b/i

const people =
  '(?:i|we|they|you|he|she|nobody|no one|people|everyone|everybody|most(?: people)?|some(?: people)?|customers|users|guests|members|visitors|clients|parents|students|kids|(?:my|our)\\s\\p{L}+)'
const feeling =
  "(?:really\\s+|just\\s+|all\\s+)?(?:never|always|often|keep|keeps|hardly|rarely|barely|no longer|forget|forgets|complain|complains|hate|hates|love|loves|like|likes|find|finds|get|gets|got|use|uses|post|posts|read|reads|look|looks|click|clicks|(?:do|does|did|can|could|was|were|is|are)(?:n['’]?t| not)|cannot)"
const being =
  "(?:it|this|that|they|these|those|everything)(?:['’]s|['’]re|\\s(?:is|are|was|were|looks?|feels?|seems?|gets?|does(?:n['’]t| not)|do(?:n['’]t| not)))"
const much = "there(?:['’]s|\\s(?:is|are))\\s(?:too|to|so|no|not|already|enough|hardly)"
const told = `(?:${people}\\s${feeling}|${being}|${much})\\b`

/** Why somebody wants it. */
const reasons: readonly RegExp[] = [
  /^(.{6,200}?),?\s+(?:because|cause|cuz|bc)\s(?!of the\s+day).{3,160}$/i,
  new RegExp(
    `^(.{6,200}?),?\\s+since\\s(?:${told}|${people}\\s|the\\s\\p{L}+\\s(?:is|are|has|have)\\b).{0,160}$`,
    'iu',
  ),
  new RegExp(`^(.{6,200}?)(?:,|\\s[-–—])\\s+(?:and\\s+)?${told}.{0,160}$`, 'iu'),
  /^(.{6,200}?),?\s+so(?:\s+that)?\s+(?:\p{L}+\s+){1,3}?(?:(?:can|will|do|does|don['’]t|won['’]t|doesn['’]t|not|always|really|immediately)\s+)*(?:notices?|knows?|understands?|remembers?|forgets?|miss(?:es)?|gets? lost|overlooks?|feels?|recogni[sz]es?)\b.{0,100}$/iu,
]
const reasonsBefore: readonly RegExp[] = [
  /^(?:because|since)\s[^,]{4,100},\s+(?=\S)/i,
  new RegExp(
    `^${people}\\s(?:always\\s+)?(?:keep|keeps)\\s(?:on\\s+)?(?:asking|complaining|saying|telling)\\b[^,]{0,80},\\s+(?:so\\s+)?(?=\\S)`,
    'iu',
  ),
]

/** What it is now, or would be else. */
const contrasts: readonly RegExp[] = [
  /^(.{6,200}?),?\s+(?:instead of|rather than)\s+(?:whatever|what(?:ever)?['’]?s?\s|(?:the\s+)?(?:current|present|existing)\s(?:one|text|thing|title)|that|it$|how it|like (?:it|now)).{0,80}$/i,
  /^(.{6,200}?),?\s+(?:and\s+|but\s+)?not\s+(?:so\s+|just\s+|only\s+)?(?:hidden|buried|tucked|stuck|squeezed|lost|somewhere|hiding|behind)\b.{0,80}$/i,
  /^(.{6,200}?),?\s+(?:instead of|rather than)\s+(?:being|having|using|showing|swiping|scrolling|opening|going|tapping|clicking|hiding|typing|hidden|buried|(?:just|only|always)\s|(?:on|in|at|under|behind)\s(?:its?|their|the|a)\s).{0,80}$/i,
  /^(.{0,120}\b(?:open|opens|go|goes|lead|leads|jump|jumps|start|starts|land|lands|take|takes)\b.{2,100}?),?\s+(?:and\s+)?not\s+(?:to\s+|on\s+|at\s+)?(?:the|an?)\s[\p{L} ]{2,30}$/iu,
]
/** "No photos in the list, only names": what stays, which is not to go as well. */
const kept =
  /^(?!no\s+(?:more\s+)?[\p{L}-]+,\s+(?:just|only)\s+[\p{L}-]+$)((?:no|without|remove|delete|hide|drop)\s[^,]{3,80}),\s+(?:and\s+|but\s+)?(?:just|only)\s.{3,80}$/iu

const contrastsBefore: readonly RegExp[] = [
  /^(?:instead of|rather than)\s(?:being|having|using|showing|swiping|scrolling|opening|going|tapping|clicking|hiding|typing|whatever|what)(?:\s(?!(?:just|please|show|make|use|put|let|list|have)\b)[\p{L}’']+){0,5},?\s+(?=(?:just\s+|please\s+)?(?:show|make|use|put|let|list|have|open)\b)(?:just\s+|please\s+)?/iu,
]

/** How soon and how gladly. */
const manner =
  /[,\s]+(?:please|pls|maybe|perhaps|if (?:it is |it['’]s |that is |that['’]s )?(?:at all )?possible|if (?:you|u) (?:can|could|have (?:the )?time)|when(?:ever)? you (?:have|get|find) (?:the |some )?(?:time|a (?:minute|moment|chance))|as soon as (?:possible|you can)|asap|somehow|if that['’]?s (?:ok|okay|fine|possible))$/i
const urgency = /[,\s]+(?:right away|right now|straight ?away|at once|immediately|as quickly as possible)$/i
const naming = /\b(?:rename|call|called|say|says|named?|titled|write|reads?|label(?:led)?)\b|"/i
/** "Turn off all lights at once" is all of them with one tap. */
const many = /\b(?:all|both|several|two|three|four|many|multiple|everything)\b.*\bat once$/i
const asked = /\bfor\s+((?:the|an?|our|my|more)\s[\p{L} ]{2,30})$/iu
const pronoun = /\b(?:it|them|that|this|one)\b/i

/** "Because it is hard to see, and remove the map": behind the reason stands another wish. */
const furtherWish = new RegExp(
  String.raw`(,\s*(?:(?:and|but|also|then)\s+)*|\s(?:and|but)\s+(?:(?:also|then)\s+)?)(?:please\s+)?(?:${instructionVerbs})\s+(?:the|an?|all|my|our|every|each|some|more|no)\s.{2,160}$`,
  'i',
)
const mostCuts = 5

/** One sentence without what asks for nothing; itself where no whole wish would be left. */
function cut(sentence: string): string {
  const end = /[.!?\s]*$/.exec(sentence)?.[0] ?? ''
  let text = sentence.slice(0, sentence.length - end.length)
  for (let time = 0; time < mostCuts; time += 1) {
    const next = shorter(text)
    if (next === undefined || next === text) break
    text = next
  }
  return text + end
}

const isWhole = (left: string): boolean => left.length > 5 && wish.test(left) && !unsaid.test(left)

function shorter(text: string): string | undefined {
  const plain = text.replace(manner, '')
  if (plain !== text && isWhole(plain)) return plain
  const calm = naming.test(text) || many.test(text) ? text : text.replace(urgency, '')
  if (calm !== text && isWhole(calm)) return calm
  for (const form of [...reasonsBefore, ...contrastsBefore]) {
    const left = text.replace(form, '')
    const thing = asked.exec(/^[^,]*/.exec(text)?.[0] ?? '')?.[1]
    // "People keep asking for the menu, so put it first": the menu.
    const named = thing === undefined ? left : left.replace(pronoun, thing)
    if (left !== text && isWhole(named) && !(thing === undefined && pronoun.test(left))) return named
  }
  for (const [index, form] of [...contrasts, kept, ...reasons].entries()) {
    const left = form.exec(text)?.[1]?.trim()
    const isSaid = index === contrasts.length + 3 && written.test(left ?? '')
    if (left === undefined || !isWhole(left) || isSaid) continue
    const said = text.slice(left.length)
    const [further, join = ''] = furtherWish.exec(said) ?? []
    if (further === undefined) return left
    // Without a comma it may be what somebody does who is spoken of: then nothing is cut.
    if (join.startsWith(',')) return `${left}, and ${said.slice(said.indexOf(further) + join.length)}`
  }
  return undefined
}

/**
 * A prompt without what is said beside what is wanted: why, what it is instead of now, how soon. Only where what is left
 * of a sentence is a whole wish; what is quoted stays as it is.
 */
export function withoutTalk(prompt: string): string {
  const quotes: string[] = []
  const masked = prompt.replaceAll(/["“][^"“”\n]{1,200}["”]/g, (quote) => `"§${quotes.push(quote) - 1}"`)
  return masked
    .split(/(?<=[.!?;]\s|\n)/)
    .map((sentence) => (sentence.length > 400 ? sentence : cut(sentence)))
    .join('')
    .replaceAll(/"§(\d+)"/g, (_, index: string) => quotes[Number(index)] ?? '')
}
