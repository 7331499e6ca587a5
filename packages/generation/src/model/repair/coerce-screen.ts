import { type ComponentNode, type Screen } from '@kwiq/app-model'
import { findType } from './aliases.ts'
import { coerceProperties, type FindScreen, isRecord, plainText } from './coerce-properties.ts'

const mostComponents = 60
const mostDepth = 6

/** Gives each wanted id once. */
export function createIds(): (wanted: string, fallback: string) => string {
  const taken = new Set<string>()
  return (wanted, fallback) => {
    const stem =
      wanted
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '')
        .slice(0, 60) || fallback
    const safe = ['constructor', 'prototype'].includes(stem) ? fallback : stem
    let id = safe
    for (let number = 2; taken.has(id); number += 1) id = `${safe}-${number}`
    taken.add(id)
    return id
  }
}

interface Work {
  nextId: ReturnType<typeof createIds>
  findScreen: FindScreen
  left: number
}

/** A screen of a model's answer as one of ours; undefined when nothing of it can be used. */
export function coerceScreen(
  raw: unknown,
  id: string,
  nextId: Work['nextId'],
  findScreen: FindScreen,
): Screen | undefined {
  if (!isRecord(raw)) return undefined
  const list = raw.components ?? raw.children ?? raw.elements ?? raw.body
  if (!Array.isArray(list) && !isRecord(list)) return undefined
  const work: Work = { nextId, findScreen, left: mostComponents }
  const components = nest(Array.isArray(list) ? list : Object.values(list)).flatMap((each) =>
    coerceComponent(each, work, 1),
  )
  if (components.length === 0) return undefined
  const name = plainText(raw.name ?? raw.title, 60) || id
  return { id, name, components }
}

/** Flat components with a `parent` get nested; a parent that is missing or leads in a circle is ignored. */
function nest(list: readonly unknown[]): unknown[] {
  const records = list.filter(isRecord)
  if (!records.some((record) => typeof record.parent === 'string' && record.parent !== '')) return [...list]
  const byId = new Map<unknown, Record<string, unknown> & { children: unknown[] }>()
  for (const record of records)
    byId.set(record.id, { ...record, children: Array.isArray(record.children) ? [...record.children] : [] })
  const roots: unknown[] = []
  for (const record of byId.values()) {
    const { parent } = record
    const host = parent === record.id ? undefined : byId.get(parent)
    if (host && !leadsTo(byId, host.id, record.id)) host.children.push(record)
    else roots.push(record)
  }
  return roots
}

function leadsTo(
  byId: ReadonlyMap<unknown, Record<string, unknown>>,
  from: unknown,
  target: unknown,
): boolean {
  let current = from
  for (let step = 0; step < 50; step += 1) {
    if (current === target) return true
    current = byId.get(current)?.parent
    if (current === undefined || current === null) return false
  }
  return true
}

function coerceComponent(raw: unknown, work: Work, depth: number): ComponentNode[] {
  if (!isRecord(raw) || work.left <= 0) return []
  work.left -= 1
  const named =
    typeof raw.type === 'string' ? raw.type : typeof raw.component === 'string' ? raw.component : ''
  const inner = [raw.children, raw.components, raw.elements].find(Array.isArray) ?? []
  const type =
    findType(named) ?? (inner.length > 0 ? 'container' : Array.isArray(raw.items) ? 'list' : 'text')
  const properties = { ...withoutParts(raw), ...readProperties(raw.props), ...readProperties(raw.properties) }
  const label = plainText(
    raw.label ??
      raw.text ??
      raw.title ??
      raw.content ??
      properties.label ??
      properties.text ??
      properties.title ??
      raw.name,
  )
  if (type === 'text' && label === '') return []
  const kept = coerceProperties(type, properties, work.findScreen)
  const node: ComponentNode = { id: work.nextId(plainText(raw.id, 60), type), type, label, properties: kept }
  if (type !== 'container' && type !== 'stack') {
    // Only containers and stacks hold others: what stands inside anything else follows it.
    return [node, ...inner.flatMap((child) => coerceComponent(child, work, depth))]
  }
  if (depth >= mostDepth) return inner.flatMap((child) => coerceComponent(child, work, depth))
  return [{ ...node, children: inner.flatMap((child) => coerceComponent(child, work, depth + 1)) }]
}

const parts = new Set([
  'id',
  'type',
  'component',
  'label',
  'properties',
  'props',
  'children',
  'components',
  'elements',
  'parent',
  '__proto__',
  'constructor',
  'prototype',
])

function withoutParts(raw: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !parts.has(name)))
}

function readProperties(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value
  if (typeof value !== 'string') return {}
  try {
    const parsed: unknown = JSON.parse(value)
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}
