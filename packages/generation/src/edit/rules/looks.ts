import { type Command, walkNodes } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { findNamedNode, findNamedScreen } from '../find-target.ts'
import type { EditRule } from '../rule.ts'

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
  if (found[2] && !isAll && !host) return { commands: [], note: `There is no screen named ${found[2]}.` }
  const screenId = host?.id ?? document.app.startScreenId
  return document.screens
    .filter(({ id }) => isAll || id === screenId)
    .flatMap(({ components }) => components.filter(({ type }) => type === 'header'))
    .map(({ id }): Command => ({ type: 'set-properties', id, set: { variant: 'centered', compact: false } }))
}

/** What a button may look like, by the words for it. */
const buttonLooks: readonly [RegExp, string][] = [
  [/^(?:outlined?|hollow)$/i, 'outline'],
  [/^(?:plain|text[- ]only|a link|transparent|subtle)$/i, 'ghost'],
  [/^(?:secondary|quiet|quieter|less prominent)$/i, 'secondary'],
  [/^(?:primary|filled|solid|more prominent|stand out)$/i, 'primary'],
  [/^(?:red|destructive|a warning)$/i, 'destructive'],
]

/** "Make the delete button red", "make the Save button outlined": this button and no other. */
const lookOfButton: EditRule = (clause, document) => {
  const found = /^make\s+(?:the\s+)?(.{1,40}?)\s+buttons?\s+(.{3,20})$/i.exec(clause)
  const variant = buttonLooks.find(([words]) => words.test(found?.[2] ?? ''))?.[1]
  if (!found?.[1] || variant === undefined) return undefined
  if (/^(?:all|every)\b/i.test(found[1])) {
    if (variant === 'destructive') return undefined
    const all = [...walkNodes(document)].filter(
      ({ node }) => node.type === 'button' && node.properties.variant !== 'icon',
    )
    return all.map(({ node }) => ({ type: 'set-properties', id: node.id, set: { variant } }))
  }
  const words = `${found[1]} button`
  const named = findNamedNode(document, words, document.app.startScreenId) ?? findNamedNode(document, words)
  const isSo = (label: string) =>
    found[1]
      ?.toLowerCase()
      .split(' ')
      .every((word) => label.toLowerCase().includes(word)) ?? false
  if (named?.node.type === 'button' && isSo(named.node.label))
    return [{ type: 'set-properties', id: named.node.id, set: { variant } }]
  return { commands: [], note: `There is no ${capitalise(found[1])} button.` }
}

/** "Make everything green except the buttons": a theme makes no exceptions. */
const exception: EditRule = (clause) =>
  /^(?:make|change|use|turn)\b/i.test(clause) && /\s(?:except|apart from|but not|other than)\s/i.test(clause)
    ? {
        commands: [],
        note: 'Colours and corners belong to the theme, which makes no exceptions. Try it without, or give one button another look.',
      }
    : undefined

/** "Lock the home screen", "unlock the chart". */
const lock: EditRule = (clause, document) => {
  const found = /^(lock|unlock)\s+(.{2,60})$/i.exec(clause)
  if (!found?.[2]) return undefined
  const isLocked = /^lock/i.test(found[1] ?? '')
  const screen = findNamedScreen(document, found[2])
  if (screen) return [{ type: 'set-locked', subject: 'screen', id: screen.id, isLocked }]
  const named =
    findNamedNode(document, found[2], document.app.startScreenId) ?? findNamedNode(document, found[2])
  return named && [{ type: 'set-locked', subject: 'component', id: named.node.id, isLocked }]
}

export const lookRules: readonly EditRule[] = [exception, centerHeader, lookOfButton, lock]
