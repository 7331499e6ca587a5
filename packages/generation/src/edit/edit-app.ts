import { type AppDocument, applyCommand, type Command, CommandError } from '@kwiq/app-model'
import { parseColors } from '@kwiq/catalogue/theme'
import { addingRules } from './rules/adding.ts'
import { changingRules } from './rules/changing.ts'
import { currencyRules } from './rules/currency.ts'
import { lookRules } from './rules/looks.ts'
import { featureRules, screenToRules } from './rules/features.ts'
import { groupRules } from './rules/groups.ts'
import { wishRules } from './rules/wishes.ts'
import { tabOrderRules } from './rules/tab-order.ts'
import { chartRules } from './rules/charts.ts'
import { entryRules } from './rules/entries.ts'
import { questionRules } from './rules/questions.ts'
import { detailRules } from './rules/details.ts'
import { reword } from './reword.ts'
import { infoRules } from './rules/info-screens.ts'
import { itemRules } from './rules/items.ts'
import { movingRules } from './rules/moving.ts'
import { refusalRules } from './rules/refusals.ts'
import { screenRules } from './rules/screens.ts'
import { textRules } from './rules/texts.ts'
import { answerIn } from './answers.ts'
import { languageOfInstruction, toEnglish } from './to-english.ts'
import { mendSpelling } from './mend-spelling.ts'
import { sectionRules } from './rules/sections.ts'
import { swappingRules } from './rules/swapping.ts'
import { oneByOne } from './one-by-one.ts'
import { explainMissing } from './explain-missing.ts'
import type { EditRule } from './rule.ts'

export interface EditedApp {
  /** The document after all commands; the same object when nothing was understood. */
  document: AppDocument
  commands: Command[]
  /** Clauses of the instruction that no rule understood, as written. */
  notUnderstood: string[]
  notes: string[]
}

const rules: readonly EditRule[] = [
  ...questionRules,
  ...currencyRules,
  ...entryRules,
  ...lookRules,
  ...tabOrderRules,
  ...textRules,
  ...itemRules,
  ...infoRules,
  ...sectionRules,
  ...wishRules,
  ...groupRules,
  ...screenToRules,
  ...chartRules,
  ...swappingRules,
  ...movingRules,
  ...screenRules,
  ...detailRules,
  ...changingRules,
  ...addingRules,
  ...featureRules,
  ...refusalRules,
]

/**
 * Turns an instruction ("add a settings screen, make it green and rename Home to Feed") into commands of the
 * document. Pure: ids come from what the document holds. Nodes no command names stay the same objects. A
 * clause that is not understood changes nothing and is reported.
 */
export function editApp({ document, prompt }: { document: AppDocument; prompt: string }): EditedApp {
  let current = document
  const language = languageOfInstruction(prompt)
  const commands: Command[] = []
  const notUnderstood: string[] = []
  const notes: string[] = []
  let last: string | undefined
  let lastNode: string | undefined
  const clauses = splitClauses(mendSpelling(toEnglish(tidy(prompt), document), document))
  for (const told of clauses.flatMap((clause) => oneByOne(clause, document))) {
    // "Add a favourites screen and put it in the tab bar."
    const pointed =
      lastNode === undefined || last !== undefined
        ? told
        : told.replace(
            /^(put|move|link|rename|call|remove|delete|duplicate|copy|place)\s+(?:it|this|that)\b/i,
            `$1 node:${lastNode}`,
          )
    const clause =
      last === undefined
        ? pointed
        : pointed
            .replace(/^(put|move|show|link|add|make|place)\s+(?:it|this screen|that screen)\b/i, `$1 ${last}`)
            .replace(/^(link|add a link)\s+to\s+(?:it|this screen|that screen)\b/i, `$1 to ${last}`)
    const found = rules.map((rule) => rule(clause, current)).find((made) => made !== undefined)
    const outcome = Array.isArray(found) ? { commands: found } : found
    const applied = outcome && applyAll(current, outcome.commands)
    if (outcome?.note !== undefined) notes.push(outcome.note)
    if (applied) notes.push(...applied.locked)
    if (applied && applied.commands.length > 0 && applied.document === current) {
      notes.push(`That is so already: ${clause}.`)
    } else if (applied && applied.commands.length > 0) {
      commands.push(...applied.commands)
      current = applied.document
      last = applied.commands.find((command) => command.type === 'add-screen')?.screen.name
      lastNode = nodeOf(applied.commands) ?? lastNode
    } else if (applied && applied.locked.length > 0) {
      continue
    } else {
      notUnderstood.push(clause)
      const missing = outcome?.note === undefined ? explainMissing(clause, current) : undefined
      if (missing !== undefined) notes.push(missing)
    }
  }
  if (commands.length === 0 && notes.length === 0)
    notes.push('Nothing was changed. Try "Add a settings screen", "Make it green" or "Rename Home to Feed".')
  const answered = [...new Set(notes)].map((note) => answerIn(language, note.replaceAll(/node:\S+/g, 'it')))
  return { document: current, commands, notUnderstood, notes: answered }
}

/** The component that commands are about, for an "it" after them. */
const nodeOf = (commands: readonly Command[]): string | undefined => {
  const [first] = commands
  if (first?.type === 'add-component') return first.node.id
  return first && 'id' in first && first.type !== 'remove-component' ? first.id : undefined
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

const verbs =
  'add|insert|put|include|create|remove|delete|drop|rename|call|make|change|set|use|switch|turn|move|swap|replace|hide|show|get rid|link|connect|duplicate|copy|translate|start|reorder|sort|place|bring|give|pin'

/** Characters of one clause; rules look at longer ones for seconds, and nobody means one thing by so many words. */
const longestClause = 600

/**
 * One blank where there are many. The rules take a run of them apart in every way there is: 4,000 would keep them
 * busy for minutes.
 */
function tidy(prompt: string): string {
  return prompt
    .slice(0, 4000)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
}

/** One clause for each thing to do: at sentence ends, and at "and" or a comma before a verb. */
function splitClauses(prompt: string): string[] {
  return prompt
    .slice(0, 4000)
    .toWellFormed()
    .split(
      new RegExp(
        `[.;\\n]+\\s*|[!?]+\\s+|\\s*,?\\s+(?:and|then)\\s+(?=(?:${verbs})\\b)|,\\s+(?=(?:${verbs})\\b)`,
        'i',
      ),
    )
    .map((clause) => reword(clause.slice(0, longestClause)))
    .filter((clause, _, all) => clause.length > 1 && !thanks.test(clause) && !isOldColor(clause, all))
    .slice(0, 12)
}

const thanks = /^(?:thanks|thank you|great|nice|perfect|ok|okay|cool|hello|hi|please)[!.\s]*$/i

/** "I do not like the orange, use blue": the second half says it all. */
const isOldColor = (clause: string, all: readonly string[]) =>
  /^remove the \w+(?: colou?rs?)?$/i.test(clause) &&
  parseColors(clause).length > 0 &&
  all.some((other) => other !== clause && parseColors(other).length > 0)
