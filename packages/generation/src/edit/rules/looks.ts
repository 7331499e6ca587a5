import { type Command, type JsonValue, walkNodes } from '@kwiq/app-model'
import { parseColors } from '@kwiq/catalogue/theme'
import { capitalise } from '../../words/forms.ts'
import { splitHost } from '../find-host.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findNamedNode, findNear } from '../find-target.ts'
import { type EditRule, noScreen, refuse } from '../rule.ts'
import { unquote } from '../words.ts'

/** "Make the header centered", "center the title on Home": on the start screen, or on all with "everywhere". */
const centerHeader: EditRule = (clause, document) => {
  const found =
    /^make\s+(?:the\s+|all\s+)?(headers?|titles?)(?:\s+(?:on|of)\s+(.{2,40}?))?\s+(?:centered|centred)$/i.exec(
      clause,
    ) ??
    /^(?:center|centre)\s+(?:the\s+|all\s+)?(headers?|titles?)(?:\s+(?:on|of)\s+(.{2,40}))?$/i.exec(clause)
  if (!found?.[1]) return undefined
  const isAll = /s$/i.test(found[1]) || /^(?:all|every)\b/i.test(found[2] ?? '')
  const host = found[2] && !isAll ? findNamedScreen(document, found[2]) : undefined
  if (found[2] && !isAll && !host) return noScreen(found[2])
  const screenId = host?.id ?? document.app.startScreenId
  return document.screens
    .filter(({ id }) => isAll || id === screenId)
    .flatMap(({ components }) => components.filter(({ type }) => type === 'header'))
    .map(({ id }): Command => ({ type: 'set-properties', id, set: { variant: 'centered', compact: false } }))
}

/** "Center the profile picture": a picture or a text; what else there is goes over the whole width. */
const centerPart: EditRule = (clause, document) => {
  const words =
    /^(?:center|centre)\s+(.{2,60})$/i.exec(clause)?.[1] ??
    /^make\s+(.{2,60}?)\s+(?:centered|centred)$/i.exec(clause)?.[1]
  const { subject, screen } = splitHost(document, words ?? '')
  const node =
    words === undefined
      ? undefined
      : (screen ? findNamedNode(document, subject, screen.id) : findNear(document, subject))?.node
  return node?.type === 'text' || node?.type === 'image'
    ? [{ type: 'set-properties', id: node.id, set: { align: 'center' } }]
    : undefined
}

/** What a button may look like, by the words for it. */
const buttonLooks: readonly [RegExp, string][] = [
  [/^(?:outlined?|hollow)$/i, 'outline'],
  [/^(?:plain|text[- ]only|a link|transparent|subtle)$/i, 'ghost'],
  [/^(?:secondary|quiet)$/i, 'secondary'],
  [/^(?:primary|filled|solid|stand out)$/i, 'primary'],
  [/^(?:red|destructive|a warning)$/i, 'destructive'],
]

/** From what draws the eye to what does not. */
const byWeight = ['primary', 'secondary', 'outline', 'ghost']

/** One step from the look it has, for "less prominent". */
function lookFrom(now: JsonValue | undefined, words: string): string | undefined {
  const step = /^(?:less (?:prominent|visible|loud|dominant)|quieter|more subtle)$/i.test(words)
    ? 1
    : /^(?:more (?:prominent|visible)|louder)$/i.test(words)
      ? -1
      : 0
  const at = Math.max(0, byWeight.indexOf(String(now ?? 'primary')))
  return step === 0 ? undefined : byWeight[Math.min(byWeight.length - 1, Math.max(0, at + step))]
}

/** "Make the delete button red", "make the Save button outlined": this button and no other. */
const lookOfButton: EditRule = (clause, document) => {
  const found = /^make\s+(?:the\s+)?(.{1,40}?)\s+buttons?\s+(.{3,20})$/i.exec(clause)
  const told = buttonLooks.find(([words]) => words.test(found?.[2] ?? ''))?.[1]
  const own = found?.[1]
    ? findNear(document, `${unquote(found[1])} button`)?.node.properties.variant
    : undefined
  const variant = told ?? lookFrom(own, found?.[2] ?? '')
  if (!found?.[1] || variant === undefined) return undefined
  // "The buttons" are all there are; which one "the button" is, is not said.
  const isBare = /^(?:the|our|my)$/i.test(found[1])
  if (isBare && /\bbutton\s/i.test(clause)) return undefined
  if (isBare || /^(?:all|every)\b/i.test(found[1])) {
    if (variant === 'destructive') return undefined
    const all = [...walkNodes(document)].filter(
      ({ node }) => node.type === 'button' && node.properties.variant !== 'icon',
    )
    return all.map(({ node }) => ({ type: 'set-properties', id: node.id, set: { variant } }))
  }
  const name = unquote(found[1])
  const words = `${name} button`
  const named = findNear(document, words)
  const isSo = (label: string) =>
    name
      .toLowerCase()
      .split(' ')
      .every((word) => label.toLowerCase().includes(word))
  if (named?.node.type === 'button' && isSo(named.node.label) && named.node.properties.variant === 'icon')
    return refuse(`${named.node.label} is a round icon, which has the colours of the theme.`)
  if (named?.node.type === 'button' && isSo(named.node.label))
    return [{ type: 'set-properties', id: named.node.id, set: { variant } }]
  return refuse(`There is no ${capitalise(name)} button.`)
}

/** "Make the prices bold": how heavy letters are is the theme's matter. */
const boldPart: EditRule = (clause) =>
  /^make\s+(?:all\s+)?(?:the|my|our)\s+(?!(?:whole\s+)?(?:app|design|look|theme|style|screens?|pages?|everything|buttons?|home)\b).{3,30}\s(?:bold|bolder|thick|thicker|heavier)$/i.test(
    clause,
  )
    ? refuse(
        /\b(?:bar|line|divider|border|slider|ring|chart)\s\S+$/i.test(clause)
          ? 'How thick bars and lines are comes with the theme. Try "replace the progress bar with a ring", or "make it green" for their colour.'
          : 'How heavy letters are comes with the theme. Try "make the title bigger", or "switch to the bold theme" for the whole app.',
      )
    : undefined

/** "Make it red", after a button: only that one. */
const lookOfNode: EditRule = (clause, document) => {
  const found = /^make\s+(node:\S+)\s+(.{3,40})$/i.exec(clause)
  const node = found?.[1] ? findNear(document, found[1])?.node : undefined
  const variant = buttonLooks.find(([words]) => words.test(found?.[2] ?? ''))?.[1]
  // "The title is too long, make it Snip": names have capitals.
  if (node?.type === 'header' && /^["“]?\p{Lu}/u.test(found?.[2] ?? ''))
    return [{ type: 'rename-component', id: node.id, label: unquote(found?.[2] ?? '') }]
  return node?.type === 'button' && variant !== undefined
    ? [{ type: 'set-properties', id: node.id, set: { variant } }]
    : undefined
}

/** "Make the book button green": one alone has no colour of its own. */
const colourOfOne: EditRule = (clause, document) => {
  const found =
    /^(?:make|turn|colou?r|paint)\s+(?:the\s+)?(.{1,40}?)\s+button\s+(?:in\s+)?(?:an?\s+)?(.{3,30})$/i.exec(
      clause,
    )
  if (
    !found?.[1] ||
    !found[2] ||
    /^(?:all|every|each)\b/i.test(found[1]) ||
    parseColors(found[2]).length === 0
  )
    return undefined
  // "Make the button red": one of several.
  const [any] = [...walkNodes(document)].filter(({ node }) => node.type === 'button')
  if (/^(?:the|my|our)$/i.test(found[1]) && any)
    return refuse(`Say which button: for instance "Make the ${any.node.label} button ${found[2]}".`)
  const named = findNear(document, `${found[1]} button`)
  if (named?.node.type !== 'button') return refuse(`There is no ${capitalise(found[1])} button.`)
  return refuse(
    `One button alone has no colour of its own: it is primary, secondary, outlined or red. Try "Make the ${found[1]} button red", or "Make it ${found[2]}" for the whole app.`,
  )
}

/** "Make everything green except the buttons": a theme makes no exceptions. */
const exception: EditRule = (clause) =>
  /^(?:make|change|use|turn)\b/i.test(clause) && /\s(?:except|apart from|but not|other than)\s/i.test(clause)
    ? refuse(
        'Colours and corners belong to the theme, which makes no exceptions. Try it without, or give one button another look.',
      )
    : undefined

/** "Lock the home screen", "unlock everything": no change by words sets a lock, or gets round one. */
const lock: EditRule = (clause) => {
  const [, verb] = /^(lock|unlock)\s+(?!.*\b(?:pin|pass ?code|password|code)\b).{2,80}$/i.exec(clause) ?? []
  return verb === undefined
    ? undefined
    : refuse(
        `Locks are set by hand, so that words change nothing that is to stay. Choose the screen or the part in the studio, and switch “Locked” ${/^un/i.test(verb) ? 'off' : 'on'} there.`,
      )
}

export const lookRules: readonly EditRule[] = [
  exception,
  centerHeader,
  centerPart,
  lookOfButton,
  colourOfOne,
  boldPart,
  lookOfNode,
  lock,
]
