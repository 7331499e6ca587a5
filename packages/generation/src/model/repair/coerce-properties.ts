import { type Action, type ComponentType, isSafeLink, type JsonValue, type Properties } from '@kwiq/app-model'
import { definitions } from '@kwiq/catalogue'
import type { z } from 'zod'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Text as a person may see it: no tags, no control characters, not endless. */
export function plainText(value: unknown, most = 120): string {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  return [
    ...text
      .toWellFormed()
      .replaceAll(/<[^>]{0,200}>/g, ' ')
      .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, most)
    .join('')
}

/** Finds the screen a model means by id, name or slug. */
export type FindScreen = (name: string) => string | undefined

/** An action in any of the forms models write, or undefined when it leads nowhere. */
function coerceAction(value: unknown, findScreen: FindScreen): Action | undefined {
  if (typeof value === 'string') {
    if (/^(?:back|goback|close|dismiss)$/i.test(value)) return { kind: 'back' }
    if (isSafeLink(value)) return { kind: 'link', href: value }
    const screenId = findScreen(value)
    return screenId === undefined ? undefined : { kind: 'screen', screenId }
  }
  if (!isRecord(value)) return undefined
  if (value.kind === 'back' || value.type === 'back') return { kind: 'back' }
  const href = value.href ?? value.url
  if (typeof href === 'string') return isSafeLink(href) ? { kind: 'link', href } : undefined
  const target =
    value.screenId ??
    value.screen ??
    value.target ??
    value.to ??
    value.destination ??
    value.id ??
    value.navigate ??
    value.name
  return typeof target === 'string' ? coerceAction(target, findScreen) : undefined
}

const actionKeys = [
  'action',
  'onPress',
  'onTap',
  'onClick',
  'navigateTo',
  'navigate',
  'link',
  'to',
  'target',
  'href',
]

/** Keeps the properties that fit the component's schema, after the usual mistakes are put right. */
export function coerceProperties(
  type: ComponentType,
  raw: Record<string, unknown>,
  findScreen: FindScreen,
): Properties {
  const shape: Record<string, z.ZodType> = definitions[type].properties.shape
  const kept: Properties = {}
  for (const [name, schema] of Object.entries(shape)) {
    if (name === 'action') {
      const given = actionKeys.map((key) => raw[key]).find((value) => value !== undefined)
      const action = coerceAction(given, findScreen)
      if (action) kept.action = { ...action }
      continue
    }
    // Addresses are not taken from a model: a picture is drawn from words, a page is chosen by a person.
    if (name === 'url' || name === 'href') continue
    const value = fit(coerceValue(raw[name], findScreen, 0), schema)
    if (value !== undefined) kept[name] = value
  }
  return kept
}

function fit(value: JsonValue | undefined, schema: z.ZodType): JsonValue | undefined {
  if (value === undefined || value === null) return undefined
  const attempts: JsonValue[] = [value]
  if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    attempts.push(Number(value))
  if (typeof value === 'string' && /^(?:true|false)$/i.test(value))
    attempts.push(value.toLowerCase() === 'true')
  if (typeof value === 'number' || typeof value === 'boolean') attempts.push(String(value))
  if (Array.isArray(value)) {
    attempts.push(
      value.map((each) =>
        typeof each === 'string' || typeof each === 'number' ? { title: String(each) } : each,
      ),
    )
    attempts.push(value.map((each) => (typeof each === 'string' ? Number(each) : each)))
    attempts.push(value.filter((each) => schema.safeParse([each]).success))
  } else if (typeof value === 'object') attempts.push([value])
  for (const attempt of attempts) if (schema.safeParse(attempt).success) return attempt
  return undefined
}

function coerceValue(value: unknown, findScreen: FindScreen, depth: number): JsonValue | undefined {
  if (depth > 6 || value === null || value === undefined) return undefined
  if (typeof value === 'string') return plainText(value, 400)
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) {
    const list: JsonValue[] = []
    for (const each of value.slice(0, 60)) {
      const coerced = coerceValue(each, findScreen, depth + 1)
      if (coerced !== undefined) list.push(coerced)
    }
    return list
  }
  if (!isRecord(value)) return undefined
  const kept: { [key: string]: JsonValue | undefined } = {}
  for (const [name, each] of Object.entries(value).slice(0, 40)) {
    if (['__proto__', 'constructor', 'prototype', 'href', 'url', 'src'].includes(name)) continue
    if (actionKeys.includes(name)) {
      const action = coerceAction(each, findScreen)
      if (action) kept.action = { ...action }
    } else {
      const coerced = coerceValue(each, findScreen, depth + 1)
      if (coerced !== undefined) kept[name] = coerced
    }
  }
  if (kept.title === undefined) {
    const title = kept.label ?? kept.name ?? kept.text
    if (typeof title === 'string' && depth > 0) kept.title = title
  }
  return kept
}
