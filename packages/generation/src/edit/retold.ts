import type { AppDocument } from '@kwiq/app-model'
import { findIconName } from '@kwiq/catalogue/icons'
import { capitalise } from '../words/forms.ts'
import { withScales } from './by-topic/known-scales.ts'
import { findNamedScreen } from './find-screen.ts'

/** A sentence told again in clauses the rules know; undefined where it has not that form. */
type Retelling = (sentence: string, document: AppDocument) => string | undefined

const quoted = '["“](?<from>[^"“”\\n]{1,60})["”]'
const part = '(?<part>tab|button|screen|page|title|heading|header|text|label|link|field|section|list)'
const says = '(?:now\\s+|currently\\s+|still\\s+)?(?:says|reads|is (?:called|named|labell?ed|titled))'
const rather =
  "(?:it\\s+(?:should|must|ought to|needs? to)|(?:i|we)(?:['’]d|\\s+would)?\\s+(?:rather\\s+|much rather\\s+)?(?:like|want|prefer|have)\\s+(?:it|that)(?:\\s+to)?)\\s+(?:say|read|be called|be named|be)"
const otherIcon =
  '(?:,?\\s+(?:and\\s+)?(?:please\\s+)?(?:with|give it|use|have|it needs|it should have)\\s+(?:an?\\s+)?(?<icon>different|another|new|other|nicer|better)\\s+(?:icon|symbol|picture))?'
const saysBut = new RegExp(
  `^(?:the|one|a|my|our)\\s+(?:\\p{L}+\\s)?${part}\\s+${says}\\s+${quoted},?\\s+(?:but|and)\\s+${rather}\\s+["“](?<to>[^"“”\\n]{1,60})["”]${otherIcon}[.!]*$`,
  'iu',
)

/** The icon that goes with a name: "My wallet" has a wallet. */
const iconWordOf = (name: string): string | undefined =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .toReversed()
    .flatMap((word) => [word, word.replace(/s$/, '')])
    .find((word) => word.length > 2 && findIconName(word) !== undefined)

/** "The tab says "Cards" but I would like it to say "My wallet", with a different icon". */
const asRenamed: Retelling = (sentence, document) => {
  const { part: what = '', from = '', to = '', icon } = saysBut.exec(sentence)?.groups ?? {}
  if (from === '') return undefined
  const isScreen = /^(?:tab|screen|page)$/i.test(what) && findNamedScreen(document, from) !== undefined
  const renamed = isScreen ? `rename the ${from} ${what} to "${to}"` : `rename "${from}" to "${to}"`
  // Any other will do where no icon goes with the name.
  return icon === undefined
    ? renamed
    : `${renamed}; change the icon of the ${to} ${what} to ${iconWordOf(to) ?? 'star'}`
}

const beOn =
  /^(.*?)(?:,?\s+and\s+|^)(?:could|can)\s+((?:the|our|my)\s[\p{L} ]{3,40}?)\s+(?:be|go|stand|appear)\s+((?:on|at|in)\s+(?:the\s+)?[\p{L} ]{3,30})[?.!]*$/iu

/** "..., and could the total unpaid be on the front page?" */
const asShown: Retelling = (sentence) => {
  const [, before = '', what, where] = beOn.exec(sentence) ?? []
  if (what === undefined || where === undefined) return undefined
  const first = before.trim().replace(/,$/, '')
  return `${first === '' ? '' : `${first}; `}show ${what} ${where}`
}

const cluttered =
  /^(?:there (?:are|is)\s+|it has\s+)?(?:way\s+|far\s+)?too (?:many|much)\s*(?:[\p{L} ]{2,24}?)?\s*(?:on|in)\s+(?<place>(?:the|my|our)\s[\p{L} ]{3,24}?(?:\s(?:page|screen|tab))?)[,.!:;\s]+(?:the\s+)?(?:\p{L}{1,16}\s+)?(?:just|only)\s+(?:want|need|wants|needs|show|keep|look (?:at|for))\s+(?<kept>[\p{L}, ]{3,80}?)[.!]*$/iu

/** "Too many buttons on the child page!! Parents just want nap, meal and mood". */
const asKept: Retelling = (sentence) => {
  const { place, kept } = cluttered.exec(sentence)?.groups ?? {}
  return place === undefined || kept === undefined ? undefined : `on ${place} keep only ${kept}`
}

const changed =
  /^(?<wish>.*\b(?:only|instead|any ?more|no longer|keep|have)\b.*?)[,.;!]+\s*(?:and\s+|so\s+)?(?:please\s+)?(?:change|adapt|adjust|update|correct|fix|rename)\s+(?:it|this|that|everything|all(?: of (?:it|that))?|the (?:rest|app|texts?|words|names|whole app))(?:\s+(?:everywhere|ac+ordingly|in the (?:whole )?app|to (?:fit|match)(?: that)?|please))*[.!]*$/iu

/** "No goats any more, only sheep, change everything accordingly": what is to be changed was said. */
const asToldBefore: Retelling = (sentence) => changed.exec(sentence)?.groups?.wish

const unreadable =
  /^(?:the\s+|all\s+|my\s+)?(?:text|texts|font|letters|writing|words)\s+(?:is|are|looks?)\s+(?:still\s+|way\s+|much\s+|a (?:bit|little)\s+|just\s+)*too\s+(?<how>small|tiny|little|big|large)\b.{0,40}$/iu

/** "Text is still too small for my mother". */
const asSize: Retelling = (sentence) => {
  const how = unreadable.exec(sentence)?.groups?.how
  return how === undefined
    ? undefined
    : `make the text ${/^(?:big|large)$/i.test(how) ? 'smaller' : 'bigger'}.`
}

const reasoned =
  /^(?:(?:she|he|they|we|i|people|nobody|my\s\p{L}+(?:\s\p{L}+)?)\s[^,"“”]{3,70},\s+so\s+)?(?:please\s+)?(?:can|could)\s+(?<what>(?:the|our|my|all)\s[\p{L} ]{3,40}?)\s+(?<do>have|show|get|use|say)\s+(?<rest>[^"“”]{3,80}?)\?*$/iu

/** "She can't read well, so can the call buttons have photos instead of names?" */
const asShould: Retelling = (sentence) => {
  const found = reasoned.exec(sentence)?.groups
  return found?.what ? `${found.what} should ${found.do ?? ''} ${found.rest ?? ''}` : undefined
}

const alike =
  /^(?:the\s+|our\s+|my\s+)?(?<one>[\p{L} ]{3,24}?)\s+and\s+(?:the\s+|our\s+|my\s+)?(?<other>[\p{L} ]{3,24}?)\s+(?:(?:screens?|pages?|tabs?|lists?)\s+)?(?:look|are|seem)\s+(?:too\s+|so\s+|almost\s+|exactly\s+|very\s+|all\s+)?(?:the same|alike|similar|identical)\b[\s\S]{0,100}$/iu

/** "The wantlist and the collection look the same, I get confused. Make them look different". */
const asUnlike: Retelling = (sentence) => {
  const { one, other } = alike.exec(sentence)?.groups ?? {}
  return one === undefined || other === undefined ? undefined : `make ${one} and ${other} look different`
}

const atRate =
  /^(?<wish>.{3,60}\bhow (?:many|much)\s[^.;"“”]{3,60}?)[.;,]\s*(?<rate>\d+)\s+(?:a|per|each|every)\s+day\b[,;]?\s*(?<rest>[\s\S]{0,80})$/iu

/** "How many I would have smoked. 20 a day": how many a day belongs to it. */
const asRate: Retelling = (sentence) => {
  const { wish, rate, rest = '' } = atRate.exec(sentence)?.groups ?? {}
  if (wish === undefined || rate === undefined) return undefined
  const isPrice = /^[^;]*\bcosts?\b[^;]*$/i.test(rest)
  return `${wish} at ${rate} a day${isPrice ? ' with its price' : rest === '' ? '' : `. ${rest}`}`
}

const unneeded =
  /^(?:i|we)\s+(?:do not|don['’]?t|no longer)\s+(?:need|want|use)\s+(?<what>(?:the|my|our|that)\s[\p{L} ]{3,40}?)(?:\s+any ?more)?[.,;!]+\s*(?:so\s+)?(?:please\s+)?(?:take (?:it|them) (?:out|away)|(?:remove|delete|drop) (?:it|them)|get rid of (?:it|them)|(?:it|they) can go)[.!]*$/iu

/** "I don't need the sleep timer. Take it out". */
const asRemoved: Retelling = (sentence) => {
  const what = unneeded.exec(sentence)?.groups?.what
  return what === undefined ? undefined : `remove ${what}`
}

const oneThing =
  /^(?:(?:just|only)\s+)?(?:one|1)\s+(?:(?:little|small|last|more)\s+)*(?:thing|change|wish|request|question)\s*[:,–-]\s*(?=\S)/i

const exchanged =
  /^(?:delete|remove|drop|get rid of|take out)\s+(?<old>(?:the\s+|our\s+|my\s+)?[\p{L} -]{3,30}?)\s+and\s+(?:replace\s+(?:it|them|that)\s+(?:with|by)\s+|(?:put|add|show)\s+(?=\p{Ll}+s\s+(?:there\s+)?instead$))(?<fresh>(?:(?:an?|the)\s+)?[\p{L} -]{3,40}?)(?:\s+there)?(?:\s+instead)?$/u

/** "Delete the chat and replace it with a forum": one after the other. */
const asExchanged: Retelling = (sentence) => {
  const { old = '', fresh = '' } = exchanged.exec(sentence)?.groups ?? {}
  return old === '' ? undefined : `remove ${old}; add ${fresh}`
}

const reasonFirst =
  /^(?!(?:add|show|make|create|put|remove|rename|change|use|set|on|in|for|let|allow)\b)(?<why>[\p{L}\p{N} ,'’-]{6,60})(?<!\b(?:screen|page|tab|form|list)):\s+(?<wish>(?:please\s+)?(?:add|show|make|create|put|remove|rename|change)\s.{4,120})$/iu

/** "Members can bring snacks: add a list of who brings what": the wish behind what it is for. */
const asReasoned: Retelling = (sentence, document) => {
  const { why = '', wish } = reasonFirst.exec(sentence)?.groups ?? {}
  return findNamedScreen(document, why) ? undefined : wish
}

const retellings: readonly Retelling[] = [
  asRenamed,
  asKept,
  asRemoved,
  asExchanged,
  asRate,
  asUnlike,
  asToldBefore,
  asShown,
  asShould,
  asSize,
  asReasoned,
]

const tooForTo =
  /\b(still|is|are|looks?|way|bit|far|much|its|it['’]s)\s+to\s+(small|big|large|dark|bright|long|short|slow|much|many|light|thin|narrow|wide|high|low)\b/gi

/** What is filled in there, and no entry of a list. */
const quotedToForm = /\badd\s+["“]([^"“”]{2,40})["”]\s+to\s+((?:the|our|my)\s[\p{L} ]{2,24}\sform)\b/giu

/** What a prompt says of one sentence in another form, whatever is quoted in it. */
function toldAgain(sentence: string, document: AppDocument): string {
  const bare = sentence.trim().replace(oneThing, '')
  for (const retelling of retellings) {
    const told = retelling(bare, document)
    if (told !== undefined) return told
  }
  return bare === sentence.trim() ? sentence : bare
}

/**
 * A prompt with the sentences told again that are taken apart wrongly: what stands there now and what should, in one
 * breath; what is too much and what is wanted. Whole first, then sentence by sentence.
 */
export function retold(prompt: string, document: AppDocument): string {
  const text = withScales(prompt)
    .replaceAll(tooForTo, '$1 too $2')
    .replaceAll(
      quotedToForm,
      (_, name: string, place: string) => `add a field "${capitalise(name)}" to ${place}`,
    )
  const whole = toldAgain(text, document)
  if (whole !== text) return whole
  return text
    .split(/(?<=[.!?;])\s+(?=\S)/)
    .map((sentence) => toldAgain(sentence, document))
    .join(' ')
}
