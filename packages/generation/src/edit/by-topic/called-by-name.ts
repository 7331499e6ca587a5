import type { AppDocument, Command } from '@kwiq/app-model'
import { classOf } from '../../words/noun-classes.ts'
import { rewriteTexts } from '../rewrite-texts.ts'
import { startOf } from '../places.ts'
import { stemsIn } from '../plainly/app-parts.ts'
import type { EditOutcome, EditRule } from '../rule.ts'

const naming =
  /^(?:the|my|our)\s+(?<who>[\p{L}]{3,16})(?:['’]s name is|\s+is (?:called|named)|\s+has the name)\s+(?<name>\p{Lu}[\p{L}'’-]{1,20}(?:\s\p{Lu}[\p{L}'’-]{1,20})?)(?:,?\s+(?:so\s+|and\s+)?(?:please\s+)?(?:use|put|write|say|show|take)\s+(?:that|this|the|his|her|its)(?:\s+name)?(?:\s+(?:in|on|for)\s+(?:the\s+|all\s+)*(?:texts?|app|screens?|words|everywhere|start page|home screen))?(?:\s+instead)?)?$/u

const alive = /^(?:person|animal|species|role|people|family)$/
const family =
  /^(?:baby|child|kid|son|daughter|mother|father|mum|mom|dad|grandmother|grandfather|grandma|grandpa|dog|cat|horse|pet|puppy|kitten|rabbit|wife|husband|partner|boss|teacher|coach|bride|groom|band|team|club|choir|shop|cafe|café|bakery|school|boat|car|house)$/i

/** "The baby is called Emma, use that name in the texts": said of one the app is about, and not of the app. */
const callByName: EditRule = (clause, document): EditOutcome | undefined => {
  const { who = '', name = '' } = naming.exec(clause)?.groups ?? {}
  const isOne = family.test(who) || alive.test(classOf(who.toLowerCase()))
  if (name === '' || !isOne) return undefined
  const form = new RegExp(`\\b(?:the|your|my|our)\\s+${who}\\b(?!['’]s?\\s+name)`, 'giu')
  const texts = rewriteTexts(document, (text) => text.replaceAll(form, name))
  const header = headed(document, name)
  return { commands: [...texts, ...(texts.length < 2 ? header : [])] }
}

/** The name above the title of the first screen. */
function headed(document: AppDocument, name: string): Command[] {
  const header = startOf(document)?.components.find(({ type }) => type === 'header')
  if (!header || stemsIn(header.label).join() === stemsIn(name).join()) return []
  const former = header.properties.subtitle
  const said = typeof former === 'string' ? `${name}: ${former}` : name
  return [{ type: 'set-properties', id: header.id, set: { subtitle: said } }]
}

/** What those are called the app is about. */
export const calledByNameRules: readonly EditRule[] = [callByName]
