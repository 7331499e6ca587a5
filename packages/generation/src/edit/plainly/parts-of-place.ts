import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { put } from '../frames/put.ts'
import { findByMeaning } from '../find-by-meaning.ts'
import { freeId } from '../free-id.ts'
import { endOf, placeOn, startOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { listed, withoutArticle } from '../words.ts'
import { placeMeant } from './app-parts.ts'

const place = '(?:\\s+(?:to|on|in|at|onto)\\s+(?<place>(?:the\\s+|our\\s+|my\\s+)?[\\p{L} ]{3,30}))?'
const switching = new RegExp(
  `^(?:add|put|include|i (?:want|need)|there should be)\\s+(?:an?\\s+)?(?:switch|toggle|setting|option)\\s+(?:for|to (?:turn|switch) (?:on|off|on and off|on or off|off and on)|to (?:enable|disable|allow))\\s+(?:the\\s+|all\\s+)?(?<what>[\\p{L}' -]{3,40}?)(?:\\s+(?:on and off|on or off|off))?\\s+(?:to|on|in)\\s+(?:the\\s+|my\\s+|our\\s+)?(?<place>settings|profile|account|preferences|[\\p{L}]{3,16} (?:page|screen|tab))$`,
  'iu',
)

/** The card of switches on a screen. */
const switchesOn = ({ components }: Screen): ComponentNode | undefined =>
  [...walkComponents(components)].find(
    ({ type, children = [] }) =>
      type === 'container' && children.length > 0 && children.every((child) => child.type === 'checkbox'),
  )

/** "A switch for notifications about new grades in the settings". */
const addSwitch: EditRule = (clause, document): EditOutcome | undefined => {
  const { what, place: said = '' } = switching.exec(clause)?.groups ?? {}
  if (what === undefined) return undefined
  const host =
    placeMeant(document, said) ?? findByMeaning(document, 'settings') ?? findByMeaning(document, 'profile')
  if (!host) return undefined
  const label = capitalise(what)
  if ([...walkComponents(host.components)].some((node) => node.label.toLowerCase() === label.toLowerCase()))
    return refuse(`${host.name} has “${label}” already.`)
  const card = switchesOn(host)
  const node = {
    id: freeId(collectNodeIds(document), 'checkbox'),
    type: 'checkbox',
    label,
    properties: { variant: 'switch', checked: true },
  }
  return {
    commands: [
      {
        type: 'add-component',
        node,
        place: card
          ? { screenId: host.id, parentId: card.id, index: card.children?.length ?? 0 }
          : placeOn(host, endOf(host)),
      },
    ],
  }
}

const tabsAsked = new RegExp(
  `^(?:add|put|show|make|i (?:want|need))\\s+(?:some\\s+|two\\s+|three\\s+|four\\s+)?tabs\\s+(?:for|with|called|named|:)\\s*(?<list>[\\p{L}\\d ,]{5,60}?(?:,|\\sand\\s|\\sor\\s)[\\p{L}\\d ]{2,24}?)${place}$`,
  'iu',
)

/** "Tabs for today and tomorrow on the walks page". */
const addTabs: EditRule = (clause, document): EditOutcome | undefined => {
  const { list = '', place: said } = tabsAsked.exec(clause)?.groups ?? {}
  const titles = listed(list.replaceAll(/\s+or\s+/gi, ', ')).map((title) => capitalise(withoutArticle(title)))
  const host = said === undefined ? startOf(document) : placeMeant(document, said)
  if (!host || titles.length < 2 || titles.length > 5) return undefined
  const after = host.components.findIndex(
    ({ type, properties }) => !(type === 'header' || (type === 'input' && properties.kind === 'search')),
  )
  return put(document, host, after < 0 ? endOf(host) : after, {
    type: 'tabs',
    label: titles.join(', '),
    properties: { items: titles.map((title) => ({ title })), active: 0 },
  })
}

const about = new RegExp(
  `^(?:add|put|write|include|i (?:want|need)|we need|there should be)\\s+(?:an?\\s+)?(?:short\\s+|small\\s+|new\\s+|little\\s+)?(?:section|text|paragraph|block|sentence|part|note|info(?:rmation)?)\\s+(?:about|on)\\s+(?:the\\s+|our\\s+)?(?<what>[\\p{L} -]{2,30}?)\\s+(?:to|on|in|at|onto)\\s+(?<place>(?:the\\s+|our\\s+|my\\s+)?[\\p{L} ]{3,30})$`,
  'iu',
)

/** "A section about accessibility on the visit page": its title, and room for what there is to say. */
const addAbout: EditRule = (clause, document): EditOutcome | undefined => {
  const { what, place: said } = about.exec(clause)?.groups ?? {}
  const host = said === undefined ? undefined : hostOf(document, said)
  if (what === undefined || !host) return undefined
  const name = /^us$/i.test(what) ? 'About us' : capitalise(what)
  const text = /^us$/i.test(what)
    ? `${document.app.name}: ${document.app.description}`
    : `What people should know about ${what.toLowerCase()} stands here.`
  const taken = new Set(collectNodeIds(document))
  const commands = [
    { type: 'text', label: name, properties: { variant: 'heading' } },
    { type: 'text', label: text, properties: { variant: 'body' } },
  ].map((node, index): Command => {
    const id = freeId(taken, 'text')
    taken.add(id)
    return { type: 'add-component', node: { ...node, id }, place: placeOn(host, endOf(host) + index) }
  })
  return { commands, note: `The text on ${host.name} is an example: write your own in the inspector.` }
}

const hostOf = (document: AppDocument, words: string): Screen | undefined =>
  /\b(?:home|start|first|front|main)\b/i.test(words) ? startOf(document) : placeMeant(document, words)

const codes =
  /^(?:add|put|show|print|generate|include|i (?:want|need))\s+(?:an?\s+)?(?<what>qr[ -]?codes?|bar ?codes?|logo|certificate)\s+(?:to|on|for|in|at)\s+(?:each|every|all(?: the)?|the)\s+(?<thing>[\p{L} ]{3,24})$/iu

/** "A QR code to each box": on the screen of one of them. */
const addToOne: EditRule = (clause, document): EditOutcome | undefined => {
  const { what = '', thing = '' } = codes.exec(clause)?.groups ?? {}
  const kind = thing === '' ? undefined : kindNamed(document, thing)
  const host = kind?.detail
  if (!kind || !host) return undefined
  return put(document, host, endOf(host), {
    type: 'image',
    label: /^qr/i.test(what) ? 'QR code' : capitalise(what),
    properties: {
      keyword: /^qr/i.test(what) ? 'qr code' : what.toLowerCase(),
      width: 170,
      height: /^bar/i.test(what) ? 90 : 170,
      align: 'center',
    },
  })
}

/** Parts that are asked for with their place. */
export const partOfPlaceRules: readonly EditRule[] = [addSwitch, addTabs, addAbout, addToOne]
