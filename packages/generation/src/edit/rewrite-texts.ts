import { type AppDocument, type Command, type JsonValue, walkNodes } from '@kwiq/app-model'

/** What is drawn or led to by its words, and not read. */
const notRead =
  /^(?:action|formula|textFormula|icon|trailingIcon|image|keyword|seed|kind|variant|layout|tone|badgeTone)$/

/** Every text of the app written anew, but for formulas, pictures and ways. */
export function rewriteTexts(document: AppDocument, write: (text: string) => string): Command[] {
  const commands: Command[] = []
  for (const { node } of walkNodes(document)) {
    const label = write(node.label)
    if (label !== node.label) commands.push({ type: 'rename-component', id: node.id, label })
    const set = Object.fromEntries(
      Object.entries(node.properties).flatMap(([key, value]) => {
        const next = value === undefined || notRead.test(key) ? value : writeAll(value, write)
        return next === value || next === undefined ? [] : [[key, next]]
      }),
    )
    if (Object.keys(set).length > 0) commands.push({ type: 'set-properties', id: node.id, set })
  }
  return commands
}

/** The same value with every text written anew; the same object where none changes. */
function writeAll(value: JsonValue, write: (text: string) => string): JsonValue {
  if (typeof value === 'string') return write(value)
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const next = value.map((each) => writeAll(each, write))
    return next.some((each, index) => each !== value[index]) ? next : value
  }
  const next = Object.entries(value).map(
    ([key, each]) => [key, each === undefined || notRead.test(key) ? each : writeAll(each, write)] as const,
  )
  return next.some(([key, each]) => each !== value[key]) ? Object.fromEntries(next) : value
}
