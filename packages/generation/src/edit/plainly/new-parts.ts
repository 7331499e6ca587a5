import { type AppDocument, type Command, type ComponentNode, type Screen, walkNodes } from '@kwiq/app-model'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { kindNamed, mainDetail } from '../frames/kind-of-thing.ts'
import { put } from '../frames/put.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import { knownEntries } from '../known-entries.ts'
import { freeId } from '../free-id.ts'
import { likeEntry } from '../new-entry.ts'
import { endOf, placeOn, startOf, topOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { lastFilledIn } from '../rules/told-fields.ts'
import { listed, withoutArticle } from '../words.ts'
import { mainForm, placeMeant, stemsIn } from './app-parts.ts'

const options =
  /^(?:add|put|show|i want|we need|include)\s+(?<name>[\p{L} -]{3,24}?)\s+(?:buttons|options|choices|chips|levels|settings)\s*(?::|\bfor\b|\bwith\b|\blike\b|,)?\s*(?<list>[\p{L}\d.,×x%€$ +-]{3,80}?)(?:\s+(?:to|on|in|at)\s+(?:the\s+|our\s+|my\s+)?(?<place>[\p{L} ]{3,30}))?$/iu

/** "Speed buttons 1x, 1.5x and 2x on the player": chips to choose from. */
const addOptions: EditRule = (clause, document): EditOutcome | undefined => {
  const { name = '', list = '', place } = options.exec(clause)?.groups ?? {}
  const spaced = list.replaceAll(/(?<=\d\S*)\s+(?=\d)/g, ', ')
  const titles = listed(spaced).map(capitalise)
  const isFew = titles.length > 1 && titles.length < 9 && titles.every((title) => title.length < 20)
  const screen = place === undefined ? undefined : placeMeant(document, place)
  if (!isFew || /\b(?:and|the|an?)\b/i.test(name)) return undefined
  const host = screen ?? (place === undefined ? startOf(document) : undefined)
  if (!host) return undefined
  const last = lastFilledIn(host)
  const title = capitalise(withoutArticle(name))
  return put(document, host, last < 0 ? endOf(host) : last + 1, {
    type: 'list',
    label: title,
    properties: {
      layout: 'chips',
      title,
      wrap: true,
      active: 0,
      items: titles.map((each) => ({ title: each })),
    },
  })
}

const chosen =
  /^(?:(?:the\s+|our\s+)?[\p{L}]{3,20}\s+(?:can|should be able to|may|could)|let\s+[\p{L}]{2,20})\s+(?:choose to\s+)?(?<deed>tip|donate|give|pay|contribute|spend|bid)\s+(?<list>[\d.,]+(?:\s*(?:,|or|and)\s*[\d.,]+)+)\s*(?<unit>euros?|€|dollars?|\$|pounds?|£|points?)?$/iu

/** "People can tip 2, 5 or 10 euros": one of these, where one does it. */
const addSums: EditRule = (clause, document): EditOutcome | undefined => {
  const { deed = '', list = '', unit = '' } = chosen.exec(clause)?.groups ?? {}
  const sums = list.split(/\s*(?:,|\bor\b|\band\b)\s*/).filter((sum) => /\d/.test(sum))
  const host = sums.length > 1 ? (mainDetail(document) ?? startOf(document)) : undefined
  if (!host) return undefined
  const sign = /^(?:euros?|€)$/i.test(unit)
    ? '€ '
    : /^(?:dollars?|\$)$/i.test(unit)
      ? '$'
      : /^(?:pounds?|£)$/i.test(unit)
        ? '£'
        : ''
  const title = capitalise(deed.toLowerCase())
  const items = sums.map((sum) => ({ title: `${sign}${sum}${sign === '' && unit !== '' ? ` ${unit}` : ''}` }))
  return put(document, host, endOf(host), {
    type: 'list',
    label: title,
    properties: { layout: 'chips', title, wrap: true, active: 0, items },
  })
}

const calls =
  /^(?:add\s+|put\s+|i (?:want|need)\s+|make\s+)?(?:(?:big|large|some|quick|the)\s+)*(?:call|phone|dial|emergency call)\s+buttons?\s+(?:for|to(?:\s+(?:call|reach))?)\s*:?\s*(?<whom>[\p{L}][\p{L}' ,.&-]{2,80})$/iu
const eachCall =
  /^(?:add|put|show|i (?:want|need))\s+(?:an?\s+)?["“]?(?:call|phone|dial)["”]?\s+(?:button|icon|link)s?\s+(?:next to|beside|to|for|on|at|behind|with)\s+(?:each|every|all(?: the)?|the)\s+(?<what>[\p{L} -]{3,24})$/iu

const phone = (index: number) => `tel:+1555010${index}`

/** "Call buttons for mum and dad", "a call button next to each buddy". */
const addCalls: EditRule = (clause, document): EditOutcome | undefined => {
  const what = eachCall.exec(clause)?.groups?.what
  const kind = what === undefined ? undefined : kindNamed(document, what)
  if (kind && kind.lists.length > 0) return callEach(kind.lists, kind.detail, document)
  const names = listed(calls.exec(clause)?.groups?.whom ?? '')
  const start = startOf(document)
  if (!start || names.length === 0 || names.length > 6 || names.some((name) => name.split(' ').length > 4))
    return undefined
  if (names.length === 1 && kindNamed(document, names[0] ?? '', true)) return undefined
  const taken = new Set([...walkNodes(document)].map(({ node }) => node.id))
  const commands = names.map((name, index): Command => {
    const id = freeId(taken, 'button')
    taken.add(id)
    const properties = {
      icon: 'phone',
      full: true,
      size: 'large',
      action: { kind: 'link', href: phone(index) },
    }
    return {
      type: 'add-component',
      node: { id, type: 'button', label: `Call ${withoutArticle(name)}`, properties },
      place: placeOn(start, topOf(start) + index),
    }
  })
  return { commands, note: 'The phone numbers are samples. Change them in the inspector, under Action.' }
}

function callEach(
  lists: readonly ComponentNode[],
  detail: Screen | undefined,
  document: AppDocument,
): EditOutcome {
  const commands = lists.map((node): Command => ({
    type: 'set-properties',
    id: node.id,
    set: {
      items: itemsOf(node).map((item) =>
        isEntry(item) ? withPart(withPart(item, 'trailingIcon', 'phone'), 'chevron', false) : item,
      ),
    },
  }))
  const button =
    detail && !detail.components.some(({ label }) => /^call\b/i.test(label))
      ? put(document, detail, endOf(detail), {
          type: 'button',
          label: 'Call',
          properties: {
            icon: 'phone',
            variant: 'secondary',
            full: true,
            action: { kind: 'link', href: phone(0) },
          },
        }).commands
      : []
  return { commands: [...commands, ...button] }
}

const section =
  /^(?:add|put|include|insert|i (?:want|need)|we need|there should be)\s+(?:an?\s+|the\s+|our\s+|some\s+)?(?:(?:new\s+)?(?:section|list|part|block|area|box)\s+(?:(?:with|of|for|about|called|named)\s+)?(?:the\s+|our\s+|some\s+)?)?(?<name>[\p{L} -]{3,40}?)(?:\s+(?:section|list|part|block))?(?:\s+(?:to|on|in|at)\s+(?:the\s+|our\s+)?(?<place>[\p{L} ]{3,30}))?$/iu

/** "A section frequently asked questions": what stands in one of that name in any app. */
const addKnown: EditRule = (clause, document): EditOutcome | undefined => {
  const { name = '', place } = section.exec(clause)?.groups ?? {}
  const items = name === '' ? undefined : knownEntries(name)
  const host = place === undefined ? startOf(document) : placeMeant(document, place)
  if (!items || !host) return undefined
  const title = capitalise(name)
  return put(document, host, endOf(host), {
    type: 'list',
    label: title,
    properties: {
      layout: items.every(({ checked }) => checked !== undefined) ? 'checklist' : 'rows',
      title,
      items,
    },
  })
}

const badge =
  /^(?:give|award|add|hand out)\s+(?:(?:people|users|members|them|players|me)\s+)?(?:an?\s+)?(?:badge|medal|trophy|award|achievement)\s+(?:at|for|after|when .{2,20} (?:reach|reaches|have|has)|for reaching)\s+(?<what>[\p{L}\d][\p{L}\d ]{2,30})$/iu

/** "Give a badge at 100 points": one more among those there are. */
const addBadge: EditRule = (clause, document): EditOutcome | undefined => {
  const what = badge.exec(clause)?.groups?.what
  if (what === undefined) return undefined
  const list = [...walkNodes(document)]
    .map(({ node }) => node)
    .filter(
      (node) =>
        node.type === 'list' && /\b(?:badges?|medals?|trophies|awards?|achievements?)\b/i.test(node.label),
    )
    .toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)[0]
  if (!list || itemsOf(list).length < 2)
    return refuse('The app has no badges yet. Try "Add a badges screen", and then say what there is one for.')
  const model = itemsOf(list).find(isEntry)
  if (!model) return undefined
  const entry = {
    ...likeEntry(model, capitalise(what)),
    ...(model.subtitle === undefined ? {} : { subtitle: 'Not earned yet' }),
  }
  return { commands: [{ type: 'set-properties', id: list.id, set: { items: [...itemsOf(list), entry] } }] }
}

const mapped =
  /^(?:(?:show|put|display|see|have)\s+)?(?<what>(?:(?:all|the|our|my)\s+)*[\p{L} -]{3,30}?)\s+(?:should be\s+|must be\s+|have to be\s+)?(?:shown\s+|displayed\s+|visible\s+)?on\s+a\s+map$/iu

/** "The harbours on a map": a pin for each, above their list. */
const onMap: EditRule = (clause, document): EditOutcome | undefined => {
  const what = mapped.exec(clause)?.groups?.what?.replace(/^(?:i|we)\s+want\s+(?:to see\s+)?/i, '')
  const kind = what === undefined ? undefined : kindNamed(document, what)
  const longest = kind?.lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)[0]
  const host = longest && document.screens.find(({ components }) => components.includes(longest))
  if (!longest || !host) return what === undefined ? undefined : onePin(document, what)
  if (host.components.some(({ type }) => type === 'map')) return refuse(`${host.name} has a map already.`)
  const places = [
    [0.72, 0.28],
    [0.3, 0.4],
    [0.55, 0.66],
    [0.2, 0.72],
    [0.82, 0.6],
    [0.46, 0.22],
  ] as const
  const pins = itemsOf(longest)
    .slice(0, places.length)
    .flatMap((item, index) => {
      const label = textOf(item, 'title')
      const [x, y] = places[index] ?? [0.5, 0.5]
      return label === undefined ? [] : [{ x, y, label, selected: index === 0 }]
    })
  return put(document, host, host.components.indexOf(longest), {
    type: 'map',
    label: `Map of ${toPlural(toSingular(kind?.one ?? 'place'))}`,
    properties: { pins, height: 200, me: true },
  })
}

/** A single place of that name. */
function onePin(document: AppDocument, what: string): EditOutcome | undefined {
  const words = withoutArticle(what)
  const host = placeMeant(document, words) ?? startOf(document)
  if (!host || words.split(' ').length > 4 || host.components.some(({ type }) => type === 'map'))
    return undefined
  const label = capitalise(words)
  return put(document, host, endOf(host), {
    type: 'map',
    label,
    properties: { pins: [{ x: 0.5, y: 0.45, label, selected: true }], height: 200, me: true },
  })
}

const films =
  /^(?:(?:the\s+|our\s+|each\s+|every\s+|all\s+)?(?<who>[\p{L} -]{3,24}?)\s+(?:should|must|need|needs|could|can)\s+(?:to\s+)?(?:have|show|get|post|upload|add|include)?\s*(?:an?\s+)?(?:short\s+|little\s+)?videos?(?:\s+(?:of|about|from)\s+(?:themselves|them|it|itself|each|each one))?|(?:add|put|show|i want|we want|i need|we need|there should be)\s+(?:an?\s+)?(?:short\s+|little\s+|trailer\s+|intro(?:duction)?\s+)?videos?\s+(?:to|for|on|of|with)\s+(?:each|every|all(?: the)?|the|an?)\s+(?<one>[\p{L} -]{3,24}))$/iu

/** "Sitters should have a short video": on the screen of one of them. */
const addVideo: EditRule = (clause, document): EditOutcome | undefined => {
  const found = films.exec(clause)?.groups
  const words = found?.who ?? found?.one
  const kind = words === undefined ? undefined : kindNamed(document, words)
  const host = kind ? (kind.detail ?? mainDetail(document)) : undefined
  if (!kind || !host) return undefined
  if (host.components.some(({ type }) => type === 'video')) return refuse(`${host.name} has a video already.`)
  const at = host.components.findIndex(({ type }) => type === 'text' || type === 'list')
  return put(document, host, at < 0 ? endOf(host) : at, {
    type: 'video',
    label: `Video of the ${kind.one}`,
    properties: {},
  })
}

const thanks =
  /^(?:add|show|put|display|i want|we want)\s+(?:an?\s+|the\s+)?(?<kind>thank[- ]you|thanks|success|confirmation|well done|congratulations?)\s*(?:message|page|screen|note|text|popup|pop-up)?\s+(?:after|when|once|at the end of|for)\s+(?<deed>.{3,50})$/iu

/** "A thank-you message after signing up": where the button of that form leads. */
const addThanks: EditRule = (clause, document): EditOutcome | undefined => {
  const { kind = '', deed } = thanks.exec(clause)?.groups ?? {}
  if (deed === undefined) return undefined
  return thanksAfter(
    document,
    deed,
    /^(?:success|confirm)/i.test(kind) ? 'Done' : capitalise(kind.replace('-', ' ')),
  )
}

function thanksAfter(document: AppDocument, deed: string, title: string): EditOutcome | undefined {
  const stems = stemsIn(
    deed
      .replace(/^(?:somebody|someone|people|users?|they|you|one)\s+/i, '')
      .replaceAll(/(\p{L})\1?ing\b/giu, '$1'),
  )
  const buttons = [...walkNodes(document)].filter(({ node }) => node.type === 'button')
  const isOf = ({ label }: ComponentNode) => stemsIn(label).some((stem) => stems.includes(stem))
  const isTabbed = (screen: Screen) => screen.components.some(({ type }) => type === 'navbar')
  const named = buttons.filter(({ node }) => isOf(node) && !isWay(document, node))
  // The last of them does it; one on a tab leads there.
  const deeds = named.filter(({ screen }) => !isTabbed(screen))
  const form = mainForm(document)
  const button =
    deeds.at(-1) ??
    named[0] ??
    buttons.findLast(({ node, screen }) => screen === form && node.properties.variant !== 'secondary')
  if (!button) return undefined
  const id = document.screens.some((screen) => screen.id === 'thank-you') ? 'thank-you-2' : 'thank-you'
  const start = startOf(document)
  const screen: Screen = {
    id,
    name: title,
    components: [
      {
        id: `${id}-icon`,
        type: 'image',
        label: 'Thank you',
        properties: { keyword: 'celebration', height: 200 },
      },
      {
        id: `${id}-title`,
        type: 'text',
        label: `${title}!`,
        properties: { variant: 'display', align: 'center' },
      },
      {
        id: `${id}-text`,
        type: 'text',
        label: 'We have got it, and will be in touch.',
        properties: { variant: 'body', align: 'center' },
      },
      {
        id: `${id}-done`,
        type: 'button',
        label: 'Done',
        properties: { full: true, action: { kind: 'screen', screenId: start?.id ?? '' } },
      },
    ],
    properties: { justify: 'center' },
  }
  return {
    commands: [
      { type: 'add-screen', screen, index: document.screens.length },
      { type: 'set-properties', id: button.node.id, set: { action: { kind: 'screen', screenId: id } } },
    ],
    note: `“${button.node.label}” on ${button.screen.name} leads to it.`,
  }
}

/** Whether a button only leads to where something is done. */
const isWay = (document: AppDocument, node: ComponentNode): boolean => {
  const action = isEntry(node.properties.action) ? node.properties.action : undefined
  const target = document.screens.find(({ id }) => id === action?.screenId)
  return target !== undefined && lastFilledIn(target) >= 0
}

/** Places on a map, before a screen of its own is made for them. */
export const mapRules: readonly EditRule[] = [onMap]
/** A film of each, before a part of the first screen is made of it. */
export const filmRules: readonly EditRule[] = [addVideo]

/** Parts of a screen asked for by what they are about. */
export const newPartRules: readonly EditRule[] = [
  addBadge,
  addSums,
  addCalls,
  addOptions,
  addThanks,
  addKnown,
]
