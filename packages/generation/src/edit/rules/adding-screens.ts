import { collectNodeIds, type Command, type ComponentNode } from '@kwiq/app-model'
import { definitions } from '@kwiq/catalogue'
import { composeScreen } from '../../compose/compose-app.ts'
import { createKit } from '../../compose/kit.ts'
import { features } from '../../features/index.ts'
import { makeEntity } from '../../plan/make-entity.ts'
import { planApp } from '../../plan/plan-app.ts'
import { iconOf } from '../../plan/screen-kinds.ts'
import type { ScreenPlan } from '../../plan/types.ts'
import { hashText } from '../../seed.ts'
import { understand } from '../../understand/understand.ts'
import { capitalise, stemOf } from '../../words/forms.ts'
import { entryTo } from '../entry-to.ts'
import { newNode, typeNamed } from '../new-node.ts'
import { newScreen, newScreenId } from '../new-screen.ts'
import { endOf, startOf } from '../places.ts'
import { type EditRule, refuse } from '../rule.ts'
import { withoutArticle } from '../words.ts'

/** "A page where members can offer rides": what one does there, which is no name of it. */
const deedForm =
  /(?<=\b(?:screen|page|tab))\s+(?:where|on which|so that)\s+(?:(?:the|our|my)\s+)?\w+\s+can\s+((?!(?:see|view|find|browse|manage|look|edit|add)\b)[a-z]+(?:\s+\w+){0,3})$/i

/** "Add a settings screen with dark mode and language", "add a login before everything". */
export const addScreen: EditRule = (written, document) => {
  const deed = deedForm.exec(written)?.[1]
  const clause = deed === undefined ? written : written.replace(deedForm, '')

  const found =
    /^(?:add|insert|create|include|make)\s+(?:(?:a|an|the|another)\b)?\s*(?:new\s+)?["“]?(.*?)["”]?\s*\b(?:screen|page|tab)\b(?:\s+for\s+(.+?))?(?:\s+(?:(?:where|on which|so that)\s+(?:\w+\s+){1,3}?(?:can\s+)?(?:see|view|find|browse|manage|look at|edit|add)\s+(?:all\s+|of\s+|my\s+|their\s+|the\s+|your\s+|our\s+)*(.+?)))?(?:\s+(?:with|showing|that shows|containing)\s+(.+))?$/i.exec(
      clause,
    )
  const login =
    /^(?:add|insert|put)\s+(?:a|an)?\s*(login|log in|sign[\s-]?in|welcome|onboarding|checkout|profile|settings|map|chat|calendar|cart|notifications|favou?rites|history|help|quiz|timer|weather|budget|leaderboard|search screen|splash)\b(?:\s+(?:screen|page))?\s*(before everything(?: else)?|at the (?:very )?(?:start|beginning|front)|first|as the first screen)?(?:\s+(?:between|with|for|about)\s+.+)?$/i.exec(
      clause,
    )
  // "A screen with emergency contacts" is called so; one with a list and a map has no name.
  const only =
    /^[\p{L}'’ -]{3,30}$/u.test(found?.[4] ?? '') && !isComponent(found?.[4] ?? '') ? found?.[4] : ''
  const isNameless = only !== '' && !/\b(?:and|an?|the)\b/i.test(only ?? '')
  const wanted = found?.[1] || found?.[2] || found?.[3] || (isNameless ? only : '') || login?.[1]
  const parts = found?.[4] ?? (found?.[1] ? (found[2] ?? found[3] ?? '') : '')
  if (!wanted || /\b(?:to|on|in|above|below|under|before|after|of|at|the)\b/i.test(wanted)) return undefined
  const same = document.screens.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (same && login?.[2] === undefined)
    return refuse(`${same.name} is there already. Try "Add a text to ${same.name}".`)
  // An invented name would be taken for what it is about.
  const about = document.app.description || `An app for ${document.app.name}`
  const meant = understand(`${about}. ${parts}`)
  const { plan } = planApp(meant, hashText(document.app.name))
  const stems = ` ${wanted
    .toLowerCase()
    .split(/[\s-]+/)
    .map(stemOf)
    .join(' ')} `
  const feature = features.find(
    (each) =>
      each.screen &&
      each.triggers.some((trigger) => stems.includes(trigger.stems) || trigger.stems.includes(stems)),
  )
  const kind = /^(?:splash|intro|landing)$/i.test(wanted) ? 'welcome' : (feature?.screen?.kind ?? 'topic')
  const told = parts
    .split(/,|\band\b/)
    .map((part) => withoutArticle(part).split(' ').slice(0, 4).join(' '))
    .filter((part) => part.length > 2)
    .slice(0, 4)
  const screenPlan: ScreenPlan = {
    id: newScreenId(document, wanted),
    kind,
    name: capitalise(wanted),
    icon: iconOf(kind),
    isTab: false,
    entity: plan.screens[0]?.entity ?? '',
    variant: 0,
    extras: told
      .filter((part) => !isComponent(part))
      .map((part) => ({ kind: 'note', label: capitalise(part), icon: 'check' })),
  }
  const fallback = plan.entities.values().next().value ?? makeEntity(['item'], 1)
  const made = composeScreen({ ...plan, screens: [screenPlan] }, screenPlan, createKit(), [], fallback)
  const start = startOf(document) ?? document.screens[0]
  const taken = collectNodeIds(document)
  const isFirst = login?.[2] !== undefined
  const parted = [...told.filter(isComponent), ...(deed === undefined ? [] : [`${deed} button`])].map(
    (part) => componentCalled(part),
  )
  const composed = made.components.toSpliced(endOf(made), 0, ...parted)
  const components = composed.map((node) => withWayOut(node, start?.id, isFirst))
  const screen = newScreen(document, made.name, components, taken)
  const added: Command = { type: 'add-screen', screen, index: isFirst ? 0 : document.screens.length }
  if (isFirst) return [added, { type: 'set-app-info', set: { startScreenId: screen.id } }]
  return start ? [added, entryTo(document, start.id, { ...screen, icon: screenPlan.icon }, taken)] : [added]
}

/** "A monthly chart", "an export button": what a screen is to hold may be one component. */
const isComponent = (part: string): boolean =>
  /(?:^|\s)(?:chart|graph|button|map|calendar|slider|dropdown|switch|toggle|field|picker|ring|progress bar)$/i.test(
    part,
  )

function componentCalled(part: string): ComponentNode {
  const words = part.split(' ')
  const type = typeNamed(words) ?? 'text'
  const label = capitalise(words.slice(0, -1).join(' '))
  return newNode(type, label || definitions[type].defaultLabel, part, new Set())
}

/** The buttons of a screen made alone go to the start screen; nothing leads back from the first one. */
function withWayOut(node: ComponentNode, startId: string | undefined, isFirst: boolean): ComponentNode {
  if (isFirst && node.type === 'header') {
    const { leading: _leading, ...properties } = node.properties
    return { ...node, properties }
  }
  const needsAction =
    node.type === 'button' && (isFirst || node.properties.action === undefined) && startId !== undefined
  return {
    ...node,
    ...(needsAction
      ? { properties: { ...node.properties, action: { kind: 'screen', screenId: startId } } }
      : {}),
    ...(node.children ? { children: node.children.map((child) => withWayOut(child, startId, isFirst)) } : {}),
  }
}

export const addScreenRules: readonly EditRule[] = [addScreen]
