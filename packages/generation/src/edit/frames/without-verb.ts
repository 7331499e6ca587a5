import { byWord } from '../../by-word.ts'
import { type AppDocument, type Screen, walkComponents } from '@kwiq/app-model'
import { capitalise, stemOf, toSingular } from '../../words/forms.ts'
import { isEntry, itemsOf } from '../entry.ts'
import { findByMeaning } from '../find-by-meaning.ts'
import { findNamedScreen } from '../find-screen.ts'
import { isOfEntries } from '../lists.ts'
import { endOf, startOf, topOf } from '../places.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { lastFilledIn } from '../rules/told-fields.ts'
import { kindNamed } from './kind-of-thing.ts'
import { put } from './put.ts'

const stems = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
    .map((word) => stemOf(toSingular(word)))

/** The screen whose parts speak most of these words; undefined where none does. */
function screenAbout(document: AppDocument, words: string): Screen | undefined {
  const wanted = new Set(stems(words))
  const scores = document.screens.map((screen) => ({
    screen,
    score:
      stems(screen.name).filter((stem) => wanted.has(stem)).length * 3 +
      new Set(
        [...walkComponents(screen.components)]
          .flatMap(({ label }) => stems(label))
          .filter((stem) => wanted.has(stem)),
      ).size,
  }))
  const best = scores.toSorted((one, other) => other.score - one.score)[0]
  return best && best.score > 0 ? best.screen : undefined
}

const switched =
  /^(?:add\s+)?(?:an?\s+)?(?:switch|toggle|on[- ]?(?:\/|and )?off (?:switch|button))\s+(?:to\s+(?:turn|switch)\s+(?:on\s+(?:and off\s+)?|off\s+)?|for\s+)(?:the\s+|my\s+|our\s+)?(?<what>[\p{L} ]{2,30}?)(?:\s+(?:on|off|on (?:and|or) off))?$/iu

/** "A switch to turn on the fan": among the switches, or where that is spoken of. */
export const addSwitch: EditRule = (clause, document): EditOutcome | undefined => {
  const what = switched.exec(clause)?.groups?.what
  if (what === undefined || /\b(?:dark|light|night)\b/i.test(what)) return undefined
  const label = capitalise(what)
  const settings = findNamedScreen(document, 'settings')
  const screen = screenAbout(document, what) ?? startOf(document) ?? settings
  if (!screen) return undefined
  if ([...walkComponents(screen.components)].some((node) => node.type === 'checkbox' && node.label === label))
    return refuse(`${screen.name} has a switch for that already.`)
  return put(document, screen, endOf(screen), {
    type: 'checkbox',
    label,
    properties: { variant: 'switch', checked: false },
  })
}

const exported =
  /^(?:add\s+)?(?:an?\s+|the\s+)?(?<deed>export|download|printout|print ?out|backup)\s+(?<of>(?:of|for|to)\s+.{3,50})$/iu
const ofNumbers =
  /\b(?:stats|statistics|reports?|history|insights?|progress|analytics|charts?|summary|log|diary|records?)\b/i

/** "An export for my neurologist": a button where what is written down is looked at. */
export const addExport: EditRule = (clause, document): EditOutcome | undefined => {
  const found = exported.exec(clause)?.groups
  if (!found?.deed || !found.of || /\b(?:pdf|csv|excel|button)\b/i.test(found.of)) return undefined
  const told = found.of.replace(/^(?:of|for|to)\s+/i, '')
  const screen =
    (/^of\b/i.test(found.of) ? screenAbout(document, told) : undefined) ??
    document.screens.find(({ name }) => ofNumbers.test(name)) ??
    findByMeaning(document, 'stats') ??
    startOf(document)
  if (!screen) return undefined
  const deed = /^print/i.test(found.deed) ? 'Print' : capitalise(found.deed.toLowerCase())
  const label = /^of\b/i.test(found.of)
    ? `${deed} ${told.replace(/^(?:the|all)\s+/i, '')}`
    : `${deed} ${found.of}`
  return put(document, screen, endOf(screen), {
    type: 'button',
    label,
    properties: { variant: 'secondary', full: true, icon: 'share' },
  })
}

const degree =
  /^(?:(?:make|have)\s+(?:the\s+)?)?(?:(?<how>harder|easier|shorter|longer|more difficult)\s+(?<what>[\p{L}]{4,20})|(?<thing>[\p{L}]{4,20})\s+(?:should be|must be|need to be|to be)?\s*(?<than>harder|easier|more difficult))$/iu
const steps: Readonly<Record<string, readonly [string, readonly string[], number]>> = byWord({
  harder: ['Difficulty', ['Easy', 'Medium', 'Hard'], 2],
  'more difficult': ['Difficulty', ['Easy', 'Medium', 'Hard'], 2],
  easier: ['Difficulty', ['Easy', 'Medium', 'Hard'], 0],
  shorter: ['Length', ['Short', 'Medium', 'Long'], 0],
  longer: ['Length', ['Short', 'Medium', 'Long'], 2],
})
/** What can be harder or longer, and no part of a screen. */
const done =
  /^(?:quiz(?:zes)?|questions?|lessons?|exercises?|workouts?|puzzles?|games?|levels?|tests?|rounds?|sessions?|drills?|tasks?|challenges?|trainings?|runs?|breaks?)$/i

/** "Harder quizzes please": how hard they are is chosen, and is hard then. */
export const harder: EditRule = (clause, document): EditOutcome | undefined => {
  const found = degree.exec(clause)?.groups
  const what = found?.what ?? found?.thing ?? ''
  const [label, titles, active] = steps[(found?.how ?? found?.than ?? '').toLowerCase()] ?? []
  if (label === undefined || titles === undefined || active === undefined || !done.test(what))
    return undefined
  const screen = screenAbout(document, what)
  if (!screen) return refuse(`No screen is about ${what.toLowerCase()}.`)
  const there = [...walkComponents(screen.components)].find(
    (node) =>
      node.properties.layout === 'chips' &&
      (node.label === label || /^level$/i.test(node.label)) &&
      itemsOf(node).length > 1,
  )
  if (there)
    return {
      commands: [
        {
          type: 'set-properties',
          id: there.id,
          set: { active: active === 0 ? 0 : itemsOf(there).length - 1 },
        },
      ],
    }
  const last = lastFilledIn(screen)
  return put(document, screen, last < 0 ? topOf(screen) : last + 1, {
    type: 'list',
    label,
    properties: {
      layout: 'chips',
      items: titles.map((title) => ({ title })),
      title: label,
      wrap: true,
      active,
    },
  })
}

const second =
  /^(?:add\s+)?(?:a\s+(?<nth>second|third)|another|one more)\s+(?<what>\p{L}{4,20})(?:\s+(?<where>(?:at|in|on|by)\s+.{3,40}))?$/iu
const noSecond =
  /^(?:screen|page|tab|button|field|chart|graph|map|list|section|banner|text|header|title|picture|photo|image|icon|logo|video|form|menu|column|row|card|filter|link|switch|slider|calendar|language|colou?r|font|line|line|time|step|question|answer|option|entry|reminder|message|note|thing|one|item)s?$/i

/** "A second greenhouse": of what the app is all about there are two then, to choose from at the top. */
export const addSecond: EditRule = (clause, document): EditOutcome | undefined => {
  const found = second.exec(clause)?.groups
  const what = found?.what ?? ''
  const start = startOf(document)
  if (what === '' || noSecond.test(what) || !start || kindNamed(document, what, true)) return undefined
  const described = stems(`${document.app.description ?? ''} ${document.app.name}`)
  const isAbout =
    described.includes(stemOf(what.toLowerCase())) || (found?.where !== undefined && placeWords.test(what))
  if (!isAbout) return undefined
  const one = capitalise(what.toLowerCase())
  const there = [...walkComponents(start.components)].find(({ label }) => label === one)
  if (there)
    return {
      commands: [
        {
          type: 'set-properties',
          id: there.id,
          set: { items: [...itemsOf(there), { title: `${one} ${itemsOf(there).length + 1}` }] },
        },
      ],
    }
  const where = found?.where?.replace(/^(?:at|in|on|by)\s+(?:the\s+)?/i, '')
  const titles = [`${one} 1`, where === undefined ? `${one} 2` : capitalise(where)]
  return put(document, start, topOf(start), {
    type: 'list',
    label: one,
    properties: { layout: 'chips', title: one, active: 0, items: titles.map((title) => ({ title })) },
  })
}
const placeWords =
  /^(?:shop|store|branch|location|office|studio|clinic|restaurant|venue|garden|house|room|kitchen|warehouse|hall|site|place|greenhouse|salon|bakery|cafe|gym|school)$/i

const sorted =
  /^add\s+(?:the\s+|some\s+|these\s+|more\s+)?(?<sort>categor(?:y|ies)|tags?|types?|kinds?|groups?)\s+(?<told>[^:]{3,120})$/iu

/** "Add categories rent, groceries, internet": to filter by above the list, and to choose from where one is added. */
export const addCategories: EditRule = (clause, document): EditOutcome | undefined => {
  const found = sorted.exec(clause)?.groups
  const titles = (found?.told ?? '')
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((each) => capitalise(each.trim()))
    .filter((each) => each !== '')
  if (
    !found?.sort ||
    titles.length < 2 ||
    titles.some((each) => each.split(' ').length > 3) ||
    /^(?:to|for|on|in|of|by|like|such)\s/i.test(found.told ?? '')
  )
    return undefined
  const label = capitalise(toSingular(found.sort.toLowerCase()))
  const filters = document.screens.flatMap((screen) =>
    screen.components.flatMap((node, index) =>
      /^filter$/i.test(node.label) && /^(?:list|tabs)$/.test(node.type)
        ? [{ screen, node, next: screen.components[index + 1] }]
        : [],
    ),
  )
  // The list with the most entries is what is sorted.
  const lists = filters.map((each) => ({
    ...each,
    size: Math.max(
      0,
      ...each.screen.components.filter(isOfEntries).map((node) => itemsOf(node).filter(isEntry).length),
    ),
  }))
  const best = lists.find(({ screen }) => !/^(?:bills|people|group|me)$/i.test(screen.name)) ?? lists[0]
  const commands: EditOutcome['commands'] = []
  if (best)
    commands.push({
      type: 'set-properties',
      id: best.node.id,
      set: { items: ['All', ...titles].map((title) => ({ title })) },
    })
  const list = best?.screen.components.find(isOfEntries)
  const form = list ? kindNamed(document, list.label, true)?.form : undefined
  if (form && ![...walkComponents(form.components)].some((node) => node.label === label))
    commands.push(
      ...put(document, form, lastFilledIn(form) + 1, {
        type: 'list',
        label,
        properties: {
          layout: 'chips',
          items: titles.map((title) => ({ title })),
          title: label,
          wrap: true,
          active: 0,
        },
      }).commands,
    )
  return commands.length > 0 ? { commands } : undefined
}
