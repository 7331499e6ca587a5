import { reword } from './reword.ts'
import { listed } from './words.ts'

/** What instructions begin with, as a pattern. */
export const instructionVerbs =
  'add|insert|put|include|create|remove|delete|drop|rename|call|make|change|set|use|switch|turn|move|swap|replace|hide|show|get rid|kill|ditch|scrap|lose|erase|toss|bin|axe|nuke|dump|zap|wipe|link|connect|duplicate|copy|translate|start(?!\\s+(?:at|with|from)\\s+\\d)|reorder|sort|place|bring|give|pin|let|allow|center|centre|lock|unlock|enable|disable|mark|colou?r(?=\\s(?:the|it|all|my|our|every|each|them|this)\\b)|paint|tick|untick|uncheck|take|increase|decrease|reduce|enlarge|shrink|update|throw|shorten|say so|say that|say it|mention (?:it|that|this)|ask (?:if|whether|first|before|for (?:a )?confirmation)'

/** Characters of one clause; rules look at longer ones for seconds, and nobody means one thing by so many words. */
const longestClause = 600
const mostClauses = 12

/** What politeness puts before a verb. */
const manner = '(?:please|maybe|just|also|then|now|kindly|can you|could you|would you|i want you to)'

const ends = new RegExp(
  [
    // Not the dots of amounts, addresses and sites.
    '(?:[;\\n]|(?<!\\b(?:Dr|Mr|Mrs|Ms|Prof|St|No))\\.(?!\\d|[^\\s.]+\\.|(?:com|org|net|io|app|co|eu|uk|de|fr|es|it|ch|at|example)\\b))+\\s*',
    '[!?]+\\s+',
    `\\s*,?\\s+(?:and|then|so|but|and then|and also|(?<=,\\s)also|(?<!\\b(?:make|let|have)\\s[^,;]{2,40}\\s)also|after that|plus)\\s+(?=(?:${manner}\\s+)*(?:${instructionVerbs})\\b(?!\\s+(?:times?|dates?|day|number|point|price)\\b))`,
    // A verb has something behind it: "photo, place and number" are things.
    `(?:,|\\s[-–—])\\s+(?=(?:${manner}\\s+)*(?:${instructionVerbs})\\b(?!\\s+(?:and|or|times?|dates?|day|number|point|price)\\b|\\s*,))`,
    // "..., and the list should show the date": another wish for another thing.
    ',?\\s+and\\s+(?=(?:the|our|my|every|each)\\s[^,;:"]{2,40}?\\s(?:should|must|needs? to|has to)\\b)',
    // "Add a button, it should lead to Orders", "add a button, should open Orders".
    ',\\s+(?=it (?:should|must|needs to|has to) (?:go|lead|open|say|be|have)\\b)',
    // "The button does nothing, it should open the calendar": what is wrong, then what is wanted.
    "(?<=\\b(?:is|are|does|do|has|looks?|leads?|goes|opens?|isn['’]t|doesn['’]t|don['’]t)\\s[^,;:\"]{2,40}),\\s+(?=(?:it|they|that) (?:should|must|needs? to|has to)\\b)",
    // "On the home screen remove the chart": where, then what.
    `(?<=^(?:(?:on|in|for)\\s+)(?:the\\s+|my\\s+|our\\s+)?[^,.;:"]{2,30}?\\s(?:screen|page|tab|form))[,:]?\\s+(?=(?:${manner}\\s+)*(?:${instructionVerbs}|there|i(?=\\s+(?:do|don|want|need|would))|we(?=\\s+(?:do|don|want|need|would)))\\b)`,
    `(?<=^(?!(?:${instructionVerbs})\\s)(?:the\\s+)?[^,.;:"]{2,30}\\s(?:screen|page)):\\s+`,
  ].join('|'),
  'i',
)

/**
 * One clause for each thing to do: at sentence ends, and at "and" or a comma before a verb; never within quotes. What
 * `asRead` gives for a clause stays as it is; all others are put in the words the rules know.
 */
export function splitClauses(
  prompt: string,
  asRead: (clause: string) => string[] | undefined = () => undefined,
): string[] {
  const quotes: string[] = []
  const masked = prompt.replaceAll(/["“][^"“”\n]{1,200}["”]/g, (quote) => `"§${quotes.push(quote) - 1}"`)
  return (
    withoutNumbers(masked)
      .split(ends)
      .flatMap(withListed)
      .flatMap(withGapped)
      .flatMap(withSame)
      .flatMap(withOtherDoing)
      // What is quoted is no part of what is said about it.
      .flatMap((clause) => asRead(clause) ?? [reword(clause.slice(0, longestClause))])
      .map((clause) => clause.replaceAll(/"?§(\d+)"?/g, (_, index: string) => quotes[Number(index)] ?? ''))
      .reduce(joinLinks, [])
      .filter((clause) => clause.length > 1 && !thanks.test(clause) && !opening.test(clause))
      .slice(0, mostClauses)
  )
}

/** The parts of an instruction between its full stops, its commas before verbs and the like, as they are written. */
export const partsAsWritten = (prompt: string): string[] =>
  withoutNumbers(prompt)
    .split(ends)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** "Do these: 1. rename Hives 2. add a map": at each number another wish begins. */
const withoutNumbers = (text: string): string =>
  /(?:^|\s)\(?1[.)]\s/.test(text) && /\s\(?2[.)]\s/.test(text)
    ? text.replaceAll(/(?:^|\s)\(?[1-9][.)]\s+(?=\p{L})/gu, '; ')
    : text.replaceAll(/(?:^|\n)\s*[-*•]\s+(?=\p{L})/gu, '\n')

/** "I want three things: a chat, a banner and bigger pictures": a wish each. */
function withListed(clause: string): string[] {
  const [, told = ''] =
    /^(?:(?:please\s+)?(?:i|we)\s+(?:want|need|would like|have|['’]d like)\s+|(?:please\s+)?(?:do|make|change|add)\s+|here are\s+|these are\s+)?(?:(?:my|our|the|these|the following|some|a few|a couple of|two|three|four|five|six|[2-6])\s+){0,3}(?:things?|changes?|wishes|requests|points|fixes|edits|improvements|to-?dos?)(?:\s+(?:please|to (?:do|change|fix|add)))?\s*:\s*(.{6,400})$/iu.exec(
      clause.trim(),
    ) ?? []
  const parts = listed(told.replaceAll(/(?:^|\s)\(?[1-6][.)]\s+/g, ', ')).filter((part) => part.length > 2)
  return parts.length > 1 ? parts.map(asWish) : [clause]
}

/** "A chat with the driver" is to be added; "bigger photos" are made bigger by their own turn. */
const asWish = (part: string): string =>
  /^(?:an?|another|one|more|some|two|three|four)\s/i.test(part) ? `add ${part}` : part

/** "Add a mug called Luna for 34 euros, a banner on the home page": the second is to be added as well. */
function withGapped(clause: string): string[] {
  const found =
    /^(add\s[^:]{3,120}?),\s+(?:and\s+)?((?:an?|another)\s+(?:\p{L}+\s){0,3}?(?:banner|button|screen|page|chart|map|filter|section|text|photo gallery)\s+(?:on|to|in|at|above|below|for|called|named|"§).{1,120})$/iu.exec(
      clause.trim(),
    )
  // What a screen is to hold is no wish of its own.
  return found?.[1] && !/\b(?:with|screen|page|tab)\b/i.test(found[1])
    ? [found[1], `add ${found[2]}`]
    : [clause]
}

/** "Sort the quotes by name, and the people too": the same with both. */
function withSame(clause: string): string[] {
  const found =
    /^((?:please\s+)?[a-z]+\s+(?:all\s+)?)((?:the\s+|my\s+|our\s+)[\p{L}]+)(\s+[^,;:]{2,60}?),?\s+and\s+((?:the\s+|my\s+|our\s+)[^,;:]{2,40}?)\s+(?:too|as well|also|likewise)[.!]?$/iu.exec(
      clause.trim(),
    )
  return found ? [`${found[1]}${found[2]}${found[3]}`, `${found[1]}${found[4]}${found[3]}`] : [clause]
}

/** "Rename Home to Feed, frobnicate the widgets": a doing nobody knows is no part of the name. */
function withOtherDoing(clause: string): string[] {
  const found =
    /^((?:please\s+)?(?:[Rr]ename|[Cc]all|[Cc]hange|[Ss]et)\s.{2,80}?)(?:,\s+(?:and\s+|then\s+)?|\s+and\s+)((?!(?:all|every|each|both|from|with|by|of|for|in|on|at|to|not|also|under|over|at)\s)[a-z]{3,}\s+(?:the|my|our|all|every)\s.+)$/.exec(
      clause,
    )
  return found?.[1] && found[2] && !/["“][^"”]*$/.test(found[1]) ? [found[1], found[2]] : [clause]
}

const thanks =
  /^(?:thanks|thank you|(?:it |this |that |the app )?looks? (?:really |very )?(?:great|good|nice|amazing|awesome|lovely)(?: already| so far)?|(?:i )?love it|great|nice|perfect|ok|okay|cool|hello|hi|hey|hey there|dear team|good (?:morning|day|evening)|please)[!.\s]*$/i

/** "Please do these things:", before what is wanted. */
const opening =
  /^(?:(?:please|could you|can you|i|we)\s+)?(?:do|make|change|need|want|have|would like|here are|these are)?\s*(?:my\s+|our\s+|the\s+|these\s+|some\s+|a few\s+|the following\s+|(?:two|three|four|five|[2-6])\s+){0,3}(?:things?|changes|wishes|requests|edits|improvements)\s?:?$/i

const links = [
  /^(?:link|connect|open|add a link)\s+(?:to\s+)?(?:it|this|that)\s+(?:from|on|in)\s+(.{2,40})$/i,
  /^(?:put|add|show|place)\s+(?:it|this|that)\s+(?:in|into|to|on)\s+(the (?:tab bar|tabs|navigation|menu|bottom bar))$/i,
]

/** "Add a help screen. Link it from settings": the way to the new screen goes with it. */
function joinLinks(clauses: string[], clause: string): string[] {
  // "We say Animals. Everywhere please": how far the wish before goes.
  if (
    clauses.length > 0 &&
    /^(?:everywhere|on (?:all|every) (?:the )?(?:screens?|pages?)|in the whole app)$/i.test(clause)
  )
    return [...clauses.slice(0, -1), withEverywhere(clauses.at(-1) ?? '')]
  // "Put Squad in the menu, take out Teams for that": the one goes first.
  const replaced = /^(?:remove|delete)\s+(.{2,30}?)\s+(?:for (?:that|it|this|them)|instead)$/i.exec(
    clause,
  )?.[1]
  const former = clauses.at(-1) ?? ''
  // "Move Reminders into the menu and remove Journal from it": from the menu.
  const barred = /^((?:remove|delete|add|put)\s+.{2,30}?\s+(?:from|to|in|into))\s+it$/i.exec(clause)?.[1]
  if (barred !== undefined && /\b(?:tab bar|menu|navigation|bottom bar)$/i.test(former))
    return /^(?:remove|delete)/i.test(clause)
      ? [...clauses.slice(0, -1), `${barred} the tab bar`, former]
      : [...clauses, `${barred} the tab bar`]
  if (replaced !== undefined && /\b(?:tab bar|menu|navigation|bottom bar)$/i.test(former))
    return [...clauses.slice(0, -1), `remove ${replaced} from the tab bar`, former]
  const from = links.map((form) => form.exec(clause)?.[1]).find(Boolean)
  const before = clauses.at(-1) ?? ''
  const into =
    /^(?:put|add|show|place)\s+(?:it|this|that)\s+(?:in|into|on)\s+(?!the (?:middle|center|centre|header|top|bottom)\b)(.{2,40})$/i.exec(
      clause,
    )?.[1]
  const isNew =
    /^(?:add|create|insert)\s.*\b(?:screen|page)\b/i.test(before) && !/\s(?:to|from)\s/i.test(before)
  const called =
    /^(?:call|name|rename|title)\s+(?:it|this|that|the (?:copy|new (?:one|screen|page)|duplicate))\s+(?:to\s+|as\s+)?(.{1,60})$/i.exec(
      clause,
    )?.[1]
  if (
    called !== undefined &&
    /^(?:duplicate|copy|clone)\s/i.test(before) &&
    !/\s(?:as|called|named)\s/i.test(before)
  )
    return [...clauses.slice(0, -1), `${before} as ${called}`]
  const [, gone, source] =
    /^(?:remove|delete|take|cut)\s+(.{2,40}?)\s+(?:from|out of|off)\s+(.{2,40})$/i.exec(before) ?? []
  const put =
    /^(?:put|add|show|place|move|insert|bring)\s+(?:it|this|that|them|these|those)\s+((?:to|on|in|into|onto)\s+.{2,80}?)(?:\s+instead)?$/i.exec(
      clause,
    )?.[1]
  if (gone !== undefined && source !== undefined && put !== undefined)
    return [...clauses.slice(0, -1), `move ${gone} from ${source} ${put.replace(/^\w+/, 'to')}`]
  const way = from ?? into
  return way !== undefined && isNew ? [...clauses.slice(0, -1), `${before} to ${way}`] : [...clauses, clause]
}

const withEverywhere = (clause: string) => (/\beverywhere$/i.test(clause) ? clause : `${clause} everywhere`)
