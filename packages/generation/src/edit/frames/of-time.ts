import { byWord } from '../../by-word.ts'
import { type AppDocument, collectNodeIds, type Screen, walkComponents, walkNodes } from '@kwiq/app-model'
import { capitalise, toPlural, toSingular } from '../../words/forms.ts'
import { itemsOf, textOf } from '../entry.ts'
import { findByMeaning } from '../find-by-meaning.ts'
import { findNamedScreen } from '../find-screen.ts'
import { freeId } from '../free-id.ts'
import { endOf, startOf, topOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { kindNamed } from './kind-of-thing.ts'
import { put } from './put.ts'

const byDay =
  /^(?:(?:split|divide|group|sort|show|have|make)\s+)?(?:the\s+|our\s+|my\s+|all\s+)?(?<thing>[\p{L}][\p{L}' -]{2,30}?)\s+(?:(?:in|into|by|for|from|per|on)\s+)?(?:the\s+)?(?<days>monday (?:to|till|until|-|–) (?:friday|saturday|sunday)|each day(?: of the week)?|every day(?: of the week)?|(?:the )?(?:whole|entire|full) week|days of the week|week ?days|day of the week|(?<=by |per )days?)(?:,?\s+(?:instead of|not|rather than)\s.{3,30})?$/iu
const short = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The screen on which such things stand: of their kind, or called so. */
function screenOfThing(document: AppDocument, words: string): Screen | undefined {
  const kind = kindNamed(document, words, true)
  const holding = document.screens.filter(({ components }) =>
    [...walkComponents(components)].some((node) => kind?.lists.includes(node) === true),
  )
  const last = words.split(' ').at(-1) ?? ''
  const [first = ''] = words.split(' ')
  return (
    findNamedScreen(document, words) ??
    holding.find(({ id }) => id !== document.app.startScreenId) ??
    holding[0] ??
    findNamedScreen(document, toPlural(toSingular(last.toLowerCase()))) ??
    (words.includes(' ') ? findNamedScreen(document, first) : undefined)
  )
}

/** "Split the canteen menu in Monday to Friday": the days to choose from above it. */
export const dayByDay: EditRule = (clause, document): EditOutcome | undefined => {
  const found = byDay.exec(clause)?.groups
  if (!found?.thing || !found.days || /\b(?:chart|graph|reminder|open|closed|hours)\b/i.test(clause))
    return undefined
  const screen = screenOfThing(document, found.thing)
  if (!screen) return undefined
  const last = /friday|week ?days/i.test(found.days) ? 5 : /saturday/i.test(found.days) ? 6 : 7
  const isThere = [...walkComponents(screen.components)].some(
    (node) =>
      node.properties.variant === 'week' ||
      (node.type === 'tabs' && textOf(itemsOf(node)[0], 'title') === 'Mon'),
  )
  if (isThere) return refuse(`${screen.name} has the days of the week already.`)
  return put(document, screen, topOf(screen), {
    type: 'tabs',
    label: 'Day',
    properties: { items: short.slice(0, last).map((title) => ({ title })), active: 0 },
  })
}

const spanned =
  /^(?:(?:show|make|have|put)\s+)?(?:the\s+|my\s+|our\s+)?(?<thing>[\p{L} ]{0,24}?(?:chart|graph|diagram|curve|statistics|stats))\s+(?:should\s+be\s+|should\s+show\s+|must\s+be\s+)?(?:shown\s+)?(?:per|by|for (?:the|a|each|every)|of the|over (?:the|a)|in)\s+(?<span>day|week|month|year)s?(?:,?\s+(?:and not|not|instead of|rather than)\s+(?:per\s+|by\s+|for the\s+|of the\s+|the\s+|a\s+)?(?<former>day|week|month|year)s?)?$/iu
const labelsOf: Readonly<Record<string, readonly string[]>> = byWord({
  day: ['6', '9', '12', '15', '18', '21', '24'],
  week: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  month: ['W1', 'W2', 'W3', 'W4'],
  year: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
})

/** "The chart should be per week and not per month": that span is chosen above it, or written below it. */
export const spanOfChart: EditRule = (clause, document): EditOutcome | undefined => {
  const found = spanned.exec(clause)?.groups
  const span = found?.span?.toLowerCase()
  if (span === undefined) return undefined
  const charts = [...walkNodes(document)].filter(
    ({ node }) =>
      node.type === 'chart' &&
      Array.isArray(node.properties.labels) &&
      /^(?:area|line|bar)$/.test(String(node.properties.kind)),
  )
  const spans = [...walkNodes(document)].filter(
    ({ node }) =>
      node.type === 'tabs' &&
      itemsOf(node).some((item) => /\b(?:week|month|year)\b/i.test(textOf(item, 'title') ?? '')),
  )
  const tabs = spans.find(({ screen }) => charts.some((chart) => chart.screen === screen))
  const at = tabs
    ? itemsOf(tabs.node).findIndex((item) => (textOf(item, 'title') ?? '').toLowerCase().includes(span))
    : -1
  if (tabs && at >= 0)
    return tabs.node.properties.active === at
      ? refuse(`The chart on ${tabs.screen.name} shows the ${span} already.`)
      : { commands: [{ type: 'set-properties', id: tabs.node.id, set: { active: at } }] }
  const [chart] = charts
  if (!chart) return refuse('There is no chart over time on any screen.')
  const labels = [...(labelsOf[span] ?? [])]
  const data = Array.isArray(chart.node.properties.data) ? chart.node.properties.data.map(Number) : []
  const fitting = labels.map((_, index) => data[index % Math.max(1, data.length)] ?? 10)
  if (String(chart.node.properties.labels) === String(labels))
    return refuse(`The chart on ${chart.screen.name} shows the ${span} already.`)
  return { commands: [{ type: 'set-properties', id: chart.node.id, set: { labels, data: fitting } }] }
}

const told =
  /^(?:please\s+)?(?:send|give|show)\s+(?:me|us|people|them)\s+(?:an?\s+)?(?:message|notification|alert|note|push|warning|reminder|sms|mail|email)s?\s+(?:when|if|as soon as|once|whenever)\s+(?<when>.{4,60})$|^(?:tell|notify|warn|alert|inform|remind|ping)\s+(?:me|us|people|them)\s+(?:when|if|as soon as|once|whenever)\s+(?<then>.{4,60})$/iu

/** "Send me a message when it gets below 5 degrees": a switch among what one is told of. */
export const tellWhen: EditRule = (clause, document): EditOutcome | undefined => {
  const found = told.exec(clause)?.groups
  const when = found?.when ?? found?.then
  if (when === undefined) return undefined
  const label = capitalise(
    when
      .replace(/^(?:it|there)\s+(?:gets?|is|are|goes|falls|drops|becomes|will be)\s+/i, '')
      .replace(/^(?:the|my|our|an?)\s+/i, ''),
  )
  const screen =
    document.screens.find(({ name }) => /^(?:alerts|notifications|reminders)$/i.test(name)) ??
    findNamedScreen(document, 'settings') ??
    findByMeaning(document, 'profile') ??
    startOf(document)
  if (!screen || label.split(' ').length > 9) return undefined
  const made = { type: 'checkbox', label, properties: { variant: 'switch', checked: true } }
  const switches = [...walkNodes(document)].find(
    ({ node, parent, screen: on }) =>
      on === screen && node.type === 'checkbox' && parent?.type === 'container',
  )
  if ([...walkComponents(screen.components)].some((node) => node.label.toLowerCase() === label.toLowerCase()))
    return refuse(`${screen.name} has that already.`)
  if (!switches?.parent) return put(document, screen, endOf(screen), made)
  const node = { ...made, id: freeId(new Set(collectNodeIds(document)), 'checkbox') }
  return {
    commands: [
      {
        type: 'add-component',
        node,
        place: {
          screenId: screen.id,
          parentId: switches.parent.id,
          index: switches.parent.children?.length ?? 0,
        },
      },
    ],
  }
}

const counting =
  /^add\s+(?:an?\s+)?(?<what>countdown|timer|time limit|clock)\s+(?:of\s+)?(?<number>\d{1,3})\s*-?\s*(?<unit>seconds?|secs?|s|minutes?|mins?|min)\s+(?:for|to|on|in|at|per)\s+(?:each|every|the|all|an?)\s+(?<thing>[\p{L}]{3,20})$/iu

/** "Add a countdown of 30 seconds for each question": in large where one of them is shown. */
export const addCountdown: EditRule = (clause, document): EditOutcome | undefined => {
  const found = counting.exec(clause)?.groups
  if (!found?.thing || !found.number) return undefined
  const one = toSingular(found.thing.toLowerCase())
  const screen =
    kindNamed(document, one, true)?.detail ?? findNamedScreen(document, one) ?? screenOfThing(document, one)
  if (!screen) return undefined
  const seconds = Number(found.number) * (/^m/i.test(found.unit ?? '') ? 60 : 1)
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  const label = /countdown/i.test(found.what ?? '') ? 'Countdown' : 'Time left'
  if ([...walkComponents(screen.components)].some(({ properties }) => properties.caption === label))
    return refuse(`${screen.name} has that already.`)
  return put(document, screen, topOf(screen), {
    type: 'text',
    label: clock,
    properties: { variant: 'stat', caption: label },
  })
}
