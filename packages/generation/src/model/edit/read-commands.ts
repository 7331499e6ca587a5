import {
  type AppDocument,
  applyCommand,
  type Command,
  CommandError,
  type ComponentNode,
  type ComponentType,
  componentTypes,
  findNode,
  parseCommand,
} from '@kwiq/app-model'
import { unlink } from '../../edit/unlink.ts'
import { extractJson } from '../extract-json.ts'
import { coerceProperties, type FindScreen, isRecord, plainText } from '../repair/coerce-properties.ts'
import { coerceScreen, createIds } from '../repair/coerce-screen.ts'

const mostCommands = 200

export interface ReadCommands {
  document: AppDocument
  commands: Command[]
  /** Commands that could not be used. */
  refused: number
}

/**
 * The commands in a model's answer, applied one after the other. Each is brought into the catalogue's form first
 * (no scripts, no tags, no addresses of pictures); one that is no command, or names what is not there, is left out.
 */
export function readCommands(answer: string, document: AppDocument): ReadCommands {
  const list = commandsOf(extractJson(answer, (value) => commandsOf(value).length > 0))
  let current = document
  const commands: Command[] = []
  let refused = Math.max(0, list.length - mostCommands)
  for (const raw of list.slice(0, mostCommands)) {
    const made = readCommand(raw, current)
    const applied = made && tryApply(current, made)
    if (made && applied) {
      commands.push(...made)
      current = applied
    } else refused += 1
  }
  return { document: current, commands, refused }
}

function commandsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.filter((each) => isRecord(each) && typeof each.type === 'string')
  if (!isRecord(value)) return []
  for (const key of ['elements', 'commands']) {
    const list = value[key]
    if (Array.isArray(list)) return commandsOf(list)
  }
  return []
}

function tryApply(document: AppDocument, commands: readonly Command[]): AppDocument | undefined {
  try {
    return commands.reduce((current, command) => applyCommand(current, command).document, document)
  } catch (error) {
    if (error instanceof CommandError) return undefined
    throw error
  }
}

function readCommand(raw: Record<string, unknown>, document: AppDocument): Command[] | undefined {
  const { arguments: given, ...rest } = raw
  const shaped = clean({ ...rest, ...readArguments(given) }, document)
  const parsed = parseCommand(shaped)
  if (!parsed.ok || parsed.command.type === 'batch') return undefined
  const { command } = parsed
  // All it wanted to set was refused.
  if (
    command.type === 'set-properties' &&
    Object.keys(command.set ?? {}).length === 0 &&
    !command.unset?.length
  )
    return undefined
  // What led to a screen that goes would lead nowhere.
  return command.type === 'remove-screen' ? [...unlink(document, command.screenId), command] : [command]
}

function readArguments(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value
  if (typeof value !== 'string') return {}
  try {
    const parsed: unknown = JSON.parse(value)
    return isRecord(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

function clean(command: Record<string, unknown>, document: AppDocument): Record<string, unknown> {
  const findScreen: FindScreen = (name) =>
    document.screens.find((screen) => screen.id === name || screen.name.toLowerCase() === name.toLowerCase())
      ?.id
  const cleaned = { ...command }
  for (const key of ['name', 'label']) {
    if (typeof command[key] === 'string') cleaned[key] = plainText(command[key])
  }
  if (command.type === 'set-properties') cleaned.set = cleanProperties(command, document, findScreen)
  if (command.node !== undefined) cleaned.node = cleanNode(command, document, findScreen)
  if (isRecord(command.screen)) {
    const id = plainText(command.screen.id, 60)
    const withSelf: FindScreen = (name) => (name === id ? id : findScreen(name))
    cleaned.screen = coerceScreen(command.screen, id, freshIds(document), withSelf)
  }
  return cleaned
}

function cleanProperties(command: Record<string, unknown>, document: AppDocument, findScreen: FindScreen) {
  if (!isRecord(command.set)) return undefined
  const found = typeof command.id === 'string' ? findNode(document, command.id) : undefined
  const type = componentTypes.find((each: ComponentType) => each === found?.node.type)
  return type ? coerceProperties(type, command.set, findScreen) : {}
}

function cleanNode(
  command: Record<string, unknown>,
  document: AppDocument,
  findScreen: FindScreen,
): ComponentNode | undefined {
  const keptId = command.type === 'replace-component' ? command.id : undefined
  const screen = coerceScreen({ components: [command.node] }, 'screen', freshIds(document), findScreen)
  const node = screen?.components[0]
  return node && typeof keptId === 'string' ? { ...node, id: keptId } : node
}

/** Ids that the document does not have yet. */
function freshIds(document: AppDocument): ReturnType<typeof createIds> {
  const nextId = createIds()
  return (wanted, fallback) => {
    let id = nextId(wanted, fallback)
    while (findNode(document, id)) id = nextId(wanted, fallback)
    return id
  }
}
