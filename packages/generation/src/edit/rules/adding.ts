import {
  collectNodeIds,
  type Command,
  type ComponentNode,
  type ComponentType,
  type JsonValue,
} from '@kwiq/app-model'
import { definitions } from '@kwiq/catalogue'
import { iconNames } from '@kwiq/catalogue/icons'
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
import { findHost, isField } from '../find-host.ts'
import { findNamedNode, findNamedScreen } from '../find-target.ts'
import { entryTo } from '../entry-to.ts'
import { freeId } from '../free-id.ts'
import type { EditRule } from '../rule.ts'

/** "Add a settings screen with dark mode and language", "add a login before everything". */
export const addScreen: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|create|include|make)\s+(?:(?:a|an|the|another)\b)?\s*(?:new\s+)?(.*?)\s*\b(?:screen|page|tab)\b(?:\s+for\s+(.+?))?(?:\s+(?:(?:where|on which|so that)\s+(?:\w+\s+){1,3}?(?:can\s+)?(?:see|view|find|browse|manage|look at|edit|add)\s+(?:all\s+|of\s+|my\s+|their\s+|the\s+|your\s+|our\s+)*(.+?)))?(?:\s+(?:with|showing|that shows|containing)\s+(.+))?$/i.exec(
      clause,
    )
  const login =
    /^(?:add|insert|put)\s+(?:a|an)?\s*(login|log in|sign[\s-]?in|welcome|onboarding|checkout|profile|settings|map|chat|calendar|cart|notifications|favou?rites|history|help|quiz|timer|weather|budget|leaderboard|search screen|splash)\b(?:\s+(?:screen|page))?\s*(before everything(?: else)?|at the (?:very )?(?:start|beginning|front)|first|as the first screen)?(?:\s+(?:between|with|for|about)\s+.+)?$/i.exec(
      clause,
    )
  const wanted = found?.[1] || found?.[2] || found?.[3] || login?.[1]
  const parts = found?.[4] ?? (found?.[1] ? (found[2] ?? found[3] ?? '') : '')
  if (!wanted || /\b(?:to|on|in|above|below|under|before|after|of|at|the)\b/i.test(wanted)) return undefined
  const same = document.screens.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (same && login?.[2] === undefined)
    return { commands: [], note: `${same.name} is there already. Try "Add a text to ${same.name}".` }
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
    extras: parts
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
  else if (start)
    commands.push(entryTo(document, start.id, { id, name: made.name, icon: screenPlan.icon }, taken))
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

/** "Add a chart to the home screen", "add a button 'Share' below the list". */
const addComponent: EditRule = (clause, document) => {
  const found =
    /^(?:(?:add|insert|include)\s+(?:(?:a|an|the|another|some)\s+)?|put\s+(?:an?|another|some)\s+)(.+?)(?:\s+(above|before|below|under|after)\s+(.+?)|\s+(?:to|on|in)\s+(?:the\s+)?(.+?))?$/i.exec(
      clause
        .replaceAll(/["“][^"”]*["”]/g, '"…"')
        .replace(/\s(at the (?:very )?(?:top|bottom|start|beginning|end)) of\s/i, ' $1 on ')
        .replace(/\sto the (?:very )?(top|bottom|start|end)$/i, ' at the $1'),
    )
  if (!found?.[1]) return undefined
  const quoted = /["“]([^"”]{1,60})["”]/.exec(clause)?.[1] ?? /'([^']{1,60})'/.exec(found[1])?.[1]
  const words = wordsOf(found[1].split(/\s+and\s+(?=(?:a|an|another)\s)/i)[0] ?? '')
  const type = words.toReversed().map(findType).find(Boolean)
  if (!type || words.length > 6) return undefined
  const host = found[4] ? findHost(document, found[4]) : undefined
  const other = found[3] ? findNamedNode(document, found[3]) : host?.node
  const screen = found[4]
    ? host?.screen
    : (other?.screen ?? document.screens.find((each) => each.id === document.app.startScreenId))
  if (!screen)
    return found[4]
      ? {
          commands: [],
          note: `There is no screen named ${found[4].replace(/\s+(?:screen|page|tab)$/i, '')}.`,
        }
      : undefined
  const foot = screen.components.findIndex(
    (node) => node.type === 'navbar' || node.properties.variant === 'footer',
  )
  const lastField = type === 'input' ? screen.components.findLastIndex(isField) : -1
  const end = lastField >= 0 ? lastField + 1 : foot < 0 ? screen.components.length : foot
  const isTop = /\b(?:at|to) the (?:very )?(?:top|start|beginning)\b/i.test(clause)
  const top = screen.components[0]?.type === 'header' ? 1 : 0
  // Meant for a component, a field goes above it and all else below.
  const isBelow = host ? type !== 'input' : /below|under|after/i.test(found[2] ?? '')
  const beside = other ? other.index + (isBelow ? 1 : 0) : end
  const index = isTop ? top : beside
  const taken = collectNodeIds(document)
  return found[1].split(/\s+and\s+(?=(?:a|an|another)\s)/i).flatMap((part, place): Command[] => {
    const own = wordsOf(part)
    const ownType = own.toReversed().map(findType).find(Boolean) ?? type
    // "Date of birth field" is called so.
    const field = /^([\p{L} -]{2,20} of [\p{L} -]{2,20}?)\s+(?:field|input|picker)$/iu.exec(part)?.[1]
    const about = /\b(?:of|for|showing|called|named|labell?ed|saying)\s+([^"'“”]{3,40})$/i.exec(
      part.replace(/\s+(?:at|to) the .*$/i, ''),
    )?.[1]
    const said =
      field ??
      about
        ?.replace(/^(?:the|an?|our|my)\s+/i, '')
        .split(' ')
        .slice(0, 4)
        .join(' ')
    const label = quoted ?? (said ? capitalise(said) : labelFrom(own, ownType))
    const node = newNode(ownType, label, own.join(' '), taken)
    taken.add(node.id)
    const target = ownType === 'button' ? findNamedScreen(document, node.label) : undefined
    const led = target
      ? { ...node.properties, action: { kind: 'screen', screenId: target.id } }
      : node.properties
    const at = { screenId: screen.id, parentId: other?.parentId ?? null, index: index + place }
    return [{ type: 'add-component', node: { ...node, properties: led }, place: at }]
  })
}

/** "Add three buttons: Call, Mail and Share". */
const several: EditRule = (clause, document) => {
  const found =
    /^(?:add|insert|include|put)\s+(?:\w+\s+)?(\w+?)s(?:\s+(side by side))?(?:\s+at the (?:bottom|end))?(?:\s+(?:on|of|to|in)\s+([^:]+?))?\s?:\s?(.+?)(?:\s+(?:to|on)\s+(?:the\s+)?([\p{L} ]+?))?$/iu.exec(
      clause,
    )
  const type = found?.[1] ? findType(found[1]) : undefined
  const told = found?.[3] ?? found?.[5]
  const start = told
    ? findNamedScreen(document, told)
    : document.screens.find((each) => each.id === document.app.startScreenId)
  if (!found?.[4] || !type || !start) return undefined
  const foot = start.components.findIndex(
    (node) => node.type === 'navbar' || node.properties.variant === 'footer',
  )
  const taken = collectNodeIds(document)
  const labels = found[4]
    .split(/,|\band\b/)
    .map((label) => capitalise(label.replaceAll(/["'“”.]/g, '').trim()))
    .filter((label) => label !== '')
    .slice(0, 6)
  const at = (index: number) => ({ screenId: start.id, parentId: null, index })
  if (type === 'tabs') {
    const node = newNode('tabs', labels.join(', '), '', taken)
    const items = labels.map((title) => ({ title }))
    return [
      {
        type: 'add-component',
        node: { ...node, properties: { items } },
        place: at(start.components[0]?.type === 'header' ? 1 : 0),
      },
    ]
  }
  if (found[2]) {
    const row: ComponentNode = {
      id: freeId(taken, 'stack'),
      type: 'stack',
      label: 'Row',
      properties: { direction: 'row', equal: true },
      children: labels.map((label, index) => {
        const node = newNode(type, label, label, taken)
        taken.add(node.id)
        const isLast = index === labels.length - 1
        return { ...node, properties: { ...node.properties, ...(isLast ? {} : { variant: 'secondary' }) } }
      }),
    }
    return [{ type: 'add-component', node: row, place: at(foot < 0 ? start.components.length : foot) }]
  }
  return labels.map((label, place) => {
    const node = newNode(type, label, label, taken)
    taken.add(node.id)
    return { type: 'add-component', node, place: at((foot < 0 ? start.components.length : foot) + place) }
  })
}

/** The words of what is to be added, without its name and what follows it. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll(/["'“”][^"'“”]*["'“”]/g, ' ')
    .replace(/\b(?:called|labelled|labeled|named|saying|for|with|of|at the)\b.*$/i, ' ')
    .replace(/^(?:a|an|another|the|some)\s+/i, '')
    .trim()
    .split(/\s+/)

function labelFrom(words: readonly string[], type: ComponentType): string {
  const own = words.filter((word) => findType(word) !== type)
  if (type === 'input' && words.some((word) => /search/i.test(word))) return 'Search'
  return own.length > 0
    ? capitalise(own.join(' '))
    : type === 'navbar'
      ? 'Main navigation'
      : definitions[type].defaultLabel
}

/** A component as one asks for it in words. */
export function newNode(
  type: ComponentType,
  label: string,
  words: string,
  taken: ReadonlySet<string>,
): ComponentNode {
  const properties: { [key: string]: JsonValue } = {}
  if (type === 'input') {
    const kind = ['search', 'email', 'password', 'number'].find((each) => words.toLowerCase().includes(each))
    if (kind) properties.kind = kind
  }
  if (type === 'checkbox' && /switch|toggle/i.test(words)) properties.variant = 'switch'
  if (type === 'text' && /\bquote\b/i.test(words)) {
    properties.variant = 'quote'
    return {
      id: freeId(taken, type),
      type,
      label: /quote$/i.test(label) || label.split(' ').length < 3 ? 'Small steps, every day.' : label,
      properties,
    }
  }
  if (type === 'chart')
    properties.kind = /line/i.test(words) ? 'line' : /pie|donut/i.test(words) ? 'donut' : 'bar'
  if (type === 'button') {
    properties.full = true
    const icon = words
      .toLowerCase()
      .split(' ')
      .find((word) => word !== 'button' && iconNames.includes(word))
    if (icon) properties.icon = icon
  }
  // A banner or box that is to say something says it as its title.
  if (type === 'container' && label !== definitions.container.defaultLabel) properties.title = label
  return {
    id: freeId(taken, type),
    type,
    label,
    properties,
    ...(definitions[type].acceptsChildren ? { children: [] } : {}),
  }
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

export const addingRules: readonly EditRule[] = [several, addScreen, addComponent]
