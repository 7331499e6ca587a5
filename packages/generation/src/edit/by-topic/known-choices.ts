import { findNamedScreen } from '../find-screen.ts'
import { chipsOf } from '../choice-nodes.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { placeMeant } from '../plainly/app-parts.ts'
import { endOf, placeOn, startOf } from '../places.ts'
import { lastFilledIn } from '../rules/told-fields.ts'
import type { EditOutcome, EditRule } from '../rule.ts'

const form =
  /^(?:add|put|include|show|create)\s+(?:an?\s+|the\s+)?(?<what>[\p{L} -]{3,20}?)\s+(?:selector|picker|selection|choice|chooser|options?|dropdown|drop-down)(?:\s+(?:to|on|in|at|for|into)\s+(?:the\s+|our\s+|my\s+|each\s+|every\s+)?(?<place>[\p{L} -]{3,24}?)(?:\s+(?:screen|page|form))?)?$/iu

/** What one chooses from in any app, where nothing else is told. */
const known: readonly [RegExp, string, readonly string[]][] = [
  [/^(?:tip|tipping|gratuity)$/i, 'Tip', ['No tip', '5 %', '10 %', '15 %']],
  [/^(?:size|clothing size|t-?shirt size)$/i, 'Size', ['S', 'M', 'L', 'XL']],
  [/^(?:payment|payment method|payment type)$/i, 'Pay with', ['Card', 'PayPal', 'Cash']],
  [/^(?:delivery|delivery method|delivery type)$/i, 'Delivery', ['Delivery', 'Pick-up']],
  [/^(?:priority|urgency)$/i, 'Priority', ['Low', 'Normal', 'High']],
  [/^(?:gender|sex)$/i, 'Gender', ['Female', 'Male', 'Diverse', 'Not said']],
  [/^(?:mood|feeling)$/i, 'Mood', ['Great', 'Good', 'So-so', 'Bad']],
  [/^(?:difficulty|difficulty level)$/i, 'Difficulty', ['Easy', 'Medium', 'Hard']],
]

/** "A tip selector at checkout": what there is to choose from is known. */
const addKnownChoice: EditRule = (clause, document): EditOutcome | undefined => {
  const { what = '', place } = form.exec(clause)?.groups ?? {}
  const found = known.find(([words]) => words.test(what.trim()))
  if (!found) return undefined
  const [, title, values] = found
  const screen =
    place === undefined
      ? startOf(document)
      : (findNamedScreen(document, `${place} screen`) ??
        kindNamed(document, place)?.form ??
        placeMeant(document, place))
  if (!screen) return undefined
  const last = lastFilledIn(screen)
  const at = last < 0 ? endOf(screen) : last + 1
  return {
    commands: [{ type: 'add-component', node: chipsOf(document, title, values), place: placeOn(screen, at) }],
  }
}

/** Choices whose values anybody knows. */
export const knownChoiceRules: readonly EditRule[] = [addKnownChoice]
