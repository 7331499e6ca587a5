import { find, has } from '../understand/searched.ts'

/** A piece of a sentence. */
export interface Item {
  text: string
  /** Behind "and": the last of what is told. */
  isLast: boolean
}

const divider =
  /\s*(?:(?<!\d),|,(?!\d{3}(?!\d))|;)\s*(?:(and|or|then|plus|followed by)\s+)?|\s+(and|or|plus(?! (?:button|icon|sign))|as well as|followed by)\s+|(?<!\b(?:cards?|section|panel|row|(?<!reply |comment |chat |message )box|form|modal|dialog|header|footer|toolbar)(?: \u00A6q\d+\u00AC)?|\b(?:each|every)(?: \p{L}+)?|\b(?:list|grid|table|feed|checklist|gallery)s? of [^,]{2,40})\s+with\s+(?=(?:an?|the)\s(?:(?!\sand\s)[^,]){0,40}?\b(?:buttons?|links?|icons?|drop-?downs?|sliders?|switch(?:es)?|steppers?|toggles?|segmented control)\b)|(?<=\b(?:photo|image|picture|poster|cover|banner))\s+with\s+(?=(?:the |his |her |their )?(?:name|title|caption|price)\b)|(?<=\b(?:inputs?|(?:text |message )?fields?|input box|bar)(?: \u00A6q\d+\u00AC)?)\s+with\s+(?=(?:an? |the )?[\p{L}+-]+(?: [\p{L}]+)? (?:icon|button)\b)|(?<=charts?|graphs?)\s+with\s+(?=[^,]{0,24}\b(?:tabs|buttons|chips|selector|filter)\b)/giu

/** The pieces of a sentence: what stands between its commas and its last "and". */
export function itemsOf(text: string): Item[] {
  const items: Item[] = []
  let from = 0
  let isLast = false
  for (const found of text.matchAll(divider)) {
    items.push({ text: text.slice(from, found.index), isLast })
    from = found.index + found[0].length
    isLast = found[1] !== undefined || found[2] !== undefined
  }
  return withAlternatives([...items, { text: text.slice(from), isLast }])
}

/** "A toggle for one way or round trip": the two are what it stands for. */
function withAlternatives(items: readonly Item[]): Item[] {
  const joined: Item[] = []
  for (const item of items) {
    const last = joined.at(-1)
    const isChoice =
      last &&
      item.isLast &&
      !/\bbetween\b.* or /i.test(last.text) &&
      /\b(?:toggle|switch|segmented control)\b.*\b(?:for|between)\s/i.test(last.text)
    if (
      isChoice &&
      !/\b(?:buttons?|fields?|inputs?|toggles?|switch(?:es)?|sliders?|check ?box(?:es)?|pickers?|drop-?downs?|selectors?|steppers?|lists?|charts?|cards?|images?)\b/i.test(
        item.text,
      )
    )
      joined[joined.length - 1] = { ...last, text: `${last.text} or ${item.text}` }
    else joined.push(item)
  }
  return joined
}

/** "High and low temperature, "first and last name": what stands alone shares the noun of the next. */
const halves =
  /^(?:the |an? )?(high|low|elapsed|remaining|highest|lowest|first|last|start|end|old|new|min|max|minimum|maximum|current|previous|billing|shipping|home|away|front|back|departure|arrival|check-?in|from|to)$/i
export function withSharedHeads(items: readonly Item[]): Item[] {
  const isShared = (item: Item | undefined, next: Item | undefined) =>
    item !== undefined && next?.isLast === true && has(halves, item.text.trim())
  return items.map((item, index) => {
    // The "and" between the two is not that of the last thing told.
    if (isShared(items[index - 1], item) && index < items.length - 1) return { ...item, isLast: false }
    const next = items[index + 1]
    const [, word] = find(halves, item.text.trim()) ?? []
    const head = next?.isLast ? next.text.trim().split(/\s+/).slice(1).join(' ') : ''
    if (word === undefined || !/^\p{L}+(?: \p{L}+){0,4}$/u.test(head)) return item
    return { ...item, text: `${word} ${head.replace(/^((?:\p{L}+ )?\p{L}+[^s\s])s\b/u, '$1')}` }
  })
}
