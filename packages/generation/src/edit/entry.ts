import { type ComponentNode, type JsonValue, readAction } from '@kwiq/app-model'

/** One of the things a list, a tab bar or a header shows. */
export type Entry = { [key: string]: JsonValue | undefined }

export const isEntry = (value: JsonValue | undefined): value is Entry =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The entries of a component that has some. */
export function itemsOf({ properties }: ComponentNode): JsonValue[] {
  return Array.isArray(properties.items) ? properties.items : []
}

/** What an entry has under that name, where it is words. */
export function textOf(item: JsonValue | undefined, key: string): string | undefined {
  const value = isEntry(item) ? item[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/** The screen an entry leads to. */
export function targetOf(item: JsonValue | undefined): string | undefined {
  const action = isEntry(item) ? readAction(item.action) : undefined
  return action?.kind === 'screen' ? action.screenId : undefined
}

/** An entry with one of its parts changed. */
export const withPart = (item: JsonValue, key: string, value: JsonValue): JsonValue =>
  isEntry(item) ? { ...item, [key]: value } : item
