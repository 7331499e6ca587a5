import { isRecord } from './coerce-properties.ts'

/** The list of screens in whatever wrapping a model chose. */
export function screensOf(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const nested = value.flatMap((each) =>
      isRecord(each) && each.screens !== undefined ? screensOf(each) : [],
    )
    return nested.length > 0
      ? nested
      : value.filter(
          (each) => isRecord(each) && (each.components !== undefined || each.children !== undefined),
        )
  }
  if (!isRecord(value)) return []
  const { screens, elements } = value
  if (Array.isArray(screens)) return screens
  if (Array.isArray(elements)) return elements
  if (isRecord(screens)) {
    return Object.entries(screens).map(([id, screen]) => (isRecord(screen) ? { id, ...screen } : screen))
  }
  for (const key of ['app', 'document', 'layout', 'plan', 'schema', 'data', 'result', 'pages']) {
    const inner = screensOf(value[key])
    if (inner.length > 0) return inner
  }
  return Array.isArray(value.components) ? [value] : []
}
