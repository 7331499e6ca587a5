import { isPlainVerb } from '../words/verbs.ts'

/** Who a reason is about: "we do not offer chat", "our people wear gloves". */
const who =
  "(?:we|i|they|you|he|she|nobody|no one|people|everyone|most|some|our|my|the|its?|it['’]s|that['’]s|this|there|these|those|customers|users|guests|members)"

/** What is said beside a wish: why one has it, what it is good for, what stays as it is. */
const asides: readonly RegExp[] = [
  new RegExp(
    `^(.{6,200}?)(?:,|\\s[-–—])\\s+(?:because |since |as |cause )?${who}\\s(?!(?:should|must|has to|have to|needs? to|screen|page|tab|list|button)\\b).{4,160}$`,
    'i',
  ),
  // What takes its place, or how far it shall go, is another matter.
  /^((?:remove|delete|hide)\s[^,]{3,60}),\s.{4,160}$/i,
  /^(make\s.{3,60}?\s(?:bigger|smaller|larger|taller|wider|shorter)),\s.{4,100}$/i,
  /^(.{6,200}?),?\s+(?:because|since)\s.{6,160}$/i,
  /^(.{6,200}?),?\s+(?:so that|so|in order that)\s+(?:\p{L}+\s+){1,3}?(?:can|could|may|will|know|knows|see|sees|find|finds|do not|don['’]t|does not|doesn['’]t)\b.{0,140}$/iu,
  // "So more fit on the screen".
  /^(.{6,200}?),?\s+so\s+(?:that\s+)?(?:more|everything|everyone|it|they|all|that|one|there)\s.{2,100}$/i,
  /^(.{6,200}?),?\s+but\s+(?:please\s+)?(?:keep|leave|do not|don['’]t|not)\b.{2,140}$/i,
  // "Badges you can earn".
  /^(add\s.{3,60}?)\s+(?:that\s+|which\s+)?(?:you|people|they|users?|members?|customers?|guests?|players?|one|we)\s+(?:can|could|may)\s.{2,80}$/iu,
  // "A leader board where learners see how they compare".
  /^(add\s(?!.*\b(?:buttons?|links?|badges?|fields?|icons?|cards?|lists?|texts?|rows?|items?)\b).{3,60}?)\s+(?:where|in which|on which|which|that)\s.{6,120}$/i,
  /^(.{6,200}?),?\s+(?:not just|not only|instead of just|rather than just)\s.{2,80}$/i,
  /^(.{6,200}?),?\s+(?:too|as well|also|for now|for everything|for everyone|in general|if you can|somewhere|or something|or similar|or so)$/i,
]

const mostTold = 3

/** Shorter ways to read a clause, each without one more of the asides at its end. */
export function withoutAsides(clause: string): string[] {
  const shorter: string[] = []
  let text = clause
  while (shorter.length < mostTold) {
    const next = asides.map((form) => form.exec(text)?.[1]?.trim()).find((said) => said !== undefined)
    if (next === undefined || (next.match(/["“”]/g) ?? []).length % 2 === 1) break
    text = next.replace(/,?\s+(?:too|as well|also)$/i, '')
    shorter.push(text)
  }
  return shorter
}

const thing =
  /\b(?:button|field|screen|page|tab|chart|graph|list|map|filter|banner|search|search bar|section|switch|toggle|icon|login|calendar|picture|image|photo|timer)s?\b/i
const verbal =
  /\b(?:is|are|was|were|be|has|have|had|does|do|should|must|can|could|needs?|want|like|looks?|feels?|seems?|makes?|shows?|says?|we|i|it|they|you)\b/i

/** "Export button in the settings": what is named without a verb is to be added. */
export function asAdding(clause: string): string | undefined {
  // "Schedule as a calendar": how something is to be shown.
  const [, shown = '', layout] =
    /^(?:the\s+|our\s+|my\s+)?([\p{L} ]{3,30}?)\s+as\s+an?\s+(calendar|grid|carousel|timeline|checklist|list|map)$/iu.exec(
      clause,
    ) ?? []
  if (layout !== undefined && !isPlainVerb(shown.split(' ')[0]?.toLowerCase() ?? '') && !verbal.test(shown))
    return `show the ${shown} as a ${layout}`
  const isNoun =
    thing.test(clause) &&
    !verbal.test(clause) &&
    clause.split(' ').length < 14 &&
    // "Frobnicate the chart" asks for a doing, whichever that is.
    !/^\p{L}+\s+(?:the|my|our|all|every|each)\s/iu.test(clause) &&
    !/[:;]|,.*,/.test(clause.replaceAll(/\([^)]*\)/g, ''))
  const isCommand =
    /^(?:add|insert|put|include|create|remove|delete|drop|rename|call|make|change|set|use|switch|turn|move|swap|replace|hide|show|link|connect|duplicate|copy|translate|start|reorder|sort|order|place|bring|give|let|allow|center|lock|unlock|enable|disable|mark|update|split|merge|group|filter|increase|decrease|reduce|simplify|no|on|in|where|when|if|why|what|how|undo|ask|write|say|build|design|get|take|keep|leave|only|more|less|bigger|smaller|larger|darker|lighter|dark|light|without|not|never|don['’]t|the|my|our|this|that|all|every|each|clear|empty|reset|check|uncheck|tick|untick|close|stop|fix|improve|mention|explain|undo|publish|export the|animate|center|centre|align)\b/i.test(
      clause,
    )
  if (!isNoun || isCommand || isPlainVerb(clause.split(' ')[0]?.toLowerCase() ?? '')) return undefined
  return /^(?:an?|another|some|two|three|four|one more)\s/i.test(clause)
    ? `add ${clause}`
    : `add ${/^[aeiou]/i.test(clause) ? 'an' : 'a'} ${clause}`
}
