import { type AppDocument, type Command, findNode, protectLocked } from '@kwiq/app-model'
import { parseColors } from '@kwiq/catalogue/theme'
import { capitalise } from '../words/forms.ts'
import { inTheirWords } from './in-their-words.ts'
import { answerIn } from './answers.ts'
import { asWritten, isOfApp, termAsWritten } from './as-written.ts'
import { languageOfInstruction, type Said, toEnglish } from './to-english.ts'
import { retold } from './retold.ts'
import { reword } from './reword.ts'
import { withoutManners } from './manners.ts'
import { selfCorrected } from './self-corrected.ts'
import { withoutTalk } from './beside-the-wish.ts'
import { mendSpelling } from './mend-spelling.ts'
import { lostScreens, withScreens } from './notes.ts'
import { type Context, contextOf, isComplaint, placeIn } from './context.ts'
import { type Subject, subjectOf } from './pronouns.ts'
import { type Readings, readingsOf } from './readings.ts'
import { oneByOne } from './one-by-one.ts'
import { turned } from './names-turned.ts'
import { placeFirst } from './place-first.ts'
import { findNamedScreen } from './find-screen.ts'
import { clausesOf, inFrames } from './frames/read-frames.ts'
import { asFact, factsIn } from './frames/told-facts.ts'
import { readingsOfRest, restOf } from './rest-of-clause.ts'
import { partsAsWritten, splitClauses } from './split-clauses.ts'
import { type Followed, follow, isDone } from './follow.ts'
import { withAdded, withNoun } from './said-before.ts'

export interface EditedApp {
  /** The document after all commands; the same object when nothing was understood. */
  document: AppDocument
  commands: Command[]
  /** Clauses of the instruction that no rule understood, as written. */
  notUnderstood: string[]
  notes: string[]
}

interface Edit {
  /** What is changed: as it is, or without its locks where these are put before what changes afterwards. */
  document: AppDocument
  prompt: string
  /** The document with its locks, where `document` has none: it tells what will stay. */
  locked?: AppDocument
}

/**
 * Turns an instruction ("add a settings screen, make it green and rename Home to Feed") into commands of the
 * document. Pure: ids come from what the document holds. Nodes no command names stay the same objects. A
 * clause that is not understood changes nothing and is reported.
 */
export function editApp({ document, prompt, locked = document }: Edit): EditedApp {
  const language = languageOfInstruction(prompt)
  const asked = tidy(prompt)
  const { text, said } = toEnglish(asked, document)
  // Words of another language that stay as they are were no slips.
  const spelt = said.length > 0 ? text : mendSpelling(text, document)
  const mended = withoutTalk(selfCorrected(retold(spelt, document)))
  const clauses = inFrames(mended, document).flatMap((part) =>
    'clauses' in part ? part.clauses : clausesIn(part.text, document),
  )
  const first = followedOrTold(clauses, mended, document)
  // What was refused may go once the rest is done: a sixth tab, after another one went.
  const again = first.steps.some(({ done }) => done.commands.length > 0)
    ? first.steps.map((step) =>
        step.done.commands.length > 0 || step.done.isSettled ? step : retry(step, first),
      )
    : first.steps
  // In the order in which they were followed: what was tried once more came last.
  const late = again.filter((step, index) => step !== first.steps[index])
  const inEnglish = [...first.steps, ...late].flatMap(({ done }) => done.commands)
  const isTheirs = language !== undefined && document.app.theme.language === language
  const theirs = isTheirs ? inTheirWords(inEnglish, said, document) : undefined
  const commands = theirs?.commands ?? inEnglish
  const changed = theirs?.document ?? first.document
  const notes = again.flatMap(({ done }) => done.notes)
  const notUnderstood = again.flatMap(({ told, done }) =>
    done.commands.length > 0 || done.isSettled ? [] : [told],
  )
  notes.push(...lostScreens(locked, protectLocked(locked, changed).document))
  // Why one wants something is no wish of its own.
  if (commands.length === 0) notUnderstood.unshift(...first.statements)
  const [statement] = first.statements
  if (commands.length === 0 && notes.length === 0 && statement !== undefined && isComplaint(statement))
    notes.push(
      'Nothing was changed. Say what is to be different: for instance "Simplify the home screen", "Make it calm" or "Make the title bigger".',
    )
  if (commands.length === 0 && notes.length === 0 && statement !== undefined && statement.length < 80)
    notes.push(
      `Nothing was changed. Say what is to be different; or, to have it on the first screen: 'Add a text "${capitalise(statement.replaceAll('"', ''))}"'.`,
    )
  if (commands.length > 0 && notes.length === 0 && isSame(changed, document))
    notes.push('Nothing was changed: it is so already.')
  if (commands.length === 0 && notes.length === 0)
    notes.push('Nothing was changed. Try "Add a settings screen", "Make it green" or "Rename Home to Feed".')
  const answered = [...new Set(notes)].map((note) =>
    answerIn(language, withScreens(note.replaceAll(/node:\S+/g, 'it'), document), (words) =>
      isOfApp(words, document) ? words : termAsWritten(words, said),
    ),
  )
  const written = said.length > 0 || notUnderstood.length === 0 ? said : partsAsWritten(asked).map(asRead)
  const unplaced = notUnderstood.map((told) => asWritten(told, said.length > 0 ? '' : asked, written))
  return { document: changed, commands, notUnderstood: [...new Set(unplaced)], notes: answered }
}

/** What is wanted, a clause each: those of a form that is read as a whole stay as they are. */
const clausesIn = (text: string, document: AppDocument): string[] =>
  splitClauses(withoutManners(text), (clause) => clausesOf(clause, document))
    .filter((clause, _, all) => !isOldColor(clause, all))
    .flatMap(
      (clause) =>
        clausesOf(clause, document) ??
        placeFirst(turned(clause, document), document).flatMap((each) => oneByOne(each, document)),
    )

/** What came of the clauses; where nothing did and nothing was said of them, of the prompt as something told. */
function followedOrTold(clauses: readonly string[], prompt: string, document: AppDocument): Steps {
  const steps = followAll(clauses, document)
  const isHeard = steps.steps.some(({ done }) => isDone(done))
  const facts = isHeard ? [] : factsIn(prompt, document)
  return facts.length === 0 ? withFacts(steps, clauses) : followAll(facts, document)
}

/** What else was told, "we close on Mondays" beside a wish: written down as well. */
function withFacts(steps: Steps, clauses: readonly string[]): Steps {
  const undone = steps.steps.filter(({ done }) => !isDone(done)).map(({ told }) => told)
  const facts = clauses.flatMap((told) => {
    const isOpen = steps.statements.includes(told) || undone.includes(told)
    const fact = isOpen && clauses.length > 1 ? asFact(told, steps.document) : undefined
    return fact === undefined ? [] : [{ told, fact }]
  })
  if (facts.length === 0) return steps
  const heard = new Set(facts.map(({ told }) => told))
  const more = followAll(
    facts.map(({ fact }) => fact),
    steps.document,
  )
  return {
    steps: [...steps.steps.filter(({ told }) => !heard.has(told)), ...more.steps],
    statements: steps.statements.filter((told) => !heard.has(told)),
    document: more.document,
  }
}

const asRead = (written: string): Said => ({ written, english: reword(written), terms: [] })

/** Whether the commands left everything as it was. */
const isSame = (after: AppDocument, before: AppDocument): boolean =>
  JSON.stringify(after) === JSON.stringify(before)

interface Step {
  told: string
  readings: Readings
  screenId: string | undefined
  done: Followed
}

interface Steps {
  steps: Step[]
  statements: string[]
  document: AppDocument
}

/** Follows clauses one after the other; each may speak of what those before were about. */
function followAll(clauses: readonly string[], document: AppDocument): Steps {
  const result: Steps = { steps: [], statements: [], document }
  let subject: Subject | undefined
  let context: Context = {}
  /** The one screen the clause before was about. */
  let near: string | undefined
  for (const [index, written] of clauses.entries()) {
    const told = withNoun(withAdded(written, clauses[index - 1]), clauses[index - 1])
    const readings = readingsOf(told, { ...context, subject }, result.document)
    const there = context.screenId ?? (isPlaceless(told) ? near : undefined)
    const done = follow(readings, result.document, there)
    near = screenOf(done.commands, result.document)
    const said = isDone(done) ? undefined : contextOf(told, result.document)
    context = { ...context, place: placeIn(told) ?? context.place, ...said }
    if (said) {
      subject = said.subject ?? subject
      result.statements.push(told)
      continue
    }
    result.steps.push({ told, readings, screenId: there, done })
    subject = subjectOf(done.idle) ?? subject
    if (done.commands.length === 0) continue
    const unheard = restOf(told, done.commands, (beginning) => {
      const asked = readingsOf(beginning, { ...context, subject }, result.document)
      return follow(asked, result.document, there).commands
    })
    result.document = done.document
    context = { ...context, said: undefined }
    const tab = /\b(?:tab|tab bar|menu|navigation)\b/i.test(told) ? screenMoved(told, document) : undefined
    subject = tab ?? subjectOf(done.commands) ?? screenMoved(told, document) ?? subject
    if (unheard) {
      const step = followRest(unheard, result.document, { ...context, subject })
      result.document = step.done.document
      result.steps.push(step)
    }
  }
  return result
}

/** What comes of the second half of a clause of which only the first was heard; with its words where nothing does. */
function followRest(
  { beginning, rest }: { beginning: string; rest: string },
  document: AppDocument,
  context: Context,
): Step {
  const tried = readingsOfRest(beginning, rest).map((clause): Step => {
    const readings = readingsOf(reword(clause), context, document)
    return { told: rest, readings, screenId: undefined, done: follow(readings, document, undefined) }
  })
  const best = tried.find(({ done }) => done.commands.length > 0) ??
    tried.find(({ done }) => done.isSettled) ??
    tried.find(({ done }) => done.isAnswered) ??
    tried[0] ?? {
      told: rest,
      readings: { close: [], loose: [] },
      screenId: undefined,
      done: follow({ close: [], loose: [] }, document, undefined),
    }
  // That it is so already goes without saying: "make it warm and cosy".
  return best.done.commands.length === 0 && best.done.isSettled
    ? { ...best, done: { ...best.done, notes: [] } }
    : best
}

/** "Move the gallery to the first place in the menu": of the tab bar nothing is spoken, but of that screen. */
function screenMoved(clause: string, document: AppDocument): Subject | undefined {
  const words =
    /^(?:move|put|add|place|show|bring|make|remove|hide)\s+(?:the\s+|my\s+|our\s+)?([\p{L} ]{3,24}?)(?:\s+tab$|(?:\s+tab)?\s+(?:to|in|into|at|on|from|before|after|first|last|the)\b)/iu.exec(
      clause,
    )?.[1]
  const screen = words === undefined ? undefined : findNamedScreen(document, words)
  return screen && { screen: screen.name, nodes: [] }
}

/** "Rename the list, and add a button": where the list is. */
const isPlaceless = (clause: string) =>
  /^(?:add|put|insert|include|sort|order)\s/i.test(clause) &&
  !/\b(?:screen|page|tab|form|everywhere|to|on|in|above|below|under|before|after)\b/i.test(
    clause.replaceAll(/["“][^"”]*["”]|\bto \w+ (?:all|it|them)\b/gi, ''),
  )

/** The screen all commands change something on; undefined where there are several, or one came or went. */
function screenOf(commands: readonly Command[], document: AppDocument): string | undefined {
  const ids = commands.map((command) =>
    // Where something went, nothing else is meant to come.
    'id' in command && command.type !== 'remove-component'
      ? findNode(document, command.id)?.screen.id
      : command.type === 'add-component'
        ? command.place.screenId
        : undefined,
  )
  return new Set(ids).size === 1 ? ids[0] : undefined
}

/** A step that came to nothing, tried once more at the end. */
function retry(step: Step, steps: Steps): Step {
  const done = follow(step.readings, steps.document, step.screenId)
  if (done.commands.length === 0) return step
  steps.document = done.document
  return { ...step, done }
}

/**
 * One blank where there are many. The rules take a run of them apart in every way there is: 4,000 would keep them
 * busy for minutes.
 */
function tidy(prompt: string): string {
  return (
    prompt
      .slice(0, 4000)
      .toWellFormed()
      .replaceAll(/[^\S\n]+/g, ' ')
      .replaceAll(/ ?\n[ \n]*/g, '\n')
      // Single quotes around words; those of "parents' day" and within "don't" are none.
      .replaceAll(
        /(?<=^|[\s(])['‘]((?:[^'‘’\n]|(?<=\p{L})['’](?=\p{L})){1,60})['’](?=$|[\s.,;:!?)])/gu,
        '"$1"',
      )
      .replaceAll(/[„«]\s?([^"“”„«»\n]{1,120}?)\s?[“”"»]/g, '"$1"')
      .replaceAll(/\be\.\s?g\.,?/gi, 'such as')
      .replaceAll(/\bi\.\s?e\.,?/gi, 'that is')
      // "Book button -> 'Reserve now'".
      .replaceAll(
        /(?<=^|[.;\n]\s?)(?!(?:rename|change|replace)\b)([^.;\n"]{2,40}?)\s*(?:->|=>|→)\s*/gi,
        'rename $1 to ',
      )
      .replaceAll(/\s*(?:->|=>|→)\s*/g, ' to ')
  )
}

/** "I do not like the orange, use blue": the second half says it all. */
const isOldColor = (clause: string, all: readonly string[]) =>
  /^remove the \w+(?: colou?rs?)?$/i.test(clause) &&
  parseColors(clause).length > 0 &&
  all.some((other) => other !== clause && parseColors(other).length > 0)
