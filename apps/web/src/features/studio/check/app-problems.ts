import {
  type AppDocument,
  applyCommand,
  checkNavigation,
  type Command,
  CommandError,
  findNode,
  findScreen,
} from '@kwiq/app-model'
import { checkColors, checkComponents, type ComponentProblem } from '@kwiq/catalogue'
import type { Studio } from '../state/studio.ts'
import { nextId } from '../edits/component-edits.ts'
import { linkButtonCommand } from '../edits/link-edits.ts'
import { setActionCommand } from '../edits/link-places.ts'
import { putAtPath, splitPath } from '../edits/put-at-path.ts'

/** Something the check panel shows: what is wrong, where, and what one click does about it. */
export interface AppProblem {
  id: string
  group: 'Navigation' | 'Labels' | 'Touch' | 'Formulas' | 'Colours'
  message: string
  screenId: string | null
  nodeId: string | null
  /** Words on the button that mends it. */
  remedy: string
  /** The command that mends it in a document, which may have moved on since; null when there is nothing left to mend. */
  fix(document: AppDocument): Command | null
}

/** Everything that is wrong with the app, by kind; empty when nothing is. */
export function appProblems(studio: Studio, document: AppDocument): AppProblem[] {
  return [...navigation(studio, document), ...components(document), ...colors(document)]
}

function navigation(studio: Studio, document: AppDocument): AppProblem[] {
  return checkNavigation(document).map((problem): AppProblem => {
    const common = { group: 'Navigation' as const, message: problem.message, screenId: problem.screenId }
    switch (problem.kind) {
      case 'unreachable-screen':
        return {
          ...common,
          id: `unreachable ${problem.screenId}`,
          nodeId: null,
          remedy: 'Add a button that leads there',
          fix: () => linkButtonCommand(studio, document.app.startScreenId, problem.screenId),
        }
      case 'dead-end':
        return {
          ...common,
          id: `dead end ${problem.screenId}`,
          nodeId: null,
          remedy: 'Add a way back',
          fix: (current) => backArrowCommand(studio, current, problem.screenId),
        }
      case 'dangling-action':
      case 'empty-link':
        return {
          ...common,
          id: `${problem.kind} ${problem.nodeId} ${problem.property}`,
          nodeId: problem.nodeId,
          remedy: 'Remove the link',
          fix: (current) => {
            const node = findNode(current, problem.nodeId)?.node
            return node ? setActionCommand(node, problem.property, undefined) : null
          },
        }
    }
  })
}

/** A back arrow in the screen's header; without a header, a new one with it. */
function backArrowCommand(studio: Studio, document: AppDocument, screenId: string): Command | null {
  const screen = findScreen(document, screenId)
  if (!screen) return null
  const leading = { icon: 'back' }
  const header = screen.components.find(({ type }) => type === 'header')
  if (header) return { type: 'set-properties', id: header.id, set: { leading } }
  return {
    type: 'add-component',
    place: { screenId, parentId: null, index: 0 },
    node: { id: nextId(studio, 'header'), type: 'header', label: screen.name, properties: { leading } },
  }
}

const componentGroups = {
  'missing-label': 'Labels',
  'small-target': 'Touch',
  'broken-formula': 'Formulas',
} as const

function remedyWords({ kind, remedy }: ComponentProblem): string {
  if (kind === 'broken-formula') return 'Take the formula out'
  return kind === 'small-target' ? `Make it ${remedy} px` : `Name it “${remedy}”`
}

function components(document: AppDocument): AppProblem[] {
  return checkComponents(document).map((problem): AppProblem => ({
    id: `${problem.kind} ${problem.nodeId} ${problem.property}`,
    group: componentGroups[problem.kind],
    message: problem.message,
    screenId: problem.screenId,
    nodeId: problem.nodeId,
    remedy: remedyWords(problem),
    fix: (current) => {
      const node = findNode(current, problem.nodeId)?.node
      if (!node) return null
      if (problem.property === 'label')
        return { type: 'rename-component', id: node.id, label: String(problem.remedy) }
      const { name, inside } = splitPath(problem.property)
      const value = putAtPath(node.properties[name], inside, problem.remedy)
      return { type: 'set-properties', id: node.id, set: { [name]: value } }
    },
  }))
}

function colors({ app }: AppDocument): AppProblem[] {
  return checkColors(app.theme).map((problem): AppProblem => ({
    id: `color ${problem.index} ${problem.mode}`,
    group: 'Colours',
    message: problem.message,
    screenId: null,
    nodeId: null,
    remedy: `Use ${problem.remedy}`,
    fix: (current) => {
      const stated = current.app.theme.colors ?? []
      const next = stated.map((color, at) => (at === problem.index ? problem.remedy : color))
      return { type: 'set-theme', set: { colors: next } }
    },
  }))
}

/** The fixes of several problems, one after the other, each made on what the ones before have left; what no longer fits is left out. */
export function fixCommands(document: AppDocument, problems: readonly AppProblem[]): Command[] {
  const commands: Command[] = []
  let current = document
  for (const problem of problems) {
    const command = problem.fix(current)
    if (!command) continue
    try {
      current = applyCommand(current, command).document
      commands.push(command)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
    }
  }
  return commands
}
