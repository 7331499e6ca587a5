import { byWord } from '../../by-word.ts'
import { type Command, type ComponentNode, type JsonValue, walkNodes } from '@kwiq/app-model'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { isOfEntries } from '../lists.ts'
import { stemsIn } from '../plainly/app-parts.ts'
import { rewriteTexts } from '../rewrite-texts.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'

const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )
const tens: Readonly<Record<string, number>> = byWord({
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
})
const numberOf = (text: string): number => {
  const at = words.indexOf(text.toLowerCase())
  return at >= 0 ? at : (tens[text.toLowerCase()] ?? Number(text.replace(',', '.')))
}
const number = `(?:\\d[\\d.,]*|${[...words.slice(1), ...Object.keys(tens)].join('|')})`
const rather = '(?:,?\\s+(?:and\\s+)?(?:not|instead of|rather than|no longer)\\s+)'
const forms = [
  // "Twenty words a week instead of ten", "make it 45 minutes, not 60".
  `^(?:(?:make|show|use|have|put|there are|there['’]s|it['’]s|we have|it is|it should be|change it to|i want|we want)\\s+)*(?<to>${number})\\s+(?<what>[\\p{L} ]{3,30}?)(?:\\s+now)?${rather}(?<from>${number})(?:\\s+\\p{L}{3,12})?$`,
  // "The countdown should be 45 minutes, not 60".
  `^(?:the\\s+|our\\s+|my\\s+|a\\s+)?(?<thing>[\\p{L} ]{3,28}?)\\s+(?:should be|must be|is|are|lasts?|takes?|has|have|should last|should have|should take|needs? to be)\\s+(?:now\\s+)?(?<to>${number})\\s*(?<what>[\\p{L} ]{1,20}?)(?:\\s+now)?${rather}(?<from>${number})(?:\\s+\\p{L}{1,12})?$`,
].map((form) => new RegExp(form, 'iu'))

const asWord = (value: number, like: string): string => {
  const isCapital = /^\p{Lu}/u.test(like)
  const word = words[value] ?? String(value)
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

interface Change {
  from: number
  to: number
  /** Stems of what is counted; one of them stands near the number. */
  near: readonly string[]
}

const counted = new RegExp(
  `(?<![\\p{L}\\d.,:])(${number})(?![\\d:]|[.,]\\d)((?:[\\s-]+[\\p{L}]+){0,3})`,
  'giu',
)

/** A text with the number changed where what it counts stands behind it. */
const written = (text: string, { from, to, near }: Change): string =>
  text.replaceAll(counted, (whole, said: string, behind: string) =>
    numberOf(said) === from && stemsIn(behind).some((stem) => near.includes(stem))
      ? `${/\d/.test(said) ? String(to) : asWord(to, said)}${behind}`
      : whole,
  )

/** "Washer 1, 8 kg", where there are three and are to be four: the next of them, like the first. */
function oneMoreEach(nodes: readonly ComponentNode[], { to, near }: Change): Command[] {
  const numbered = /^(\p{L}[\p{L} ]*?)\s(\d{1,2})(?=$|,)/u
  const isOne = (item: JsonValue) => {
    const found = numbered.exec(textOf(item, 'title') ?? '')
    return found?.[1] !== undefined && stemsIn(found[1]).some((stem) => near.includes(stem))
  }
  return nodes.flatMap((node): Command[] => {
    const items = itemsOf(node)
    const own = items.filter(isOne)
    const numbers = own.map((item) => Number(numbered.exec(textOf(item, 'title') ?? '')?.[2]))
    const isChips = node.properties.layout === 'chips'
    if (own.length < 2 || own.length >= to || (!isChips && !isOfEntries(node)) || Math.max(...numbers) > to)
      return []
    const model = own.find((item) => isEntry(item) && item.tone === 'success') ?? own[0] ?? null
    const title = textOf(model, 'title') ?? ''
    const missing = Array.from({ length: to }, (_, index) => index + 1).filter(
      (each) => !numbers.includes(each),
    )
    // A list that shows only some of them stays as it is.
    if (numbers.length !== Math.max(...numbers)) return []
    const made = missing.map((each) =>
      withPart(model, 'title', title.replace(/(?<=\s)\d{1,2}(?=$|,)/, String(each))),
    )
    const last = items.findLastIndex(isOne)
    return [
      {
        type: 'set-properties',
        id: node.id,
        set: { items: [...items.slice(0, last + 1), ...made, ...items.slice(last + 1)] },
      },
    ]
  })
}

const minutes = /^min(?:ute)?s?$/i

/** "45 minutes, not 60": a clock that runs down from there. */
function clockSet(nodes: readonly ComponentNode[], thing: string, what: string, to: number): Command[] {
  const clocks = nodes.filter(({ properties }) => properties.clock === 'down')
  if (
    !minutes.test(what) ||
    clocks.length === 0 ||
    !/\b(?:countdown|timer|clock|time|game|round)\b/i.test(thing)
  )
    return []
  return clocks.map((node): Command => ({
    type: 'set-properties',
    id: node.id,
    set: { center: `${to}:00`, ...(Array.isArray(node.properties.data) ? { data: [1] } : {}) },
  }))
}

/** "Twenty words a week instead of ten", "there are 4 washers now, not 3": wherever that number stands. */
const changeNumber: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.to || !found.from || found.what === undefined) return undefined
  const [first = ''] = found.what.split(/\s+(?:a|per|each|every|in)\s+/i)
  const change: Change = { from: numberOf(found.from), to: numberOf(found.to), near: stemsIn(first) }
  if (!Number.isFinite(change.from) || !Number.isFinite(change.to) || change.near.length === 0)
    return undefined
  const nodes = [...walkNodes(document)].map(({ node }) => node)
  const more = found.thing === undefined ? oneMoreEach(nodes, change) : []
  const texts = rewriteTexts(document, (text) => written(text, change))
  // Commands that set the same entries would undo each other.
  const ids = new Set(more.map((command) => ('id' in command ? command.id : '')))
  const others = texts.filter(
    (command) => !('id' in command && command.type === 'set-properties' && ids.has(command.id)),
  )
  const clocks =
    more.length + others.length > 0 ? [] : clockSet(nodes, found.thing ?? '', found.what.trim(), change.to)
  const all = [...more, ...others, ...clocks]
  return all.length > 0 ? { commands: all } : refuse(`Nowhere in the app stands “${found.from} ${first}”.`)
}

/** A number told anew beside what it was. */
export const numberChangedRules: readonly EditRule[] = [changeNumber]
