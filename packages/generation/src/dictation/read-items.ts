import { capitalise } from '../words/forms.ts'
import { computed } from './form-fields.ts'
import { type Collecting, type ReadItem } from './form.ts'
import { labelFrom } from './label-from.ts'
import { itemsOf, withSharedHeads } from './items-of.ts'
import { eachShows } from './list-part.ts'
import type { Masked } from './mask.ts'
import { cardNamed } from './named-cards.ts'
import { flatParts, type Part } from './part.ts'
import { bareMark, fieldOf, isCount, isMark, isOfRow, isOfWhole, isSign, shownOfEach } from './of-each-row.ts'
import { readPart } from './read-part.ts'
import { find, has } from '../understand/searched.ts'

const where =
  '(?:(?:right|directly|just|and|then|next) )?(?:below|beneath|under(?:neath)?|above|beside|next to|after)(?: (?:it|that|this|them|these|those|there|(?:the|each) [^,]{2,24}?(?=,| there | (?:is|are|show|put|place|add|comes?|i want|we) )))?(?: (?:is|are)(?= ))?'
const verbs =
  '(?:there (?:is|are|should be|must be|will be|comes?)|(?:it|this|they) (?:should |must |will |also )*(?:has|have|needs?|shows?|contains?|includes?|features?|displays?)|the (?:[\\p{L}]+ )?(?:screen|page|app|form|view|layout) (?:should |must |will |also )*(?:has|have|needs?|shows?|contains?|includes?|features?|displays?)|we (?:see|need|want|have)|(?:i|you) (?:see|want|need)|(?:use|add|include|show|display|put|place|comes?)(?=\\s+(?!to\\b|of\\b|names?\\b|titles?\\b)\\S)|(?:also )?(?:shows|displays|contains|includes|has|offers|provides)(?=\\s+(?:an?|the|its|two|three|four|five|all)\\b))'
const place = new RegExp(
  `^(?:and|then|next(?=\\s*,|\\s+(?:an?|the|there|comes?|is|to|we|you|below|with)\\b)(?!\\s+to\\b)|finally|also|plus(?! (?:button|icon|sign))|with|including|followed by|underneath|${where}|(?:to the )?(?:left|right) of (?:it|that|this|the \\p{L}+),?|at the (?:very )?(?:top|bottom|end|foot|middle|cent(?:re|er))(?: (?:left|right))?(?: corner)?(?: of (?:it|the \\p{L}+))?(?: (?:is|are))?|on (?:top|bottom|the (?:left|right|top|bottom|side)|each side)(?: (?:is|are)(?= ))?|to the (?:left|right)(?: of (?:it|the \\p{L}+))?|in the (?:middle|cent(?:re|er)|corner)|${verbs})[,:]?(?:\\s+|$)`,
  'iu',
)
/** What holds components: "a card showing ...", "a section titled ... with ...". */
const holder =
  /^(?:(?:a|an|the|another|one|two|three)\s+)?(?<name>(?:[\p{L}'\u00A6\u00AC\d-]+\s){0,4}?)(?<!(?:progress|search|seek|scrub|playback|slider|tab|navigation|nav) )(?!(?<=(?:reply|comment|chat|message|text|input) )box)(?<noun>cards?|section|panel|header|footer|area|row|toolbar|bar|(?:mini[- ]?)?player|box|block|form|summary|modal|dialog|bottom sheet|(?<!radio |toggle )group)(?!\s(?:charts?|graphs?|pickers?|buttons?|codes?)\b)(?<behind>(?: (?:titled|called|named|labell?ed|for))?(?: the)?(?: [\p{L}\u00A6\u00AC\d-]+){0,3}?)(?: (?:at|on|in) the \p{L}+)?(?:\s*:\s*|\s*,?\s+(?:with|has|shows?|contains?|containing|showing|includes?|including|displays?|displaying|holds?|of|(?:which|that) (?:shows?|contains?|has|generates?|displays?))\s+)(?<rest>.+)$/iu

/** The rest of an item behind what only says where it stands. */
export function withoutPlace(text: string): string {
  let rest = text.trim()
  // One of the names of plans, or of buttons.
  if (/^(?:Plus|Next)$/.test(rest)) return rest
  for (let turn = 0; turn < 5; turn += 1) {
    const next = rest.replace(place, '')
    if (next === rest) break
    rest = next
  }
  return rest
}

/** A box while it is being filled. */
type Box = Part & { kind: 'box' }

function openBox(match: RegExpExecArray, masked: Masked): Box | undefined {
  const { name = '', noun = '', behind = '' } = match.groups ?? {}
  const kind = noun.toLowerCase()
  const quoted = masked.quoted(`${name} ${behind}`)
  const label =
    quoted ??
    labelFrom(masked.bare(behind).replace(/^(?:titled|called|named|for)\s*/i, '') || masked.bare(name))
  const isNamed = /\bcards\b[^:]{0,20}(?::|\b(?:titled|called|named|labell?ed)\b)/i.test(match[0])
  if (kind === 'cards' && isNamed) return { kind: 'box', look: 'cards', label: '', parts: [] }
  if (/^(?:cards?|panel|modal|dialog|bottom sheet|(?:mini[- ]?)?player)$/.test(kind))
    return {
      kind: 'box',
      look: 'card',
      label: quoted ?? (/^(?:small|info|large|bottom|top|floating|sticky)?$/i.test(label) ? '' : label),
      parts: [],
    }
  if (kind === 'summary')
    return { kind: 'box', look: 'card', label: label === '' ? 'Summary' : `${label} summary`, parts: [] }
  if (kind === 'form' && /^ for\b/i.test(behind))
    return { kind: 'box', look: 'section', label, parts: [], isForm: true }
  // "A delivery form with recipient and street", among other parts.
  if (kind === 'form')
    return { kind: 'box', look: 'section', label: label.replace(/ form$/i, ''), parts: [], isForm: true }
  if (kind === 'section' || kind === 'group') return { kind: 'box', look: 'section', label, parts: [] }
  if (kind === 'row' || kind === 'toolbar') return { kind: 'box', look: 'row', label: '', parts: [] }
  return undefined
}

const bracketedName =
  /^(?:(?:[\p{L}\d]+ )*?(?:sections|groups|categories)\s*:?\s*)?(?:an? |the )?(?<name>[^\u00A6]*|\u00A6q\d+\u00AC)\s*\u00A6b\d+\u00AC(?:\s*sections?)?$/iu
/** "Checkboxes (Monday, Tuesday)" are these, wherever they stand. */
const isComponents =
  /^(?:an? |the )?(?:radio buttons?|check ?boxes|buttons|switches|toggles|chips|sliders|fields|drop-?downs?|tabs|icons) (?:for|with|of)\b|(?:check ?boxes|buttons?|switches|toggles|chips|tabs|sliders?|fields?|drop-?downs?|inputs?|pickers?|tiles|cards?|lists?|icons|stepper|radio)$/i
/** "Delivery date (date picker)": what kind of component it is. */
const isKind =
  /^(?:an? )?(?:(?:text|number|numeric|email|date|time|search|password|multi-?line) ?)*(?:text|number|date|input|field|picker|drop-?down|select|check ?box|toggle|switch|slider|stepper|text ?area)\b[^,]*$/i
/** "Account (change email, change password)", where sections are told: its title, and what is in it. */
function sectionIn(item: string, masked: Masked, before: Part | undefined): Box | undefined {
  const name = find(bracketedName, item)?.groups?.name
  const inner = masked.inner(item)
  const isTold =
    !has(isComponents, (name ?? '').trim()) &&
    (/sections|groups/i.test(item) || (before?.kind === 'box' && before.look === 'section'))
  if (name === undefined || inner === undefined || !isTold || has(isKind, inner)) return undefined
  const parts = readItems(inner, masked)
  const names = parts.flatMap((part) =>
    part.kind === 'fact' && part.value === undefined ? [part.label] : [],
  )
  const label = masked.quoted(name) ?? labelFrom(masked.bare(name))
  const held: Part[] = names.length === parts.length ? [{ kind: 'menu', label, options: names }] : parts
  return label === '' || parts.length === 0 ? undefined : { kind: 'box', look: 'section', label, parts: held }
}

/** "A profile card at the top (avatar, name)": what is in it stands in the brackets. */
const bracketedCard =
  /^(?:an? |the |one )?(?<name>(?:[\p{L}-]+ ){0,3})(?:card|header|panel|banner|footer)(?: (?:at|on) (?:the )?\p{L}+)?\s*\u00A6b\d+\u00AC$/iu
function cardIn(item: string, masked: Masked): Box | undefined {
  const inner = has(bracketedCard, item) ? masked.inner(item) : undefined
  return inner === undefined
    ? undefined
    : { kind: 'box', look: 'card', label: '', parts: readItems(inner, masked) }
}

const aboutAndShown =
  /^(?:the |an? )?(?<about>(?!(?:an? |the )?(?:list|row|table|grid|field|button|title|text|image|photo|icon)s?\b)[\p{L}' ]{3,28}?),? (?:showing|displaying|with) (?<shown>.+)$/iu

/** "A trash icon each", "in each row": of the things of the list before. */
const ofEachRow =
  /\s+(?:each|(?:in|on|for|next to) (?:each|every)(?: (?:row|one|item|card|entry|\p{L}+))?)$/iu
const eachList = /^each (?:with|has|having|showing|shows) (?:an? |the )?(?:list|grid)\b/i
/** What the names behind a part are added to: what one chooses from, or the headings of a list. */
const namesIn = (part: Part): string[] | undefined =>
  part.kind === 'list' ? part.sections : 'options' in part ? part.options : undefined
/** "Standard 4.90 €, Express 9.90 €": names with what they cost. */
const isPricedName = (item: string, part: Part | undefined) => part?.kind === 'fact' && /^\p{Lu}/u.test(item)
/** "Card, PayPal, then card number": behind several names in capitals a small word is none of them. */
const isOther = (item: string, part: Part) => {
  const names = namesIn(part) ?? []
  return names.length > 1 && /^\p{Ll}/u.test(item) && names.every((name) => /^[\p{Lu}\d]/u.test(name))
}
/** Made for the whole list, not for each of its things. */
const ofWhole =
  /^(?:add|new|create) \S|^(?:see all|view all|show all|check ?out|place|continue|next|clear|sort|filter)\b/i

const beside =
  /^(?:and |then |also )*(?:shows|displays|contains|includes|there (?:is|are)|(?:below|beneath|under(?:neath)?|at the (?:very )?(?:top|bottom))\b)/i

/** "A search bar on top": before what was told already. */
const onTop = /\s(?:on|at the(?: very)?) top(?: of it)?$/i

/** "Next", "Video", "My photos" among the names of buttons or tabs: a name, whatever component it could be. */
const standsAlone = (piece: string) =>
  /^(?:\p{Ll}{2,}(?<!s)|\p{Lu}[\p{L}'-]*(?: [\p{L}'&-]+){0,2}(?<!field|button|icon|bar|picker|list|checkbox|slider|switch|link))$/u.test(
    piece.trim(),
  ) && !/^(?:an?|the)\b/i.test(piece.trim())

/** "Price per night, check-in and check-out date pickers": that is none of these. */
const isValue =
  /^(?:(?:\p{L}+ )?(?:price|rating|total|subtotal|score|status|balance|amount due)(?: per \p{L}+)?|amenit\p{L}+)$/iu

/** The parts of a sentence, each item by its form, with those that only go on with the one before. */
export function readItems(text: string, masked: Masked, begun?: ReadItem): Part[] {
  const all: Part[] = begun ? [...begun.parts] : []
  let box: Box | undefined
  let collecting: Collecting | undefined = begun?.collecting
  let ofEach = begun?.collecting === 'fields'
  let make: ((label: string) => Part) | undefined
  let isClosed = false
  let wasLast = false
  /** The item before, where it was a bare word: what it is called, and how it is taken back, with those before it. */
  let bareBefore: { label: string; takeBack: () => unknown }[] = []
  for (const { text: piece, isLast } of withSharedHeads(itemsOf(withoutPlace(text)))) {
    let item = withoutPlace(piece).replace(
      /(?<!\b(?:list|grid|table|row)s? of .{2,40})\s+(?:as|with) (?:small )?icons?$|(?<=^(?:an? |the )?\p{L}{4,}) (?:on the )?(?:left|right)(?: side)?$/iu,
      '',
    )
    const isNameAlone = (collecting === 'options' || collecting === 'parts') && standsAlone(piece)
    if (isNameAlone) item = piece.trim()
    if (item === '') continue
    // "Lists the items with a stepper and shows the total": that is none of the things.
    if (collecting === 'fields' && box === undefined && has(beside, piece.trim())) {
      collecting = undefined
      ofEach = false
    }
    // "With quantity and price, total": what they come to is none of theirs.
    const listedLast = (box?.parts ?? all).at(-1)
    const isSummed =
      !isLast &&
      /^(?:the )?(?:(?:grand |sub-?)?total|sum)$/i.test(item) &&
      listedLast?.kind === 'list' &&
      listedLast.fields.some((field) => /^(?:unit )?price$|^amount$|^cost$/i.test(field))
    if ((isClosed || isSummed) && collecting === 'fields' && has(computed, item)) collecting = undefined
    const beginsAnew = /^(?:an?|the|another|two|three|four)\s/i.test(item)
    // "A, B and C" is told: what follows stands beside it.
    const isWritten = box !== undefined && /^comments?$/i.test(box.label) && box.parts.length > 0
    if ((isClosed || isWritten) && beginsAnew) {
      box = undefined
      collecting = undefined
      ofEach = false
    }
    if (has(ofEachRow, item)) {
      item = item.replace(ofEachRow, '')
      const told = box?.parts ?? all
      const [part] = readPart(item, masked).parts
      const listed = flatParts(all).findLast((each) => each.kind === 'list')
      if (listed?.kind === 'list' && part) {
        // "An edit and a delete icon in each row": both of them.
        const at = told.findLastIndex((each) => each.kind !== 'button' || each.look !== 'icon')
        const signs = told.splice(at + 1)
        listed.fields.push(...[...signs, part].map((each) => fieldOf(each, item, masked)))
        continue
      }
    }
    // "Two sections, Today and Tomorrow, each with a list of tasks": one list under both.
    const headed = (box?.parts ?? all).at(-1)
    if (headed?.kind === 'choice' && has(eachList, item)) {
      const [part] = readPart(item.replace(eachShows, ''), masked).parts
      if (part?.kind === 'list') {
        const sections = headed.options.map((option) => labelFrom(option))
        ;(box?.parts ?? all).splice(-1, 1, { ...part, sections })
        collecting = 'fields'
        ofEach = true
        continue
      }
    }
    if (has(eachShows, item)) {
      item = item.replace(eachShows, '')
      const listed = (box?.parts ?? all).at(-1)
      if (listed?.kind === 'list') {
        collecting = 'fields'
        ofEach = true
        isClosed = false
      }
    }
    // "A stepper for adults and one for children".
    const [, other] = /^(?:one|another(?: one)?) for (?:the )?(\p{L}[\p{L} ]{2,24})$/iu.exec(item) ?? []
    const like = (box?.parts ?? all).at(-1)
    if (other !== undefined && like && like.kind !== 'box') {
      ;(box?.parts ?? all).push({ ...like, label: labelFrom(other) })
      continue
    }
    const section = sectionIn(item, masked, all.at(-1)) ?? cardIn(item, masked)
    if (section) {
      all.push(section)
      collecting = undefined
      continue
    }
    let opensBox = false
    const held = find(holder, item)
    if (
      held &&
      !/^(?:(?:vertical|horizontal|scrollable|long|simple) )?(?:list|table|grid|row|carousel)\b/i.test(
        held.groups?.name ?? '',
      )
    ) {
      // "And cards with dish, photo and price": a list of what each shows.
      const areMany =
        /^cards$/i.test(held.groups?.noun ?? '') &&
        (held.groups?.name ?? '').trim() === '' &&
        (held.groups?.behind ?? '') === '' &&
        /\b(?:with|showing|that show)\s/i.test(held[0]) &&
        /^(?:the |an? |its |their )?\p{Ll}/u.test(held.groups?.rest ?? '')
      const opened = areMany ? undefined : openBox(held, masked)
      item = areMany ? `a list with ${held.groups?.rest ?? ''}` : withoutPlace(held.groups?.rest ?? '')
      // "A card with heart rate showing the average": what it is about, and the first of what it shows.
      const about = opened?.label === '' ? find(aboutAndShown, item)?.groups : undefined
      if (opened && about) {
        opened.label = labelFrom(masked.plain(about.about ?? ''))
        item = about.shown ?? ''
      }
      if (opened) {
        all.push(opened)
        box = opened
        opensBox = true
        collecting = undefined
        ofEach = false
        isClosed = false
      }
    }
    const parts = box?.parts ?? all
    const card = box?.look === 'cards' ? cardNamed(item, masked) : undefined
    if (card) {
      parts.push(card)
      if (isLast) isClosed = true
      continue
    }
    const read: ReadItem = isNameAlone
      ? { parts: [{ kind: 'fact', label: labelFrom(masked.plain(item)) }] }
      : readPart(item, masked)
    const [only] = read.parts
    const isPlain = read.parts.length === 1 && only?.kind === 'fact' && only.value === undefined
    // Words alone, also in quotes.
    const isBare =
      (isPlain && !/^(?:a|an|the|some)\s/i.test(item)) ||
      (read.parts.length === 1 && only?.kind === 'heading')
    const last = parts.at(-1)
    // "A time picker "From" and "Until"": one more of the kind.
    const isSibling =
      isLast &&
      only?.kind === 'heading' &&
      only.isBare === true &&
      (last?.kind === 'date' || last?.kind === 'switch' || last?.kind === 'checkbox')
    if (isSibling && last) {
      parts.push({ ...last, label: capitalise(only.label) })
      continue
    }
    const before = bareBefore
    // What comes behind the last of some names begins others.
    const run = wasLast ? [] : before
    bareBefore = []
    // "With buttons "Accept" and "Decline"": each row has both.
    if (
      collecting === 'fields' &&
      last?.kind === 'list' &&
      only?.kind === 'heading' &&
      only.isBare === true &&
      / button$/i.test(last.fields.at(-1) ?? '')
    ) {
      last.fields.push(`${only.label} button`)
      continue
    }
    if (
      collecting === 'fields' &&
      last?.kind === 'list' &&
      only &&
      !isCount(only) &&
      (isPlain ||
        shownOfEach.has(only.kind) ||
        isSign(only) ||
        has(bareMark, item) ||
        // "Title, likes and comments": how many there are.
        (only.kind === 'list' && only.fields.length === 0 && /^\p{Ll}+$/u.test(item)) ||
        // "With name, role and a toggle": the last of what each has.
        (isLast && !isClosed && (isMark(only) || isOfRow(only))) ||
        (ofEach && !has(ofWhole, only.label) && !(isClosed && isOfWhole(only))))
    ) {
      last.fields.push(fieldOf(only, item, masked))
    } else if (
      collecting === 'options' &&
      (isBare || isPricedName(item, only)) &&
      last &&
      namesIn(last) &&
      !isOther(item, last)
    ) {
      const options = namesIn(last) ?? []
      options.push(masked.plain(item))
      bareBefore = [...run, { label: only?.label ?? '', takeBack: () => options.pop() }]
    } else if (collecting === 'parts' && (isBare || (isPlain && make)) && make) {
      parts.push(make(asSibling(last, only.label)))
      bareBefore = [...run, { label: only.label, takeBack: () => parts.pop() }]
    } else {
      if (read.takesPrevious && read.make) {
        // "Start, Stop and Lap buttons": all names before it.
        const own = before.slice(before.findLastIndex(({ label }) => has(isValue, label)) + 1)
        for (const each of own.toReversed()) each.takeBack()
        parts.push(...own.map(({ label }) => label).map(read.make))
      }
      parts.push(...read.parts)
      collecting = read.collecting
      ofEach = read.ofEach === true
      make = read.make
      if (isBare && only) bareBefore = [...run, { label: only.label, takeBack: () => parts.pop() }]
    }
    // What begins a list of its own goes on.
    if (isLast) isClosed = read.collecting === undefined
    // Names in a box begin anew.
    wasLast = isLast && !opensBox
    if (/\bbetween them$/i.test(piece) && parts.length > 2) parts.push(...parts.splice(-2, 1))
    const isBesideField = read.parts[0]?.kind === 'button' && all.at(-2)?.kind === 'input'
    if (has(onTop, piece) && !isBesideField && box === undefined && read.parts.length > 0 && !collecting)
      all.unshift(...all.splice(-read.parts.length))
  }
  return all
}

/** "Buttons to sign in with Google or Apple": the second is one to sign in with, too. */
function asSibling(before: Part | undefined, label: string): string {
  const words = before?.kind === 'button' ? before.label.split(' ') : []
  if (label.split(' ')[0] === words[0]) return label
  return words.length > 2 && !label.includes(' ') && /^\p{Lu}/u.test(words.at(-1) ?? '')
    ? [...words.slice(0, -1), label].join(' ')
    : label
}
