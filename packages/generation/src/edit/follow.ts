import { type AppDocument, applyCommand, type Command, CommandError } from '@kwiq/app-model'
import { explainMissing } from './explain-missing.ts'
import { readsWell } from './reads-well.ts'
import { commandsOf, type EditRule } from './rule.ts'
import type { Readings } from './readings.ts'
import { inAppWords } from './plainly/in-app-words.ts'
import { topicRules } from './by-topic/topic-rules.ts'
import { plainRules } from './plainly/plain-rules.ts'
import { turnsSaidAgain } from './plainly/said-again.ts'
import { rules } from './rules/all-rules.ts'

/** What came of a clause. */
export interface Followed {
  document: AppDocument
  /** None when no reading could be followed. */
  commands: Command[]
  /** Those that changed nothing, as it is so already. */
  idle: Command[]
  notes: string[]
  /** Understood, and left as it is: it is locked, or so already. */
  isSettled: boolean
  /** A rule has said why it is not done. */
  isAnswered: boolean
}

export const isDone = ({ commands, isSettled, isAnswered }: Followed) =>
  commands.length > 0 || isSettled || isAnswered

/** Who speaks of a screen means what is on it: the rules look there first, as else on the one the app opens with. */
const seenFrom = (document: AppDocument, screenId: string | undefined): AppDocument =>
  screenId === undefined ? document : { ...document, app: { ...document.app, startScreenId: screenId } }

/** Follows the first reading that changes something; else says why not. */
export function follow(
  { close, loose }: Readings,
  document: AppDocument,
  screenId: string | undefined,
): Followed {
  const tried: Followed[] = []
  for (const clauses of [...close, ...loose]) {
    if (tried.length >= close.length && tried.some(({ isAnswered }) => isAnswered)) break
    const steps: Followed = {
      document,
      commands: [],
      idle: [],
      notes: [],
      isSettled: false,
      isAnswered: false,
    }
    for (const clause of clauses) {
      const seen = seenFrom(steps.document, screenId)
      const found = firstRule(clause, seen)
      const outcome = Array.isArray(found) ? { commands: found } : found
      const applied = outcome && applyAll(steps.document, outcome.commands)
      if (outcome?.note !== undefined) {
        steps.notes.push(outcome.note)
        steps.isAnswered = true
      }
      steps.notes.push(...(applied?.locked ?? []))
      steps.isSettled ||= (applied?.locked.length ?? 0) > 0
      if (applied && applied.commands.length > 0 && applied.document === steps.document) {
        steps.notes.push(alreadySo(clause, applied.commands))
        steps.idle.push(...applied.commands)
        steps.isSettled = true
      } else if (applied) {
        steps.commands.push(...applied.commands)
        steps.document = applied.document
      }
      if (steps.notes.length === 0 && steps.commands.length === 0) {
        const missing = explainMissing(clause, document)
        if (missing !== undefined) steps.notes.push(missing)
      }
    }
    if (steps.commands.length > 0 || steps.isSettled) return steps
    tried.push(steps)
  }
  const best = tried.find(({ isAnswered }) => isAnswered) ?? tried[0]
  return best ?? { document, commands: [], idle: [], notes: [], isSettled: false, isAnswered: false }
}

/**
 * What the first rule that understands a clause makes of it, where that reads as if a person had made it. Where none
 * does or the first says why not, those that read a wish by what it is about are asked.
 */
function firstRule(clause: string, document: AppDocument): ReturnType<EditRule> {
  let answer: ReturnType<EditRule>
  for (const rule of rules) {
    const made = rule(clause, document)
    if (made === undefined) continue
    const commands = commandsOf(made)
    if (commands.length === 0) {
      answer = made
      break
    }
    if (readsWell(commands, clause, document)) return made
  }
  const late = plainly(clause, document)
  return late ?? answer ?? topicAnswer(clause, document)
}

/** Why a wish of a topic is not done, where nothing else is said of it. */
const topicAnswer = (clause: string, document: AppDocument): ReturnType<EditRule> =>
  topicRules.map((rule) => rule(clause, document)).find((made) => made !== undefined)

/** What those make of it that look for what a wish is about: as it is said, said again, and in the words of the app. */
function plainly(clause: string, document: AppDocument): ReturnType<EditRule> {
  const asked = asPlain(clause, document)
  if (asked && commandsOf(asked).length > 0) return asked
  for (const reading of inAppWords(clause, document)) {
    const made = doneBy(rules, reading, document) ?? asPlain(reading, document)
    if (made && commandsOf(made).length > 0) return made
  }
  return asked
}

/** What comes of a clause where it is looked for what it is about, and where it is said again in words the rules know. */
function asPlain(clause: string, document: AppDocument): ReturnType<EditRule> {
  const answers = plainRules.map((rule) => rule(clause, document)).filter((made) => made !== undefined)
  const made = answers.find((each) => commandsOf(each).length > 0)
  if (made) return made
  for (const turn of turnsSaidAgain) {
    const again = turn(clause, document)
    if (again === undefined || again === clause) continue
    const followed = doneBy(rules, again, document) ?? doneBy(plainRules, again, document)
    if (followed) return followed
  }
  return answers[0]
}

/** What the first of these rules does, where it does something and it reads well. */
function doneBy(all: readonly EditRule[], clause: string, document: AppDocument): ReturnType<EditRule> {
  for (const rule of all) {
    const made = rule(clause, document)
    if (made === undefined) continue
    if (commandsOf(made).length === 0) return undefined
    if (readsWell(commandsOf(made), clause, document)) return made
  }
  return undefined
}

const alreadySo = (clause: string, commands: readonly Command[]) => {
  const isLook = commands.some((command) => command.type === 'set-theme' && command.set?.preset !== undefined)
  return `That is so already: ${clause}.${isLook ? ' Other looks are playful, bold, calm, warm and editorial.' : ''}`
}

interface Applied {
  document: AppDocument
  commands: Command[]
  /** What is locked and was left as it is, in words. */
  locked: string[]
}

/** Applies what can be: a command on something locked is left out and told. Undefined when one makes no sense. */
function applyAll(document: AppDocument, commands: readonly Command[]): Applied | undefined {
  const applied: Applied = { document, commands: [], locked: [] }
  for (const command of commands) {
    try {
      applied.document = applyCommand(applied.document, command).document
      applied.commands.push(command)
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      if (error.code !== 'locked') return undefined
      applied.locked.push(error.message)
    }
  }
  return applied
}
