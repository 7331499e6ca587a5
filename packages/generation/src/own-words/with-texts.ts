import type { AppDocument, ComponentNode, JsonValue, Properties } from '@kwiq/app-model'
import type { Spot } from './spot.ts'

type Path = readonly (string | number)[]

function put(value: JsonValue, [key, ...path]: Path, text: string): JsonValue {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? put(each, path, text) : each))
  return value !== null && typeof value === 'object' ? putIn(value, [key, ...path], text) : value
}

function putIn(values: Properties, [key, ...path]: Path, text: string): Properties {
  // A list without a title gets one.
  if (typeof key === 'string' && path.length === 0 && values[key] === undefined)
    return { ...values, [key]: text }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === key && value !== undefined ? put(value, path, text) : value,
    ]),
  )
}

/** The document with other texts on its spots; a screen named as its title is named anew with it. */
export function withTexts(document: AppDocument, texts: ReadonlyMap<Spot, string>): AppDocument {
  const all = [...texts]
  const worded = (given: ComponentNode, screenId: string): ComponentNode => {
    const own = all.filter(([spot]) => spot.screenId === screenId && spot.componentId === given.id)
    const label = own.find(([{ path }]) => path.length === 0)?.[1] ?? given.label
    let { properties } = given
    for (const [{ path }, text] of own) if (path.length > 0) properties = putIn(properties, path, text)
    const children = given.children && { children: given.children.map((each) => worded(each, screenId)) }
    return { ...given, label, properties, ...children }
  }
  return {
    ...document,
    screens: document.screens.map((screen) => {
      const title = all.find(
        ([{ role, screenId, text }]) => role === 'head' && screenId === screen.id && text === screen.name,
      )
      return {
        ...screen,
        ...(title ? { name: title[1] } : {}),
        components: screen.components.map((each) => worded(each, screen.id)),
      }
    }),
  }
}
