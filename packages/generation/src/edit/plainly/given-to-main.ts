import { columnFor, giveToKind } from '../frames/fields-given.ts'
import { kindNamed, mainList } from '../frames/kind-of-thing.ts'
import { attributesSaid } from '../frames/said-attributes.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { mainForm } from './app-parts.ts'
import { peopleIn } from './in-app-words.ts'

const ofNoun =
  /^(?:add|include|i (?:want|need)|we need)\s+(?:an?\s+|the\s+)?(?<what>(?:place|date|cause|country|year|reason|city) of (?:the\s+)?[\p{L}]{3,20})$/iu
const ofKind =
  /^(?:add|include|i (?:want|need)|we need)\s+(?:an?\s+|the\s+)?(?<what>(?!.*\b(?:with|by|to|on|in|filter|sort|footer|our|my|search)\b)[\p{L} -]{2,24}\s(?:date|year|number|code|weight|size|height|length|age|price|grade|level|status))$/iu

/** "Add place of death", "add a drink until year": told of each of what the app is about. */
const giveToMain =
  (form: RegExp): EditRule =>
  (clause, document): EditOutcome | undefined => {
    const what = form.exec(clause)?.groups?.what
    const said = what === undefined ? undefined : attributesSaid(what)
    const isOfLife = /\b(?:birth|death)\b/i.test(what ?? '')
    const list = said && (isOfLife ? peopleIn(document) : mainList(document))
    const kind = list && kindNamed(document, list.label)
    if (!said || !kind) return undefined
    const taking = kind.form ?? mainForm(document)
    const isKnown = said.every(
      (each) => columnFor(each, kind.one, document.app.description).field.name !== '',
    )
    const commands = isKnown ? giveToKind(document, taking ? { ...kind, form: taking } : kind, said) : []
    return commands.length > 0 ? { commands } : undefined
  }

/** What is told of the things an app is about, in a form that can be nothing else. */
export const givenToMainRules: readonly EditRule[] = [giveToMain(ofNoun)]
/** The same where only the kind of a value is named. */
export const lateGivenRules: readonly EditRule[] = [giveToMain(ofKind)]
