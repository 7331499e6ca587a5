import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type Screen,
  walkComponents,
} from '@kwiq/app-model'
import { freeId } from '../free-id.ts'
import { placeOn, startOf, topOf } from '../places.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { unquote } from '../words.ts'

const it =
  '(?:the\\s+|our\\s+|my\\s+)?(?:welcome|greeting)(?:\\s+(?:text|message|line|words|sentence|title))?'
const said = [
  `^(?:change|set|rename)\\s+${it}\\s+(?:on\\s+.{3,20}\\s+)?(?:to|into)\\s+(?:say\\s+)?(?<text>.{2,60})$`,
  `^(?:say|write|put|show|use)\\s+(?<text>.{2,60}?)\\s+(?:instead of|rather than|as)\\s+${it}$`,
  `^replace\\s+${it}\\s+(?:with|by)\\s+(?<text>.{2,60})$`,
  `^${it}\\s+(?:should|must|has to|needs to)\\s+(?:be|say|read)\\s*:?\\s+(?<text>["“].{2,60}["”])$`,
].map((form) => new RegExp(form, 'iu'))
const manner = [
  `^${it}\\s+(?:should|must|could|has to|needs to)\\s+(?:be|sound)\\s+(?:a\\s+(?:bit|little)\\s+)?(?:much\\s+)?(?:more\\s+)?(?<how>friendl(?:y|ier)|warmer|warm|nicer|welcoming|kinder|cheerful|personal|funnier|formal|polite|shorter)$`,
  `^make\\s+${it}\\s+(?:sound\\s+)?(?:a\\s+(?:bit|little)\\s+)?(?:much\\s+)?(?:more\\s+)?(?<how>friendl(?:y|ier)|warmer|warm|nicer|welcoming|kinder|cheerful|personal|funnier|formal|polite|shorter)$`,
  `^(?:(?:i|we)(?:['’]d|\\s+would)?\\s+(?:like|want|need)|use|write|add)\\s+an?\\s+(?:much\\s+)?(?:more\\s+)?(?<how>friendl(?:y|ier)|warmer|warm|nicer|welcoming|kinder|cheerful|personal|funnier|formal|polite|shorter)\\s+(?:welcome|greeting)(?:\\s+(?:text|message|line))?$`,
].map((form) => new RegExp(form, 'iu'))
const greets = /^(?:hello|hi|hey|welcome|good (?:morning|afternoon|evening)|dear|greetings)\b/i

const ofManner = (how: string): string =>
  /^(?:formal|polite)/i.test(how) ? 'Welcome' : /^short/i.test(how) ? 'Hello' : 'Welcome, good to see you'

/** What greets on the first screen: its title or a text that reads so. */
const greetingOf = (start: Screen): ComponentNode | undefined =>
  [...walkComponents(start.components)].find(
    ({ type, label }) => /^(?:header|text)$/.test(type) && greets.test(label),
  )

/** A text that greets, below the title of a screen that had none. */
const newGreeting = (document: AppDocument, start: Screen, label: string): Command => ({
  type: 'add-component',
  node: {
    id: freeId(new Set(collectNodeIds(document)), 'text'),
    type: 'text',
    label,
    properties: { variant: 'subtitle' },
  },
  place: placeOn(start, topOf(start)),
})

/** 'Say "Come on in" instead of the welcome text', "the welcome text should be friendlier". */
export const welcomeText: EditRule = (clause, document): EditOutcome | undefined => {
  const told = said.map((form) => form.exec(clause)?.groups?.text).find((text) => text !== undefined)
  const how = manner.map((form) => form.exec(clause)?.groups?.how).find((text) => text !== undefined)
  const text = told === undefined ? (how === undefined ? undefined : ofManner(how)) : unquote(told)
  const start = startOf(document)
  if (text === undefined || !start) return undefined
  const header = how === undefined ? start.components.find(({ type }) => type === 'header') : undefined
  const found = greetingOf(start) ?? header
  const command: Command = found
    ? { type: 'rename-component', id: found.id, label: text }
    : newGreeting(document, start, text)
  return how === undefined
    ? { commands: [command] }
    : {
        commands: [command],
        note: `It says “${text}” now. For other words: Change the welcome text to "...".`,
      }
}
