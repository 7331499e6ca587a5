import {
  type AppDocument,
  collectNodeIds,
  type Command,
  isEqual,
  type JsonValue,
  walkNodes,
} from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { placeAtEnd, startOf } from '../places.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'
import { splitHost } from '../find-host.ts'
import { findNear } from '../find-target.ts'
import { unquote } from '../words.ts'

interface Kind {
  scheme: string
  /** How such a thing looks where it is written out. */
  shape: RegExp
  href: (text: string) => string
}

const kinds: Readonly<Record<'phone' | 'mail' | 'site', Kind>> = {
  phone: {
    scheme: 'tel:',
    shape: /\+\d[\d\s()/-]{6,}\d|^0\d[\d\s()/-]{5,}\d$/g,
    href: (text) => `tel:${text.replaceAll(/[^\d+]/g, '')}`,
  },
  mail: { scheme: 'mailto:', shape: /[\w.+-]+@[\w-]+\.[\w.]+/g, href: (text) => `mailto:${text}` },
  site: {
    scheme: 'https:',
    shape: /(?:https?:\/\/)?(?:www\.)[\w-]+\.[\w./-]+/g,
    href: (text) => (/^https?:/i.test(text) ? text : `https://${text}`),
  },
}

const forms: readonly [RegExp, Kind][] = [
  [/^\+?\d[\d\s()/-]{5,}\d$/, kinds.phone],
  [/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, kinds.mail],
  [
    /^(?:https?:\/\/|www\.)\S+$|^[\w-]+\.(?:com|org|net|io|app|co|eu|uk|de|fr|es|it|ch|at|example)(?:\/\S*)?$/i,
    kinds.site,
  ],
]

function write(value: JsonValue, kind: Kind, text: string, key = ''): JsonValue {
  if (typeof value === 'string') {
    if (key === 'href') return value.startsWith(kind.scheme) ? kind.href(text) : value
    return value.replaceAll(kind.shape, () => text)
  }
  if (value === null || typeof value !== 'object') return value
  const next = Array.isArray(value)
    ? value.map((each) => write(each, kind, text))
    : Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name,
          each === undefined ? each : write(each, kind, text, name),
        ]),
      )
  return isEqual(next, value) ? value : next
}

/** "Make the phone number clickable": it calls, writes or opens what it says. */
const makeLink: EditRule = (clause, document) => {
  const words = /^make\s+(.{2,40}?)\s+(?:be\s+)?(?:clickable|tappable|a link|callable|linkable)$/i.exec(
    clause,
  )?.[1]
  const node = words === undefined ? undefined : findNear(document, words)?.node
  if (words === undefined || (node && node.type !== 'text')) return undefined
  const all = node
    ? [node]
    : [...walkNodes(document)].flatMap((each) => (each.node.type === 'text' ? [each.node] : []))
  for (const { id, label } of all) {
    const kind = Object.values(kinds).find(({ shape }) => label.search(shape) >= 0)
    const said = kind && label.match(kind.shape)?.[0]
    if (kind && said)
      return [{ type: 'set-properties', id, set: { action: { kind: 'link', href: kind.href(said) } } }]
  }
  return refuse('Say where it leads: for instance "Link it to https://example.org" with its name.')
}

/** "Change the phone number to +44 20 7946 0000": wherever one is written or called. */
const changeAddress: EditRule = (clause, document: AppDocument) => {
  const found =
    /^(?:change|set|update|replace|use)\s+(?:the\s+|our\s+|my\s+)?(.{0,40}?\b(?:number|phone|e-?mail|mail|address|website|site|url|link))(?:\s+(?:on|of|in)\s+(.{2,40}?))?\s+(?:to|with|by|into|as)\s+(.{4,80})$/i.exec(
      clause,
    )
  const text = unquote(found?.[3] ?? '').replace(/^(?:to|our)\s+/i, '')
  const kind = forms.find(([form]) => form.test(text))?.[1]
  if (!found || !kind) return undefined
  const { screen } = splitHost(document, `it on ${found[2] ?? ''}`)
  const commands: Command[] = []
  for (const { node, screen: own } of walkNodes(document)) {
    if (screen && own.id !== screen.id) continue
    const label = write(node.label, kind, text)
    if (label !== node.label) commands.push({ type: 'rename-component', id: node.id, label: String(label) })
    const set = Object.fromEntries(
      Object.entries(node.properties).flatMap(([name, value]): [string, JsonValue][] => {
        const next = value === undefined ? value : write(value, kind, text, name)
        return next === undefined || next === value ? [] : [[name, next]]
      }),
    )
    if (Object.keys(set).length > 0) commands.push({ type: 'set-properties', id: node.id, set })
  }
  return commands.length > 0
    ? commands
    : refuse('No such address is in the app yet. Try "Add a button to call us" or "Add our phone number".')
}

const address =
  /(?<=\s)(?:\+?\d[\d\s()/-]{5,}\d|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/\S+|www\.\S+|[\w-]+\.(?:com|org|net|io|app|co|eu|uk|de|fr|es|it|ch|at|example)(?:\/\S*)?)(?=\s|$)/i

/** What a button does with such an address, by its words and by its icon. */
const doings: readonly [Kind, doing: string, icon: string][] = [
  [kinds.phone, 'Call', 'phone'],
  [kinds.mail, 'Write to', 'mail'],
  [kinds.site, 'Open', 'globe'],
]

/** "Put a button that calls +49 30 1234567 on the profile page": it leads there, and says so. */
const addButtonTo: EditRule = (clause, document) => {
  const [, name = '', told = ''] =
    /^(?:add|insert|put|place|create|include)\s+(?:an?|another)\s+((?:["“][^"”]{1,40}["”]\s+|[\p{L} -]{1,30}?\s)?)(?:button|link)(\s.+)$/iu.exec(
      clause,
    ) ?? []
  const found = address.exec(told)
  const kind = forms.find(([form]) => form.test(found?.[0] ?? ''))?.[1]
  const doing = doings.find(([each]) => each === kind)
  if (!found || !kind || !doing) return undefined
  const purpose =
    /,?\s*\b(?:to|for|(?:that|which|so (?:that )?(?:people|users|customers|guests|one|you|they|i) can)(?:\s+\p{L}+){0,2}?)\s+(?:calls?|calling|dials?|phones?|rings?|texts?|e-?mails?|mails?|writes?|sends?|opens?|goes|go|leads?|links?|visits?|shows?)\b[^"“”]{0,24}$/iu
  const before = told.slice(0, found.index)
  if (!purpose.test(before)) return undefined
  const place = /^\s*(?:on|to|in|at|onto)\s+(.+)$/i.exec(
    `${before.replace(purpose, '')}${told.slice(found.index + found[0].length)}`,
  )?.[1]
  const screen = place === undefined ? startOf(document) : findNamedScreen(document, place)
  if (!screen) return noScreen(place ?? '')
  const quoted = /["“]([^"”]{1,40})["”]/.exec(told)?.[1]
  const label = name.trim() === '' ? quoted : capitalise(unquote(name))
  const [, verb, icon] = doing
  const node = {
    id: freeId(collectNodeIds(document), 'button'),
    type: 'button',
    label: label ?? `${verb} ${found[0]}`,
    properties: {
      variant: 'secondary',
      full: true,
      icon,
      action: { kind: 'link', href: kind.href(found[0]) },
    },
  }
  return [{ type: 'add-component', node, place: placeAtEnd(screen) }]
}

/** Numbers, addresses and sites that lead out of the app. */
export const addressRules: readonly EditRule[] = [makeLink, changeAddress, addButtonTo]
