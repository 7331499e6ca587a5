import { byWord } from '../../by-word.ts'
import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type ComponentType,
  type JsonValue,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { definitions } from '@kwiq/catalogue'
import { findType } from '../../model/repair/aliases.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { findByMeaning } from '../find-by-meaning.ts'
import { findHost, isField, screenNamed, splitHost } from '../find-host.ts'
import { clean, findNamedScreen } from '../find-screen.ts'
import { findNamedNode, findNear, type FoundNode } from '../find-target.ts'
import { freeId } from '../free-id.ts'
import { textOf } from '../entry.ts'
import { findList } from '../lists.ts'
import { newList, ownList } from '../new-list.ts'
import { newNode, typeNamed } from '../new-node.ts'
import { isExampleWay, noteOfWay, wayOutside } from '../../compose/outside.ts'
import { endOf, placeAtEnd, placeOn, startOf, topOf } from '../places.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'
import { addScreen, isPageName } from './adding-screens.ts'
import { listed, withoutArticle } from '../words.ts'
import { colorTones } from './color-tones.ts'

/** 'With the placeholder "you@home"'. */
const detail = /\s+with\s+(?:the\s+|an?\s+)?(placeholder|hint|helper|help text|unit)\s+["“]([^"”]{1,60})["”]/i
const detailKeys: Readonly<Record<string, string>> = byWord({
  placeholder: 'placeholder',
  hint: 'placeholder',
  helper: 'helper',
  'help text': 'helper',
  unit: 'suffix',
})

/** The tones a part may have, by the colours they are drawn in. */
const tones: Readonly<Record<string, string>> = byWord({ ...colorTones, grey: 'muted', gray: 'muted' })

/** "Add a chart to the home screen", "add a button 'Share' below the list". */
export const addComponent: EditRule = (whole, document) => {
  // "A banner in red": the tone it has, where a part may have one.
  const [, behind] =
    /\s(?:banner|notice|text|warning|message)\b.*\s+in\s+(red|green|orange|yellow|amber|gr[ae]y)$/i.exec(
      whole,
    ) ?? []
  const [, before] =
    /^\w+\s+an?\s+(red|green|orange|yellow|amber|gr[ae]y)\s+(?:banner|notice|warning)\b/i.exec(whole) ?? []
  const colour = behind ?? ''
  const tone = tones[(behind ?? before ?? '').toLowerCase()]
  const written = colour === '' ? whole : whole.replace(/\s+in\s+\S+$/, '')
  const told = detail.exec(written)
  const clause = written.replace(detail, '')
  const found =
    /^(?:(?:add|insert|include)\s+(?:(?:a|an|the|another|some)\s+)?|put\s+(?:an?|another|some)\s+)(.+?)(?:\s+(above|before|below|under|underneath|beneath|after|next to|beside|behind|right of|left of)\s+(.+?)|\s+(?:to|on|in)\s+(?:the\s+)?(.+?))?$/i.exec(
      clause
        .replaceAll(/["“][^"”]*["”]/g, '"…"')
        // "To the overview above the list": the place is where that stands.
        .replace(
          /\s(?:to|on|in)\s+((?:the\s+|my\s+|our\s+)?[\p{L} ]{2,30}?)\s+(above|below|under|after|before|next to)\s+([^"“]{2,40})$/iu,
          (whole, place: string, side: string, mark: string) =>
            findNamedScreen(document, place) ? ` ${side} ${mark} on ${place}` : whole,
        )
        .replace(/\s(?:at|to) (the (?:very )?(?:top|bottom|start|beginning|end)) of\s/i, ' at $1 on ')
        .replace(/\sto the (?:very )?(top|bottom|start|end)$/i, ' at the $1'),
    )
  if (!found?.[1]) return undefined
  const quotes = [...clause.matchAll(/["“]([^"”]{1,60})["”]/g)].map(([, quote]) => quote)
  const single = /'([^']{1,60})'/.exec(found[1])?.[1]
  const parts = found[1].split(/\s+and\s+(?=(?:a|an|another)\s)/i)
  // "A number of people field" is a field.
  const words = wordsOf((parts[0] ?? '').replace(/^.{2,20}? of (?=.{2,20} (?:field|input|picker)$)/i, ''))
  const type = typeNamed(words)
  // "A group called Balcony" is one of people.
  if (words.length === 1 && /^group$/i.test(words[0] ?? '') && /\b(?:called|named)\b|["“]/.test(clause))
    return undefined
  if (!type || words.length > 6) return undefined
  const named = found[4] ? findHost(document, found[4]) : undefined
  // "A field to the booking" goes where one books, and not where it says that one did.
  const filled =
    /^(?:input|checkbox|datepicker)$/.test(type) &&
    named?.node === undefined &&
    named?.screen.components.some(isField) === false &&
    // One searches a list where it is.
    !/\bsearch\b/i.test(words.join(' ')) &&
    // "Orders" are those there are, and no ordering.
    named.screen.name.toLowerCase() !== clean(found[4] ?? '') &&
    // Settings are no form.
    (type === 'input' || /^(?:book|order|check|pay|regist|sign|reserv)/i.test(found[4] ?? ''))
  const host =
    filled && found[4] && !/form(?:ular|ulaire|ulario)?$/i.test(found[4])
      ? (findHost(document, `${found[4]} form`) ?? named)
      : named
  const beside = found[3] ? findBeside(document, found[3]) : undefined
  // "After email in checkout", where no email is asked for.
  const [, near, where] = /^(.+?)\s+(?:in|on|at)\s+(?:the\s+)?(.+)$/i.exec(found[3] ?? '') ?? []
  const there = where === undefined || beside ? undefined : findHost(document, where)?.screen
  if (near !== undefined && there)
    return refuse(
      `There is no ${withoutArticle(near)} on ${there.name}. Try "Add a ${found[1]} to ${there.name}".`,
    )
  if (found[3] && !beside) return refuse(`Nothing on the screens is called “${withoutArticle(found[3])}”.`)
  const other = beside ?? host?.node
  const start = startOf(document)
  const isFirstForm = start?.components.some(isField) === true
  // A field goes where one fills something in.
  const form =
    type === 'input' && /\bfield$/i.test(words[0] === 'field' ? 'field' : words.join(' ')) && !isFirstForm
      ? findHost(document, 'form')?.screen
      : undefined
  // "A profile photo" belongs to the profile.
  const owner = /\b(?:profile|checkout|cart)\b/i.exec(words.slice(0, -1).join(' '))?.[0].toLowerCase()
  const own = owner === undefined ? undefined : findByMeaning(document, owner)
  const screen = found[4] ? host?.screen : (other?.screen ?? own ?? form ?? start)
  // A "loyalty card" is a page of its own in many apps, and no box.
  const isCard = type === 'container' || /cards$/i.test(words.at(-1) ?? '')
  const page = toSingular(words.join(' ').toLowerCase())
  if (isCard && !found[3] && !found[4] && quotes.length === 0 && isPageName(page))
    return addScreen(`add a ${page} screen`, document)
  // Settings come with the first thing that is set there.
  if (!screen && /^(?:the\s+)?settings(?:\s+(?:screen|page))?$/i.test(found[4] ?? ''))
    return addScreen(`add a settings screen with ${words.slice(0, -1).join(' ')}`, document)
  if (!screen) return found[4] ? noScreen(found[4]) : undefined
  const lastField = type === 'input' ? screen.components.findLastIndex(isField) : -1
  const end = lastField >= 0 ? lastField + 1 : endOf(screen)
  // One searches what stands below.
  const isSearch = type === 'input' && /\bsearch\b/i.test(words.join(' ')) && !other
  const isNotice =
    type === 'container' && /\b(?:banner|notice|announcement|warning|alert)$/i.test(words.join(' ')) && !other
  const isTop = isSearch || isNotice || /\b(?:at|to) the (?:very )?(?:top|start|beginning)\b/i.test(clause)
  // Meant for a component, a field goes above it and all else below.
  const isBelow = host ? type !== 'input' : !/above|before|left/i.test(found[2] ?? '')
  const index = isTop ? topOf(screen) : other ? other.index + (isBelow ? 1 : 0) : end
  // A further switch stands with the others.
  const group = type === 'checkbox' && !other && !isTop ? switchesOf(screen) : undefined
  const taken = collectNodeIds(document)
  const notes: string[] = []
  const commands = parts.flatMap((part, place): Command[] => {
    const own = wordsOf(part.replace(/^.{2,20}? of (?=.{2,20} (?:field|input|picker)$)/i, ''))
    const ownType = typeNamed(own) ?? type
    const quoted = part.includes('…') ? quotes.shift() : single
    // "Date of birth field" is called so.
    const field = /^([\p{L} -]{2,20} of [\p{L} -]{2,20}?)\s+(?:field|input|picker)$/iu.exec(part)?.[1]
    const about =
      /\b(?:of|for|until|till|since|showing|called|named|labell?ed|saying)\s+([^"'“”]{3,40})$/i.exec(
        part.replace(/\s+(?:at|to) the .*$/i, ''),
      )?.[1]
    // "A lunch menu for the week" is no menu of weeks.
    const isWhen =
      about !== undefined &&
      /^(?:the|this|each|every|next)?\s?(?:week|day|month|year|today|tomorrow|weekend|evening|morning)s?$/i.test(
        about,
      )
    const said =
      field ??
      (isWhen ? own.join(' ') : about)
        ?.replace(/^(?:the|an?|our|my)\s+/i, '')
        .split(' ')
        .slice(0, 4)
        .join(' ')
        .replace(/(?:\s(?:and|or|of|per|with|for|the|by|in|on))+$/i, '')
    // "Weekly goal 3 of 4" is three quarters of it.
    const [, share, all] = /\b(\d{1,3})\s+of\s+(\d{1,3})$/.exec(part) ?? []
    const isShare = ownType === 'chart' && share !== undefined && all !== undefined && Number(all) > 0
    const bare = isShare ? said?.replace(/\s+\d.*$/, '') : said
    // "An approve button for the boss" says "Approve".
    const isNamed = ownType === 'button' && labelFrom(own, ownType) !== definitions.button.defaultLabel
    const isCalled = /\b(?:called|named|labell?ed|saying)\b/i.test(part)
    const label = quoted ?? (bare && (!isNamed || isCalled) ? capitalise(bare) : labelFrom(own, ownType))
    // "A carousel" of nothing else is of what the app is full of.
    const filled =
      ownType === 'list' && label === definitions.list.defaultLabel ? ownList(document) : undefined
    const layout = layoutIn(own.join(' '))
    const node = filled
      ? {
          ...filled,
          id: freeId(taken, 'list'),
          properties: { ...filled.properties, ...(layout ? { layout } : {}) },
        }
      : ownType === 'list' && label !== definitions.list.defaultLabel
        ? newList(document, label)
        : newNode(ownType, label, own.join(' '), taken)
    taken.add(node.id)
    const pins = ownType === 'map' && said ? pinsOf(document, said) : []
    if (isThere(screen, node) && !/\b(?:another|second|more)\b/i.test(clause)) return []
    const target = ownType === 'button' ? findNamedScreen(document, node.label) : undefined
    const way = ownType === 'button' && !target ? wayOutside(node.label) : undefined
    if (way?.href && isExampleWay(node.label)) notes.push(noteOfWay(node.label, way.href))
    const key = ownType === 'input' ? detailKeys[told?.[1]?.toLowerCase() ?? ''] : undefined
    const [, low, high] = /\bfrom (\d{1,4}) (?:to|till) (\d{1,4})\b/i.exec(clause) ?? []
    const isRange = node.properties.kind === 'slider' && low !== undefined && high !== undefined
    const led = {
      ...node.properties,
      ...(isRange ? { min: Number(low), max: Number(high), value: low } : {}),
      ...(target ? { action: { kind: 'screen', screenId: target.id } } : {}),
      ...(way?.href ? { action: { kind: 'link', href: way.href }, icon: way.icon } : {}),
      ...(key === undefined ? {} : { [key]: told?.[2] }),
      ...(tone && ownType === type ? { tone } : {}),
      ...(isShare ? { data: [Math.min(1, Number(share) / Number(all))], center: `${share} of ${all}` } : {}),
      ...(pins.length > 0 ? { pins, height: 220 } : {}),
    }
    const at = {
      screenId: screen.id,
      parentId: group?.id ?? other?.parentId ?? null,
      index: (group?.children?.length ?? index) + place,
    }
    return [{ type: 'add-component', node: { ...node, properties: led }, place: at }]
  })
  if (commands.length === 0) return refuse(`${screen.name} has that already.`)
  return notes.length > 0 ? { commands, note: notes.join(' ') } : commands
}

/** How a list is drawn that is called so. */
const layoutIn = (words: string): string | undefined =>
  /\b(carousel|grid|timeline|checklist|cards)\b/i.exec(words)?.[1]?.toLowerCase()

/** Where pins stand on a map, as shares of its width and height. */
const spots: readonly (readonly [x: number, y: number])[] = [
  [0.7, 0.3],
  [0.3, 0.42],
  [0.55, 0.68],
  [0.2, 0.74],
]

/** "A map of the jobs": a pin for each of the first. */
function pinsOf(document: AppDocument, things: string): JsonValue[] {
  const entries = findList(document, things.replace(/^today(?:['’]?s)?\s+/i, ''))?.entries ?? []
  return spots.flatMap(([x, y], index): JsonValue[] => {
    const label = textOf(entries[index], 'title')
    return label === undefined ? [] : [{ x, y, label, icon: 'pin', selected: index === 0 }]
  })
}

/** What something is put next to: "the note in the add expense form". */
function findBeside(document: AppDocument, words: string): FoundNode | undefined {
  const { subject, screen } = splitHost(document, words)
  return screen ? findNamedNode(document, subject, screen.id) : findNear(document, words)
}

/** Whether a field, switch or button of that name is on the screen. */
const isThere = ({ components }: Screen, { type, label }: ComponentNode): boolean =>
  /^(?:input|checkbox|button)$/.test(type) &&
  label !== definitions.button.defaultLabel &&
  [...walkComponents(components)].some(
    (node) => node.type === type && node.label.toLowerCase() === label.toLowerCase(),
  )

/** The group the last switch of a screen is in. */
const switchesOf = ({ components }: Screen): ComponentNode | undefined =>
  [...walkComponents(components)].findLast(({ children }) =>
    children?.some(({ type }) => type === 'checkbox'),
  )

/** "Add three buttons: Call, Mail and Share". */
const several: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|include|put)\s+(?:\w+\s+)?(\w+?)s(?:\s+(side by side))?(?:\s+at the (?:bottom|end))?(?:\s+(?:on|of|to|in)\s+([^:]+?))?\s?:\s?(.+?)(?:\s+(?:to|on)\s+(?:the\s+)?([\p{L} ]+?))?$/iu.exec(
      clause,
    )
  const type = found?.[1] ? findType(found[1]) : undefined
  const start = screenNamed(document, found?.[3] ?? found?.[5])
  if (!found?.[4] || !type || !start) return undefined
  const taken = collectNodeIds(document)
  const labels = listed(found[4])
    .map((label) => capitalise(label.replaceAll(/["'“”.]/g, '').trim()))
    .filter((label) => label !== '')
    .slice(0, 6)
  if (type === 'tabs') {
    const node = newNode('tabs', labels.join(', '), '', taken)
    const items = labels.map((title) => ({ title }))
    return [
      {
        type: 'add-component',
        node: { ...node, properties: { items } },
        place: placeOn(start, topOf(start)),
      },
    ]
  }
  if (found[2]) {
    const row: ComponentNode = {
      id: freeId(taken, 'stack'),
      type: 'stack',
      label: 'Row',
      properties: { direction: 'row', equal: true },
      children: labels.map((label, index) => {
        const node = newNode(type, label, label, taken)
        taken.add(node.id)
        const isLast = index === labels.length - 1
        return { ...node, properties: { ...node.properties, ...(isLast ? {} : { variant: 'secondary' }) } }
      }),
    }
    return [{ type: 'add-component', node: row, place: placeAtEnd(start) }]
  }
  return labels.map((label, place) => {
    const node = newNode(type, label, label, taken)
    taken.add(node.id)
    return { type: 'add-component', node, place: placeAtEnd(start, place) }
  })
}

/** The words of what is to be added, without its name and what follows it. */
function wordsOf(text: string): string[] {
  const words = text
    .replaceAll(/["'“”][^"'“”]*["'“”]/g, ' ')
    .replace(
      /\b(?:called|labelled|labeled|named|saying|for|with|of|until|till|since|at the|from(?= \d))\b.*$/i,
      ' ',
    )
    .replace(/^(?:a|an|another|the|some)\s+/i, '')
    .trim()
    .split(/\s+/)
  // "A field email" is an email field.
  const [first = '', ...rest] = words
  return rest.length > 0 && /^(?:field|input|button)$/i.test(first) ? [...rest, first] : words
}

function labelFrom(words: readonly string[], type: ComponentType): string {
  const phrase = words.join(' ')
  if (type === 'input' && /search/i.test(phrase)) return 'Search'
  if (type === 'image' && /\blogo$/i.test(phrase)) return 'Logo'
  if (type === 'image' && /\bqr[ -]?code$/i.test(phrase)) return 'QR code'
  if (/^progress (?:bar|ring|circle)$/i.test(phrase)) return 'Progress'
  const own = words.filter(
    (word) =>
      typeNamed([word]) !== type &&
      !(type === 'chart' && /^(?:pie|bar|line|donut|doughnut|area|ring|column)$/i.test(word)) &&
      !/^(?:my|our|your|date|picker|field|big|bigger|large|huge|small|tiny|nice|beautiful|simple)$/i.test(
        word,
      ),
  )
  const isDate = type === 'datepicker' && own.length === 0
  // "A delivery date picker" asks for the delivery date.
  if (type === 'datepicker' && own.length > 0 && words.includes('date'))
    return capitalise(`${own.join(' ')} date`)
  return own.length > 0
    ? capitalise(own.join(' '))
    : isDate
      ? 'Date'
      : type === 'navbar'
        ? 'Main navigation'
        : definitions[type].defaultLabel
}

export const addSeveralRules: readonly EditRule[] = [several]
export const addingRules: readonly EditRule[] = [addComponent]
