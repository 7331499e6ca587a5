import {
  collectNodeIds,
  type AppDocument,
  type Command,
  type ComponentNode,
  type Screen,
} from '@kwiq/app-model'
import { createKit } from '../../compose/kit.ts'
import { capitalise } from '../../words/forms.ts'
import { findNamedScreen } from '../find-screen.ts'
import { withFreeIds } from '../new-screen.ts'
import { placeOn, endOf } from '../places.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { addScreen } from '../rules/adding-screens.ts'

const lets =
  '(?:let (?:me|us|users|people|members|customers) (?:choose|change|pick|select|set)|add|put|include|create|show|i want|we need)'
const sort =
  '(?:selector|picker|setting|option|choice|switcher|drop-?down|select|selection|switch|toggle|preference)s?'
const inSettings =
  '(?:in|to|into|on|under|within|inside)\\s+(?:the\\s+|my\\s+|our\\s+)?(?:app\\s+)?(?:settings|preferences|options)(?:\\s+(?:screen|page|tab))?'
const named = new RegExp(
  `^${lets}\\s+(?:an?\\s+|the\\s+|their\\s+|my\\s+)?(?<what>[\\p{L} -]{3,28}?)(?:\\s+(?<sort>${sort}))?\\s+${inSettings}$`,
  'iu',
)
const aboutNews =
  /^(?:add|put|include|create)\s+(?:an?\s+)?(?:push\s+|app\s+)?notifications?\s+(?:settings|preferences|options|toggles|switches)(?:\s+(?:for|about)\s+(?:the\s+|our\s+|my\s+)?(?<what>[\p{L} -]{3,28}))?$/iu

const onNew = new RegExp(
  `^(?:add|create|make|include)\\s+(?:an?\\s+)?settings(?:\\s+(?:screen|page|tab))?\\s+(?:with|for)\\s+(?:an?\\s+|the\\s+)?(?<what>[\\p{L} ]{3,28}?)(?:\\s+(?<sort>${sort}))?$`,
  'iu',
)

/** What there is to choose from in any app. */
const choices: readonly [RegExp, string, readonly string[]][] = [
  [/^currenc(?:y|ies)$/i, 'Currency', ['Euro (€)', 'US dollar ($)', 'Pound (£)', 'Yen (¥)']],
  [
    /^(?:units?|measurement (?:units?|system)|units? of measurement|metric or imperial|unit system)$/i,
    'Units',
    ['Metric', 'Imperial'],
  ],
  [/^(?:text|font|letter) size$/i, 'Text size', ['Small', 'Medium', 'Large']],
  [/^(?:first day of the week|week start|start of the week)$/i, 'Week starts on', ['Monday', 'Sunday']],
  [/^(?:theme|appearance|colou?r mode)$/i, 'Appearance', ['As on the phone', 'Light', 'Dark']],
  [/^(?:time format|clock format)$/i, 'Time format', ['24 hours', '12 hours']],
  [/^(?:temperature(?: units?)?|celsius or fahrenheit)$/i, 'Temperature', ['Celsius', 'Fahrenheit']],
  [
    /^(?:distance(?: units?)?|kilomet(?:er|re)s or miles|miles or kilomet(?:er|re)s)$/i,
    'Distance',
    ['Kilometres', 'Miles'],
  ],
]

/** What chooses or switches that. */
function controlFor(what: string): ComponentNode {
  const kit = createKit()
  const found = choices.find(([form]) => form.test(what.trim()))
  if (found) {
    const [, label, options] = found
    return kit.input(label, { kind: 'select', options: [...options], value: options[0] ?? '' })
  }
  return kit.card([kit.toggle(capitalise(what.trim()), true)])
}

/** Known as parts of such a screen, or as links there: others see to these. */
const isOwn =
  /\b(?:dark mode|language|log ?out|sign ?out|log ?in|account|profile|password|button|link|text|section|version|privacy|terms|faq|help|about|screen|page|photo|picture|avatar|image|list|slider|delete|export|name)\b/i

/** The settings with one thing more; the screen is made where the app has none. */
function withControl(document: AppDocument, control: ComponentNode): EditOutcome | undefined {
  const there = findNamedScreen(document, 'settings screen')
  const made = there ? [] : addScreen('add a settings screen', document)
  const commands = made === undefined || Array.isArray(made) ? (made ?? []) : made.commands
  const [fresh] = commands.flatMap((command) => (command.type === 'add-screen' ? [command.screen] : []))
  const screen = there ?? fresh
  if (!screen) return undefined
  const screens = fresh ? [...document.screens, fresh] : document.screens
  const [node = control] = withFreeIds([control], new Set(collectNodeIds({ ...document, screens })))
  const added: Command = { type: 'add-component', node, place: placeOn(screen, beforeAbout(screen)) }
  return { commands: [...commands, added] }
}

/** What is said of the app itself comes last. */
function beforeAbout(screen: Screen): number {
  const about = screen.components.findIndex(({ type, label }) => type === 'list' && label === 'About')
  return about < 0 ? endOf(screen) : about
}

/** "A currency selector in settings", "notification settings for class reminders". */
const settingsFor: EditRule = (clause, document): EditOutcome | undefined => {
  const news = aboutNews.exec(clause)?.groups
  if (news) {
    const node = createKit().card([
      createKit().toggle(capitalise(news.what?.trim() ?? 'Notifications'), true),
    ])
    return withControl(document, node)
  }
  const opened = onNew.exec(clause)?.groups
  const found = opened ?? named.exec(clause)?.groups
  const what = found?.what?.trim() ?? ''
  const isKnown = choices.some(([form]) => form.test(what))
  if (what === '' || isOwn.test(what) || /\b(?:and|or|with|for|to)\b/i.test(isKnown ? '' : what))
    return undefined
  // Without a word for it, only what is known is a setting.
  if (
    !isKnown &&
    found?.sort === undefined &&
    !/\b(?:notifications?|reminders?|sounds?|vibration|alerts?|backup|sync)\b/i.test(what)
  )
    return undefined
  if (opened && !isKnown) return undefined
  return withControl(document, controlFor(what))
}

/** What is chosen or switched among the settings. */
export const settingsForRules: readonly EditRule[] = [settingsFor]
