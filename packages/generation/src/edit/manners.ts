const greeting =
  /^(?:hello|hi|hey|dear|good (?:morning|day|evening))(?:\s+(?:there|all|everyone|team|kwiq))?\s?[,!.]?\s+/i
const asking =
  /^(?:could|can|would|will) (?:you|we)\s+(?:please\s+|maybe\s+)?also\s+(?:please\s+)?(?=\p{L}+ .+?\??$)|^(?:(?:could|can|would|will) you\s+)?(?:please\s+)?be so (?:kind|nice|good)\s+(?:and|to|as to)\s+|^i was wondering if you (?:could|can)\s+|^(?:is it possible|would it be possible) to\s+|^i(?:['’]d| would) be (?:happy|glad|grateful) if you (?:could|would)\s+/iu
const thanking =
  /[\s,.!;–-]*(?<!\b(?:to|say|says|with|into|as|a|called)\s)\b(?:thank you|thanks|thx|cheers|many thanks)(?:\s+(?:so much|very much|a lot|again|in advance|a million))*[\s.!:)]*$/i

const rest =
  '(?:the\\s+rest|everything\\s+else|all\\s+else|anything\\s+else|(?:any|all|the)\\s+other\\s+(?:things?|parts?|screens?|pages?)|(?:all\\s+)?the\\s+others)'
const untouched = `(?:(?:please\\s+)?(?:(?:do not|don['’]t)\\s+(?:touch|change|alter|modify|remove)|without\\s+(?:touching|changing|altering))\\s+${rest}|(?:please\\s+)?(?:leave|keep)\\s+(?:the|my|our|all)\\s+[\\p{L} ]{2,30}?\\s+(?:as\\s+(?:it|they)\\s+(?:is|are|was|were)|alone|untouched|unchanged|where\\s+(?:it|they)\\s+(?:is|are))|(?:please\\s+)?(?:leave|keep)\\s+${rest}(?:\\s+(?:as\\s+(?:it|they)\\s+(?:is|are|was|were)|alone|like (?:it|that|this)(?:\\s+is)?|untouched|unchanged|(?:exactly\\s+)?the same|in place|where it is))?|${rest}\\s+(?:(?:should|must|can)\\s+)?(?:stays?|remains?|is|are)\\s+(?:as\\s+(?:it|they)\\s+(?:is|are)|fine|good|ok|the same|untouched|unchanged)|nothing\\s+else)`
/** That all else stays as it is goes without saying. */
const limitAfter = new RegExp(
  `[\\s,.;:–-]*(?:\\b(?:and|but)\\s+)?\\b${untouched}(?:\\s+please)?[\\s.!]*$`,
  'i',
)
const limitBefore = new RegExp(
  `^${untouched}(?:\\s*[,.;:–-]+\\s*(?:but\\s+|and\\s+)?(?:just\\s+|only\\s+)?|\\s+(?:but|just|only)\\s+)`,
  'i',
)

/** "Rename the tab Me to Account but keep the screen as it is". */
const tabOnly =
  /^(?:rename|call|change)\s+(?:only\s+)?(?:the\s+)?(?:tab\s+["“]?([^,"“”]{1,30}?)["”]?|["“]?([^,"“”]{1,30}?)["”]?\s+tab)\s+(?:to|into)\s+["“]?([^,"“”]{1,30}?)["”]?,?\s+(?:but|and)?\s*(?:leave|keep|don['’]t (?:touch|change|rename)|do not (?:touch|change|rename)|not)\s+(?:the\s+)?(?:screen|page|title|header|heading)\b.{0,30}$/i

/** "Take the loaf out and put a pretzel in instead". */
const outFor =
  /^(?:take|throw|kick|cut)\s+([^,.;"“”]{3,40}?)\s+out(?:\s+of\s+(?:it|there|the\s\p{L}+))?,?\s+and\s+(?:put|take|add)\s+([^,;"“”]{2,60}?)\s+in(?:to it)?(?:\s+instead)?[.!]?$/iu

/** "Delete the second trip and add Lisbon instead": the one in the place of the other. */
const goneFor =
  /^(?:delete|remove)\s+(the\s[^,.;"“”]{3,40}?)\s+and\s+(?:add|put|show|use)\s+([^,.;]{2,60}?)\s+instead[.!]?$/i

/** 'Change "Book a table" to "Reserve" in the tabs only'. */
const inTabsOnly =
  /^(?:rename|call|change)\s+(?:the\s+)?["“]?([^,"“”]{1,30}?)["”]?\s+(?:to|into)\s+["“]?([^,"“”]{1,30}?)["”]?\s+(?:only\s+)?in\s+(?:the\s+)?(?:tabs?|tab bar|navigation|menu bar|bottom bar)(?:\s+only)?$/i

/** "I don't like the carousel, show a simple list instead": the one in the place of the other. */
const dislikedFor =
  /^(?:i|we)\s+(?:really\s+)?(?:don['’]t|do not|never)\s+(?:like|want|need)\s+(the\s[\p{L} ]{3,30}?)\s*[,.;:–-]+\s*(?:please\s+)?(?:show|use|make it|put|rather|i(?:['’]d|\s+would) (?:like|prefer|rather have)|give me|have|i want|we want)\s+(an?\s[\p{L} ]{3,40}?)(?:\s+instead)?[.!]?$/iu

/** "The subtitle is wrong, it should be ...": what is wrong is told only to say which. */
const wrong =
  /^(?:(?:i think|i see that|hm+)[, ]+)?(the\s[^,.;:"“”]{2,60}?)\s+(?:is|are|reads|looks?|seems?)\s+(?:a bit\s+|just\s+|completely\s+)?(?:wrong|incorrect|not (?:right|correct|good|true)|outdated|out of date|misspelled|misspelt|nonsense|boring|silly|too long|a typo)\s*[,.;:–-]+\s*(?:and\s+)?(?:(?:it|this|that|they|please|should|must|needs to|has to|make it|change it|let it)\s+)*(?:to\s+)?(?:be|say|read|to|be called|write|use)\b\s*:?\s+([^\n]{1,200})$/i

/** An instruction without the words around it that ask for nothing: greetings, thanks and ways to ask. */
export function withoutManners(prompt: string): string {
  let text = prompt
    .replace(
      tabOnly,
      (_, tab: string, other: string, name: string) => `rename only the ${tab || other} tab to ${name}`,
    )
    .replace(inTabsOnly, (_, tab: string, name: string) => `rename only the ${tab} tab to ${name}`)
    .replace(outFor, (_, former: string, wanted: string) => `replace ${former} with ${wanted}`)
    .replace(goneFor, (_, former: string, wanted: string) => `replace ${former} with ${wanted}`)
    .replace(dislikedFor, (_, former: string, wanted: string) => `replace ${former} with ${wanted}`)
  for (const form of [greeting, asking, thanking, limitAfter, limitBefore]) {
    const asked = text.replace(form, '').trim()
    if (asked.length > 2) text = asked
  }
  if (text !== prompt && /^(?:could|can|would|will) (?:you|we)\b/i.test(prompt))
    text = text.replace(/\s*\?+$/, '')
  const plain = text.includes('"')
    ? text
    : text.replaceAll(
        /(,?)\s+(?:pls|please)\b(,?)(?=\s)/gi,
        (_, before: string, behind: string) => before || behind,
      )
  return plain.replace(wrong, (_, thing: string, told: string) => `change ${thing} to ${told}`)
}
