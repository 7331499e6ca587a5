import { type AppDocument, type ComponentNode, type JsonValue, walkNodes } from '@kwiq/app-model'
import { capitalise, stemOf } from '../../words/forms.ts'
import { isEntry, itemsOf, targetOf, textOf } from '../entry.ts'
import { findNamedScreen, stems } from '../find-screen.ts'
import { findNear } from '../find-target.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { people, withoutArticle } from '../words.ts'

const missing =
  /^(?:why\s+(?:is|are)\s+there\s+(?:no|not an?|not any)|why\s+(?:do|does|did)\s+(?:it|the app|i|we)\s+(?:not\s+have|have\s+no|not\s+see)|why\s+(?:don['’]t|doesn['’]t|can['’]t|isn['’]t|aren['’]t)\s+(?:i|we|it|the app|there)\s+(?:have|see|show)?|where\s+(?:is|are|did)|is\s+there|are\s+there|does\s+(?:it|the app)\s+have|do\s+(?:i|we)\s+have)\s+(?:an?\s+|the\s+|any\s+|my\s+|our\s+)?(?:way\s+to\s+(?=\w+\s))?([\p{L} -]{3,40}?)(?:\s+(?:gone|anywhere|somewhere|yet|go|in (?:it|the app|here)))?$/iu

/** "Where is the search?": where it is, or how to get it. */
function whereIs(document: AppDocument, words: string): EditOutcome {
  const screen = findNamedScreen(document, words)
  if (screen) return refuse(`${screen.name} is a screen of the app.`)
  const found = findNear(document, words)
  if (found) return refuse(`“${found.node.label}” is on ${found.screen.name}.`)
  const thing = withoutArticle(words)
  const article = /s$/i.test(thing) ? '' : /^[aeiou]/i.test(thing) ? 'an ' : 'a '
  return refuse(`${capitalise(thing)}: the app has none yet. Try "Add ${article}${thing}".`)
}

/** Of publishing people ask in many words. */
const publishing =
  /\b(?:app store|play store|google play|publish|release|go live|on (?:my|the|their|a) (?:phone|iphone|android)|download (?:it|the app)|install)\b/i

const whatDoes =
  /^what\s+(?:does|is|happens (?:when|if) (?:i|you|people|one) (?:tap|press|click)s?(?: on)?)\s+(?:the\s+)?["“]?(.{2,40}?)["”]?(?:\s+(button|tab|icon|link))?(?:\s+(?:do|for|good for))?$/i

/** "What does the Book button do?": where it leads. */
function whatItDoes(document: AppDocument, words: string): EditOutcome | undefined {
  const said = words.replace(/\s+(?:button|tab|icon|link)$/i, '').toLowerCase()
  if (said === '') return undefined
  for (const { node, screen } of walkNodes(document)) {
    const all = [
      { label: node.type === 'button' ? node.label : '', action: node.properties.action },
      ...[...itemsOf(node), ...headerActions(node)].map((item) => ({
        label: textOf(item, 'title') ?? textOf(item, 'label') ?? '',
        action: isEntry(item) ? item.action : undefined,
      })),
    ]
    const one = all.find(({ label }) => label.toLowerCase() === said)
    if (!one) continue
    const target = document.screens.find(({ id }) => id === targetOf({ action: one.action ?? null }))
    return refuse(
      target
        ? `“${one.label}” on ${screen.name} opens ${target.name}.`
        : `“${one.label}” on ${screen.name} opens no other screen. Try "Link ${one.label} to", with the name of one.`,
    )
  }
  return undefined
}

const headerActions = ({ type, properties }: ComponentNode): JsonValue[] =>
  type === 'header' && Array.isArray(properties.actions) ? properties.actions : []

const whyBoth =
  /^why\s+(?:is|are|do (?:we|i) have|does it have)\s+(?:there\s+)?(?:both\s+)?(?:an?\s+|the\s+)?([\p{L} ]{2,30}?)(?:\s+(?:tab|screen|page))?\s+and\s+(?:also\s+)?(?:an?\s+|the\s+)?([\p{L} ]{2,30}?)(?:\s+(?:tab|screen|page))?s?$/iu

/** "Why is there a pets and a patients tab?": what they are, and how one of them goes. */
function whyTwo(document: AppDocument, clause: string): EditOutcome | undefined {
  const [, one = '', other = ''] = whyBoth.exec(clause) ?? []
  const screens = [one, other].map((words) => (words === '' ? undefined : findNamedScreen(document, words)))
  const [first, second] = screens
  return first && second && first !== second
    ? refuse(
        `${first.name} and ${second.name} are two screens of the app. To have one of them go, say "Remove the ${first.name} screen".`,
      )
    : undefined
}

const canThey = new RegExp(
  `^(?:can|could|may|will)\\s+(${people}|(?:the\\s+|our\\s+|my\\s+)?\\p{L}{3,14}s|one)\\s+(?:also\\s+|then\\s+)?(\\p{L}{3,12})(?:\\s+(.{2,50}))?$`,
  'iu',
)

/** "Can customers book online?": where they can, or how they could. */
function whetherThey(document: AppDocument, clause: string): EditOutcome | undefined {
  const [, who = '', verb = '', rest] = canThey.exec(clause) ?? []
  if (verb === '' || /^(?:you|we|i|it|us)$/i.test(who)) return undefined
  const stem = stemOf(verb.toLowerCase())
  const found = [...walkNodes(document)].find(
    ({ node }) =>
      node.type === 'button' &&
      stems(node.label)
        .map((each) => each.replace(/ing$/, ''))
        .includes(stem),
  )
  const wish = `Let ${who.replace(/^(?:one|someone|somebody)$/i, 'people').toLowerCase()} ${[verb, rest].filter(Boolean).join(' ')}`
  return refuse(
    found
      ? `“${found.node.label}” on ${found.screen.name} is for that. For more, say "${wish}".`
      : `The app has nothing for that yet. Try "${wish}".`,
  )
}

/** "Why is the button green?", "what can you do": nothing to change. */
const question: EditRule = (clause, document) => {
  if (
    /^(?:how|where|when|can|could|what)\b/i.test(clause) &&
    publishing.test(clause) &&
    !/\bbutton\b/i.test(clause)
  )
    return refuse('Publishing is under Builds, at the top right.')
  const told =
    whyTwo(document, clause) ??
    whatItDoes(document, whatDoes.exec(clause)?.[1] ?? '') ??
    whetherThey(document, clause)
  if (told) return told
  const words = missing.exec(clause)?.[1]
  if (words !== undefined && !/\b(?:it|this|that|you|not)\b/i.test(words)) return whereIs(document, words)
  return /^(?:why|what|who|when|where|which|how|is|are|does|did|do you|can i|should i|(?:can|could|may)\s+(?:the\s+)?(?:students?|users?|customers?|guests?|members?|somebody|someone|one))\b/i.test(
    clause,
  ) && !/^(?:how about|what about|what if|which is)\b/i.test(clause)
    ? refuse(
        'That is a question; here the app is changed. Try "Add a settings screen", "Make it green" or "Put the chart above the list".',
      )
    : undefined
}

/** "When there are no orders show a message": what stands there does not depend on anything. */
const condition: EditRule = (clause) => {
  const found =
    /^(?:when|whenever|if|once|as soon as)\s+(.{3,60}?),?\s+((?:show|display|hide|add|say|make|turn)\s+.{3,80})$/i.exec(
      clause,
    )
  return found?.[2] && !/\b(?:taps?|clicks?|press(?:es)?|opens?|selects?|chooses?)\b/i.test(found[1] ?? '')
    ? refuse(
        `Screens show sample content, the same at any time. To show it always, say just “${found[2]}”, with the screen it belongs on.`,
      )
    : undefined
}

/** "Don't change anything". */
const leaveAlone: EditRule = (clause) =>
  /^(?:don't|do not|please don't)\s+(?:change|touch|do)\b|^(?:do nothing|never ?mind|leave it|keep (?:it|everything)(?: as it is)?|nothing)$/i.test(
    clause,
  )
    ? refuse('Nothing was changed.')
    : undefined

export const questionRules: readonly EditRule[] = [condition, question, leaveAlone]
