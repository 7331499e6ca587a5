import { type AppDocument, collectNodeIds, type Command, type ComponentNode } from '@kwiq/app-model'
import { definitions } from '@kwiq/catalogue'
import { composeScreen } from '../../compose/compose-app.ts'
import { createKit } from '../../compose/kit.ts'
import { entityById } from '../../entities/index.ts'
import { features } from '../../features/index.ts'
import { pages } from '../../pages/index.ts'
import { type Page, stemsSaid } from '../../pages/page.ts'
import { makeEntity } from '../../plan/make-entity.ts'
import { planApp } from '../../plan/plan-app.ts'
import { iconOf } from '../../plan/screen-kinds.ts'
import type { ScreenPlan } from '../../plan/types.ts'
import { hashText } from '../../seed.ts'
import { understand } from '../../understand/understand.ts'
import { capitalise, stemOf } from '../../words/forms.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { entryTo } from '../entry-to.ts'
import { findNamedScreen } from '../find-screen.ts'
import { findList } from '../lists.ts'
import { knownEntries } from '../known-entries.ts'
import { newList } from '../new-list.ts'
import { newNode, typeNamed } from '../new-node.ts'
import { newScreen, newScreenId } from '../new-screen.ts'
import { isDeed, isTalk, planFromWords } from '../screen-from-words.ts'
import { endOf, startOf } from '../places.ts'
import { type EditRule, refuse } from '../rule.ts'
import { listed, withoutArticle } from '../words.ts'

/** "A page where members can offer rides", "a screen for parents to message the teacher": what one does there. */
const deedForm =
  /(?<=\b(?:screen|page|tab))\s+(?:where|on which|in which|so that|so|that lets?|which lets?|for(?=\s[^,]{2,30}\sto\s))\s+(?:(?:the|our|my|all|other)\s+)?(?:[\p{L}'’]+\s+){1,2}?(?:(?:can|could|may|are able to|to)\s+)?(?!(?:can|could|may|are|is|to|see|view|find|browse|manage|look|edit|choose)\b)([a-z]+(?:\s+[^.;]{1,90})?)$/iu

/** "Add a settings screen with dark mode and language", "add a login before everything". */
export const addScreen: EditRule = (written, document) => {
  const done = deedForm.exec(written)?.[1]
  const [, doing = done, held = ''] = /^(.+?)\s+with\s+(.+)$/i.exec(done ?? '') ?? []
  // "Where you collect stamps" tells what it is for; "where members can share rides" is a button.
  const isDone = doing !== undefined && (isDeed(doing) || /\b(?:can|could|may|able to)\b/i.test(written))
  const deed = isDone ? doing : undefined
  const clause = done === undefined ? written : written.replace(deedForm, held === '' ? '' : ` with ${held}`)
  const found =
    /^(?:add|insert|create|include|make)\s+(?:(?:a|an|the|another)\b)?\s*(?:new\s+)?["“]?(.*?)["”]?\s*\b(?:screens?|pages?|tab)\b(?:\s+(?:for|about)\s+(?:(?:our|my|the)\s+(?=\S+(?:\s+with\s|$)))?(.+?))?(?:\s+(?:(?:where|on which|so that)\s+(?:\w+\s+){1,3}?(?:can\s+)?(?:see|view|find|browse|manage|look at|edit|add)\s+(?:all\s+|of\s+|my\s+|their\s+|the\s+|your\s+|our\s+)*(.+?)))?(?:\s+(?:with|showing|that shows|containing)\s+(.+))?$/i.exec(
      clause,
    )
  const login =
    /^(?:add|insert|put)\s+(?:a|an)?\s*(login|log in|unlock|sign[\s-]?in|welcome|onboarding|checkout|profile|settings|map|chat|calendar|cart|notifications|favou?rites|history|help|quiz|timer|weather|budget|leaderboard|search screen|splash)\b(?:\s+(?:screen|page))?\s*(before everything(?: else)?|at the (?:very )?(?:start|beginning|front)|first|as the first screen)?(?:\s+(?:between|with|for|about|where|so|that)\s+.+)?$/i.exec(
      clause,
    )
  // "A map with our address on the opening hours page": a part of that page.
  const there = /\s(?:with|for|about)\s.+\s(?:on|to|in)\s+(.{2,40})$/i.exec(clause)?.[1]
  if (login && login[2] === undefined && there !== undefined && findNamedScreen(document, there))
    return undefined
  // "A screen with emergency contacts" is called so; one with a list and a map has no name.
  const only =
    /^[\p{L}'’ -]{3,30}$/u.test(found?.[4] ?? '') && !isComponent(found?.[4] ?? '') ? found?.[4] : ''
  const isNameless = only !== '' && !/\b(?:and|an?|the)\b/i.test(only ?? '')
  const wanted =
    found?.[1] ||
    found?.[2] ||
    found?.[3] ||
    (isNameless && deed === undefined ? only : '') ||
    login?.[1] ||
    deedName(deed) ||
    firstOf(found?.[4])
  const parts = found?.[4] ?? (found?.[1] ? (found[2] ?? found[3] ?? '') : '')
  if (!wanted || /\b(?:to|on|in|above|below|under|before|after|of|at|the)\b/i.test(wanted)) return undefined
  const same = document.screens.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  if (same && login?.[2] === undefined)
    return refuse(`${same.name} is there already. Try "Add a text to ${same.name}".`)
  // An invented name would be taken for what it is about.
  const about = document.app.description || `An app for ${document.app.name}`
  const meant = understand(`${about}. ${parts}`)
  const { plan: ownPlan } = planApp(meant, hashText(document.app.name))
  const stems = ` ${wanted
    .toLowerCase()
    .split(/[\s-]+/)
    .map(stemOf)
    .join(' ')} `
  // What a name was made of is no name of a screen that every app has.
  const isNamed = Boolean(found?.[1] || found?.[2] || login)
  const feature = features.find(
    (each) =>
      isNamed &&
      each.screen &&
      each.triggers.some(
        (trigger) =>
          // A page tells of its own matter: only its whole name means it.
          (each.screen?.kind !== 'page' && stems.includes(trigger.stems)) || trigger.stems.includes(stems),
      ),
  )
  // A tool works with its own things, and not with those of the app.
  const isPlain = isNamed && parts === '' && deed === undefined && !login
  const alone = isPlain ? planApp(understand(`A ${wanted}`), hashText(document.app.name)).plan : undefined
  const first = alone?.screens.find(({ kind, isGadget }) => isGadget === true || toolKinds.has(kind))
  const isAsked = first?.isGadget === true || !feature || toolKinds.has(feature.screen?.kind ?? '')
  const toolScreen = isAsked && first !== undefined && alone?.screens[0] === first ? first : undefined
  const its = toolScreen ? undefined : entityById(feature?.screen?.entity ?? '')
  const plan =
    toolScreen && alone
      ? alone
      : its
        ? { ...ownPlan, entities: new Map(ownPlan.entities).set(its.id, its) }
        : ownPlan
  const page =
    parts === '' && deed === undefined && !login
      ? (pageNamed(wanted, document) ?? toolScreen?.page)
      : undefined
  const kind = page
    ? 'page'
    : /^(?:splash|intro|landing)$/i.test(wanted)
      ? 'welcome'
      : toolScreen
        ? toolScreen.kind
        : /^unlock$/i.test(wanted)
          ? 'signin'
          : (feature?.screen?.kind ?? 'topic')
  const told = parts
    .split(/,|\band\b/)
    .map((part) => withoutArticle(part).split(' ').slice(0, 4).join(' '))
    .filter((part) => part.length > 2)
    .slice(0, 4)
  const name = capitalise(wanted.replace(/\s+list$/i, ''))
  const values = told.filter((part) => !isComponent(part))
  const planned =
    kind === 'topic' || (values.length > 1 && !takesParts.has(kind))
      ? planFromWords(
          { name, deed, purpose: doing, parts: parts === wanted ? '' : withoutOwn(parts) },
          document,
        )
      : undefined
  const screenPlan: ScreenPlan = {
    id: newScreenId(document, wanted),
    kind,
    name,
    icon: page
      ? page.icon
      : planned
        ? iconFor(name.toLowerCase().split(' ').at(-1) ?? '', 'layers')
        : iconOf(kind),
    isTab: false,
    entity: its?.id ?? (toolScreen ?? plan.screens[0])?.entity ?? '',
    variant: 0,
    extras: values
      .filter((part) => !usualSettings.test(part))
      .map((part) =>
        kind === 'settings'
          ? { kind: 'switch', label: capitalise(part) }
          : { kind: 'note', label: capitalise(part), icon: 'check' },
      ),
    ...planned,
    ...(page ? { page, title: name, extras: [] } : {}),
    ...(planned ? { extras: [], title: name } : {}),
    // What is done there, and is no form, is said under the title.
    ...(doing !== undefined && deed === undefined ? { subtitle: capitalise(doing) } : {}),
  }
  const fallback = plan.entities.values().next().value ?? makeEntity(['item'], 1)
  const made = composeScreen(
    { ...plan, name: document.app.name, screens: [screenPlan] },
    screenPlan,
    createKit(),
    [],
    fallback,
  )
  const start = startOf(document) ?? document.screens[0]
  const taken = collectNodeIds(document)
  const isFirst = login?.[2] !== undefined
  const asked = [...told.filter(isComponent), ...(deed === undefined ? [] : [`${deed} button`])]
  const parted = planned && (deed === undefined || isDeed(deed)) ? [] : asked.map(componentCalled)
  if (planned && deed !== undefined && isTalk(deed)) parted.push(createKit().input('New message', composer))
  // A description of the app is no part of what was asked for.
  const own = planned
    ? made.components
        .filter(({ type, label }) => type !== 'text' || label !== plan.description)
        .map((node) => likeThere(document, withRoom(node, name)))
    : made.components.map(withKnownEntries)
  const composed = own.toSpliced(endOf({ ...made, components: own }), 0, ...parted)
  const components = composed.map((node) => withWayOut(withBack(node, isFirst), start?.id, isFirst))
  const screen = newScreen(document, made.name, components, taken)
  const added: Command = {
    type: 'add-screen',
    screen,
    index: isFirst ? 0 : document.screens.length,
  }
  if (isFirst) return [added, { type: 'set-app-info', set: { startScreenId: screen.id } }]
  return start ? [added, entryTo(document, start.id, { ...screen, icon: screenPlan.icon }, taken)] : [added]
}

/** Whether many apps have a page that is called just so. */
export const isPageName = (words: string): boolean => {
  const said = stemsSaid(words)
  return pages.some(({ names }) => names.includes(said))
}

/** A page that many apps have in one form, where it is called just so. */
/** The page of that name which suits the app: the rules of a pool are none of a film club. */
function pageNamed(words: string, { app }: AppDocument): Page | undefined {
  const said = stemsSaid(words)
  const about = `${app.name} ${app.description}`
  const named = pages.filter(({ names }) => names.includes(said))
  return (
    named.find(({ within, unless }) => within?.test(about) === true && unless?.test(about) !== true) ??
    named.find(({ within }) => within === undefined) ??
    (named.length === 1 ? named[0] : undefined)
  )
}

/** One comes to a new screen from another: back it goes from its header. */
const withBack = (node: ComponentNode, isFirst: boolean): ComponentNode =>
  node.type === 'header' && !isFirst && node.properties.leading === undefined
    ? {
        ...node,
        properties: {
          ...node.properties,
          leading: { icon: 'back', label: 'Back', action: { kind: 'back' } },
        },
      }
    : node

/** Text of another thing is none of this screen: room for its own. */
const withRoom = (node: ComponentNode, name: string): ComponentNode =>
  node.type === 'text' && node.properties.variant === 'body'
    ? { ...node, label: `What there is to say about ${name.toLowerCase()} stands here.` }
    : node.type === 'image'
      ? { ...node, properties: { ...node.properties, keyword: name.toLowerCase() } }
      : node

/** "With a leaderboard": what stands in one in any app. */
function withKnownEntries(node: ComponentNode): ComponentNode {
  const items = node.type === 'list' ? knownEntries(node.label) : undefined
  return items ? { ...node, properties: { ...node.properties, title: node.label, items } } : node
}

/** A list of what the app has already shows that. */
function likeThere(document: AppDocument, node: ComponentNode): ComponentNode {
  const known = withKnownEntries(node)
  if (known !== node) return known
  const hasOwn = node.type === 'list' && /^(?:rows|carousel)$/.test(String(node.properties.layout))
  const like = hasOwn && node.label !== 'Details' ? findList(document, node.label) : undefined
  if (!like || !new RegExp(`\\b${node.label}\\b`, 'i').test(like.node.label)) return node
  const layout = node.properties.layout === 'carousel' ? 'grid' : like.node.properties.layout
  return newList(document, node.label, String(layout))
}

/** "With the opening hours and a map": a screen that has no other name. */
const firstOf = (parts: string | undefined) =>
  listed(parts ?? '')
    .map((part) => withoutArticle(part).replace(/^(photos|pictures|images) of .+$/i, '$1'))
    .find((part) => !isComponent(part) && part.split(' ').length < 4)

/** Screens one works on with what stands there, whatever the app is about. */
const toolKinds: ReadonlySet<string> = new Set([
  'converter',
  'keypad',
  'generator',
  'transform',
  'gauge',
  'timer',
  'board',
  'game',
  'typing',
])

/** Screens that have their own parts, beside which those that are told find a place. */
const takesParts: ReadonlySet<string> = new Set(['settings', 'checkout', 'cart', 'quiz'])
/** What settings have anyway. */
const usualSettings = /^(?:dark mode|languages?|notifications|larger text)$/i

/** Where one writes in a talk. */
const composer = { kind: 'composer', placeholder: 'Write a message' }

/** "Message the teacher" is what such a screen is called. */
const deedName = (deed: string | undefined) =>
  deed === undefined
    ? ''
    : deed
        .replace(/\s(?:to|on|in|at|for|of|after|before)\s.*$/i, '')
        .replaceAll(/\b(?:the|an?|their|our|my|your|each|with)\s+/gi, '')
        .split(' ')
        .slice(0, 3)
        .join(' ')

/** "That shows the opening hours". */
const withoutOwn = (parts: string) => parts.replace(/^(?:just|only|also)\s+/i, '')

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

/** "Let people leave a review with stars and a photo": a screen with these fields. */
const letFill: EditRule = (clause, document) => {
  const found =
    /^(?:let|allow|enable)\s+((?:the\s+|my\s+|our\s+)?[\p{L}]+)\s+(?:to\s+)?((?:leave|write|post|submit|report|book|request|order|send|suggest|add|upload|create|fill in)\s+.{3,60}?\s+with\s+.{3,80})$/iu.exec(
      clause,
    )
  return found?.[2] ? addScreen(`add a screen where ${found[1]} can ${found[2]}`, document) : undefined
}

export const letFillRules: readonly EditRule[] = [letFill]
export const addScreenRules: readonly EditRule[] = [addScreen]
