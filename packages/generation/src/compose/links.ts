import { type AppDocument, type JsonValue, walkComponents } from '@kwiq/app-model'

/** Ids of the screens an arbitrary property value leads to. */
function targetsOf(value: JsonValue | undefined, found: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) targetsOf(each, found)
  else if (value !== null && typeof value === 'object') {
    if (value.kind === 'screen' && typeof value.screenId === 'string') found.add(value.screenId)
    for (const name of Object.keys(value)) targetsOf(value[name], found)
  }
}

/** Steps from the start screen within which every screen is to be reached. */
const mostSteps = 3

/** Ids of the screens one cannot reach from the start screen in a few steps (or `steps`), in order. */
export function findUnlinked(document: AppDocument, steps = mostSteps): string[] {
  const links = new Map(
    document.screens.map((screen) => {
      const found = new Set<string>()
      for (const node of walkComponents(screen.components)) targetsOf(node.properties, found)
      return [screen.id, found] as const
    }),
  )
  const reached = new Set([document.app.startScreenId])
  let latest = [...reached]
  for (let step = 0; step < steps; step += 1) {
    latest = latest.flatMap((id) => [...(links.get(id) ?? [])]).filter((id) => !reached.has(id))
    for (const id of latest) reached.add(id)
  }
  return document.screens.filter((screen) => !reached.has(screen.id)).map((screen) => screen.id)
}
