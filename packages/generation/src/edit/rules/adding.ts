import {
  type AppDocument,
  collectNodeIds,
  type Command,
  type ComponentNode,
  type ComponentType,
  type JsonValue,
} from '@kwiq/app-model'
import { definitions } from '@kwiq/catalogue'
import { planApp } from '../../plan/plan-app.ts'
import { composeScreen } from '../../compose/compose-app.ts'
import { createKit } from '../../compose/kit.ts'
import { features } from '../../features/index.ts'
import { findType } from '../../model/repair/aliases.ts'
import { iconOf } from '../../plan/screen-kinds.ts'
import type { ScreenPlan } from '../../plan/types.ts'
import { hashText } from '../../seed.ts'
import { understand } from '../../understand/understand.ts'
import { capitalise, stemOf } from '../../words/forms.ts'
import { makeEntity } from '../../plan/make-entity.ts'
import { findNamedNode, findNamedScreen } from '../find-target.ts'
import type { EditRule } from '../rule.ts'

/** "Add a settings screen with dark mode and language", "add a login before everything". */
const addScreen: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|create|include|make)\s+(?:a|an|the|another)?\s*(?:new\s+)?(.*?)\s*(?:screen|page|tab)\b(?:\s+(?:with|for|showing|where)\s+(.+))?$/i.exec(
      clause,
    )
  const login =
    /^(?:add|insert|put)\s+(?:a|an)?\s*(login|log in|sign[\s-]?in|welcome|onboarding|checkout|profile|settings|map|chat|calendar|cart)\b\s*(before everything|at the start|first)?$/i.exec(
      clause,
    )
  const wanted = found?.[1] || login?.[1]
  if (!wanted || /\b(?:to|on|in|above|below|under|before|after)\b/i.test(wanted)) return undefined
  const meant = understand(
    `An app for ${document.app.name}. ${document.app.description}. ${found?.[2] ?? ''}`,
  )
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
  const kind = feature?.screen?.kind ?? 'topic'
  const id = freeId(
    new Set(document.screens.map((screen) => screen.id)),
    wanted.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || 'screen',
  )
  const screenPlan: ScreenPlan = {
    id,
    kind,
    name: capitalise(wanted),
    icon: iconOf(kind),
    isTab: false,
    entity: plan.screens[0]?.entity ?? '',
    variant: 0,
    extras: (found?.[2] ?? '')
      .split(/,|\band\b/)
      .map((part) => part.trim())
      .filter((part) => part.length > 2)
      .slice(0, 4)
      .map((part) => ({
        kind: 'note',
        label: capitalise(part.split(' ').slice(0, 4).join(' ')),
        icon: 'check',
      })),
  }
  const fallback = plan.entities.values().next().value ?? makeEntity(['item'], 1)
  const made = composeScreen({ ...plan, screens: [screenPlan] }, screenPlan, createKit(), [], fallback)
  const start =
    document.screens.find((screen) => screen.id === document.app.startScreenId) ?? document.screens[0]
  const taken = collectNodeIds(document)
  const isFirst = login?.[2] !== undefined
  const components = made.components.map((node) => withFreeIds(withWayOut(node, start?.id, isFirst), taken))
  const commands: Command[] = [
    { type: 'add-screen', screen: { ...made, components }, index: isFirst ? 0 : document.screens.length },
  ]
  if (isFirst) commands.push({ type: 'set-app-info', set: { startScreenId: id } })
  else if (start) commands.push(entryTo(document, start.id, made.name, id, screenPlan.icon, taken))
  return commands
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

function entryTo(
  document: AppDocument,
  startId: string,
  name: string,
  screenId: string,
  icon: string,
  taken: Set<string>,
): Command {
  const start = document.screens.find((screen) => screen.id === startId)
  const foot =
    start?.components.findIndex((node) => node.type === 'navbar' || node.properties.variant === 'footer') ??
    -1
  const item: { [key: string]: JsonValue } = {
    icon,
    title: name,
    chevron: true,
    action: { kind: 'screen', screenId },
  }
  return {
    type: 'add-component',
    node: {
      id: freeId(taken, 'list'),
      type: 'list',
      label: name,
      properties: { layout: 'rows', items: [item] },
    },
    place: { screenId: startId, parentId: null, index: foot < 0 ? (start?.components.length ?? 0) : foot },
  }
}

/** "Add a chart to the home screen", "add a button 'Share' below the list". */
const addComponent: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|put|include)\s+(?:a|an|the|another|some)?\s*(.+?)(?:\s+(above|before|below|under|after)\s+(.+?)|\s+(?:to|on|in)\s+(?:the\s+)?(.+?))?$/i.exec(
      clause,
    )
  if (!found?.[1]) return undefined
  const quoted = /["'“]([^"'”]{1,60})["'”]/.exec(found[1])?.[1]
  const words = found[1]
    .replaceAll(/["'“”][^"'“”]*["'“”]/g, ' ')
    .replace(/\b(?:called|labelled|labeled|named|saying|for|with)\b.*$/i, ' ')
    .trim()
    .split(/\s+/)
  const type = words.toReversed().map(findType).find(Boolean)
  if (!type || words.length > 5) return undefined
  const other = found[3] ? findNamedNode(document, found[3]) : undefined
  const screen =
    (found[4] ? findNamedScreen(document, found[4]) : undefined) ??
    other?.screen ??
    document.screens.find((each) => each.id === document.app.startScreenId)
  if (!screen) return undefined
  const foot = screen.components.findIndex(
    (node) => node.type === 'navbar' || node.properties.variant === 'footer',
  )
  const index = other
    ? other.index + (/below|under|after/i.test(found[2] ?? '') ? 1 : 0)
    : foot < 0
      ? screen.components.length
      : foot
  const node = newNode(type, quoted ?? labelFrom(words, type), words.join(' '), collectNodeIds(document))
  return [
    { type: 'add-component', node, place: { screenId: screen.id, parentId: other?.parentId ?? null, index } },
  ]
}

function labelFrom(words: readonly string[], type: ComponentType): string {
  const own = words.filter((word) => findType(word) !== type)
  return own.length > 0
    ? capitalise(own.join(' '))
    : type === 'input' && words.some((word) => /search/i.test(word))
      ? 'Search'
      : definitions[type].defaultLabel
}

function newNode(
  type: ComponentType,
  label: string,
  words: string,
  taken: ReadonlySet<string>,
): ComponentNode {
  const properties: { [key: string]: JsonValue } = {}
  if (type === 'input' && /search/i.test(words)) properties.kind = 'search'
  if (type === 'checkbox' && /switch|toggle/i.test(words)) properties.variant = 'switch'
  if (type === 'chart')
    properties.kind = /line/i.test(words) ? 'line' : /pie|donut/i.test(words) ? 'donut' : 'bar'
  if (type === 'button') properties.full = true
  return {
    id: freeId(taken, type),
    type,
    label,
    properties,
    ...(definitions[type].acceptsChildren ? { children: [] } : {}),
  }
}

function freeId(taken: ReadonlySet<string>, stem: string): string {
  let id = stem
  for (let number = 2; taken.has(id); number += 1) id = `${stem}-${number}`
  return id
}

function withFreeIds(node: ComponentNode, taken: Set<string>): ComponentNode {
  const id = freeId(taken, `${node.type}-new`)
  taken.add(id)
  return {
    ...node,
    id,
    ...(node.children ? { children: node.children.map((child) => withFreeIds(child, taken)) } : {}),
  }
}

export const addingRules: readonly EditRule[] = [addScreen, addComponent]
