import {
  type Action,
  type AppDocument,
  type ComponentNode,
  type ComponentType,
  isSafeLink,
} from '@kwiq/app-model'
import { isComponentType, resolveProperties, type RowForm, type ScreenBehaviour } from '@kwiq/catalogue'
import { isDeepStrictEqual } from 'node:util'
import { componentNames } from '../parts/component-names.ts'
import { type Element, printElement } from '../print/print-element.ts'
import { Code, quote, type Value } from '../print/print-value.ts'
import { printImport } from '../sources/import-lines.ts'
import type { ScreenPlace } from './screen-paths.ts'

/** What a screen's file is written with. */
interface ScreenContext {
  /** Routes by screen id. */
  paths: ReadonlyMap<string, string>
  /** What screens do besides what their components do, by screen id. */
  behaviours: ReadonlyMap<string, ScreenBehaviour>
}

/** The file of a screen: a component whose JSX states every property that is not the default. */
export function writeScreen({ screen, path, component }: ScreenPlace, context: ScreenContext): string {
  const headers = screen.components.filter(({ type }) => type === 'header')
  const feet = screen.components.filter(isFoot)
  const body = screen.components.filter((node) => node.type !== 'header' && !isFoot(node))
  const draw = (nodes: ComponentNode[], isKeyed = false) =>
    nodes.map((node) => element(node, context, isKeyed))
  const part = (nodes: ComponentNode[]) => (nodes.length > 1 ? draw(nodes, true) : draw(nodes)[0])
  const [first] = body
  const { sample, form, pictures, fields, draws, keypad, clock } = context.behaviours.get(screen.id) ?? {}
  const drawn: Element = {
    name: 'Screen',
    attributes: {
      path,
      name: screen.name,
      sample: sample && { ...sample },
      form: form && writeForm(form, context),
      pictures: pictures && { ...pictures },
      fields: toValue(fields, context),
      draws: toValue(draws && { ...draws, of: path }, context),
      keypad: toValue(keypad, context),
      clock: toValue(clock, context),
      background: unless(screen.properties?.background, 'default'),
      justify: unless(screen.properties?.justify, 'start'),
      isSite: (first?.type === 'webview' && first.properties.fill === true) || undefined,
      isBleeding: first?.properties.bleed === true || undefined,
      header: part(headers),
      footer: part(feet),
      footerRoom: feet[0] && feet[0].type !== 'navbar' ? footerRoom(feet[0]) : undefined,
    },
    children: draw(body),
  }
  const code = printElement(drawn, 4)
  const names = [...new Set(screen.components.flatMap(namesIn)), 'Screen'].sort(byName)
  const actions = ['goBack', 'goTo', 'openLink'].filter((name) =>
    new RegExp(`(?<![\\w'"])${name}\\b`).test(stripTexts(code)),
  )
  return [
    printImport({ keyword: 'import', other: '', names, from: '@/components' }),
    ...(actions.length > 0
      ? [printImport({ keyword: 'import', other: '', names: actions, from: '@/navigation' })]
      : []),
    '',
    `/** ${commentText(screen.name)} */`,
    `export default function ${component}() {`,
    code.includes('\n') ? `  return (\n    ${code}\n  )` : `  return ${code}`,
    '}',
    '',
  ].join('\n')
}

const byName = (one: string, other: string) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)
const stripTexts = (code: string) =>
  code.replaceAll(/'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/g, "''").replaceAll(/>[^<>{}]*</g, '><')
const unless = <Text extends string>(value: Text | undefined, usual: Text) =>
  value === usual ? undefined : value

/** A name inside a comment: one line, and no end of the comment. */
function commentText(name: string): string {
  const line = name
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
  return line.replaceAll('*/', '* /') || 'A screen without a name.'
}

/** What the runtime fixes to the foot of a screen. */
function isFoot({ type, properties }: ComponentNode): boolean {
  return (
    type === 'navbar' ||
    (type === 'container' && properties.variant === 'footer') ||
    (type === 'input' && properties.kind === 'composer')
  )
}

/** Room under the body until the footer has been measured, in px; a navbar's is the default. */
const footerRoom = ({ type }: ComponentNode) => (type === 'container' ? 120 : undefined)

function namesIn(node: ComponentNode): string[] {
  const own = isComponentType(node.type) ? componentNames[node.type] : 'UnknownComponent'
  return [own, ...(node.children ?? []).flatMap(namesIn)]
}

function element(node: ComponentNode, context: ScreenContext, isKeyed = false): Element {
  const { id, type, label } = node
  const key = isKeyed ? { key: id } : {}
  if (!isComponentType(type)) return { name: 'UnknownComponent', attributes: { ...key, type, label } }
  const properties = statedProperties(type, node, context)
  const name = componentNames[type]
  if (type === 'text')
    return { name, attributes: { ...key, id, ...properties }, children: label || undefined }
  const children = (node.children ?? []).map((child) => element(child, context))
  return {
    name,
    attributes: { ...key, id, label: label || undefined, ...properties },
    ...(children.length > 0 && (type === 'container' || type === 'stack') && { children }),
  }
}

/** The properties that are not the component's defaults, as they are after the catalogue has checked them. */
function statedProperties(
  type: ComponentType,
  node: ComponentNode,
  context: ScreenContext,
): Record<string, Value> {
  const resolved: Record<string, unknown> = resolveProperties(type, node.properties)
  const defaults: Record<string, unknown> = resolveProperties(type, {})
  const stated = Object.entries(resolved).filter(([name, value]) => !isDeepStrictEqual(value, defaults[name]))
  return Object.fromEntries(stated.map(([name, value]) => [name, toValue(value, context)]))
}

function toValue(value: unknown, context: ScreenContext): Value {
  if (Array.isArray(value)) return value.map((entry) => toValue(entry, context))
  if (typeof value === 'object' && value !== null) {
    if ('kind' in value && isAction(value)) return writeAction(value, context)
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toValue(entry, context)]))
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined
}

function isAction(value: object): value is Action {
  if (!('kind' in value)) return false
  if (value.kind === 'back') return true
  return (value.kind === 'screen' && 'screenId' in value) || (value.kind === 'link' && 'href' in value)
}

/** A form for new rows, with the route of the screen that the rows lead to. */
function writeForm({ opens, sample, fields, ...form }: RowForm, { paths }: ScreenContext): Value {
  return {
    opens: paths.get(opens) ?? opens,
    ...form,
    sample: { ...sample },
    fields: fields.map((field) => ({ ...field })),
  }
}

/** A tap that leads nowhere, or to an address no app opens, is left out. */
function writeAction(action: Action, { paths }: ScreenContext): Value {
  switch (action.kind) {
    case 'back':
      return new Code('goBack')
    case 'link':
      return isSafeLink(action.href) ? new Code(`openLink(${quote(action.href)})`) : undefined
    case 'screen': {
      const path = paths.get(action.screenId)
      if (path === undefined) return undefined
      const transition = action.transition ? `, ${quote(action.transition)}` : ''
      return new Code(`goTo(${quote(path)}${transition})`)
    }
  }
}

/** The routes that any navbar of the app leads to, in the order of the screens. */
export function mainPaths({ screens }: AppDocument, paths: ReadonlyMap<string, string>): string[] {
  const items = screens
    .flatMap(({ components }) => components)
    .filter(({ type }) => type === 'navbar')
    .flatMap(({ properties }) => resolveProperties('navbar', properties).items)
  const found = items.map(({ action }) =>
    action?.kind === 'screen' ? paths.get(action.screenId) : undefined,
  )
  return [...new Set(found)].filter((path) => path !== undefined)
}
