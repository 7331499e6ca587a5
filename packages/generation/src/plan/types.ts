import type { AppTheme } from '@kwiq/app-model'
import type { Sign } from '../archetype.ts'
import type { Entity, Field } from '../entity.ts'
import type { Language } from '../words/languages.ts'
import type { DictatedScreen, Part } from '../dictation/part.ts'
import type { Page, PageBlock } from '../pages/page.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Handover } from './handover.ts'

/** Every kind of screen the composers know, each a file in `compose/screens/`. */
export const screenKinds = [
  'home',
  'browse',
  'detail',
  'form',
  'stats',
  'history',
  'checklist',
  'saved',
  'profile',
  'settings',
  'notifications',
  'people',
  'feed',
  'chats',
  'thread',
  'calendar',
  'week',
  'map',
  'player',
  'video',
  'timer',
  'guide',
  'quiz',
  'result',
  'converter',
  'weather',
  'cart',
  'checkout',
  'confirmed',
  'slots',
  'ticket',
  'budget',
  'wallet',
  'scanner',
  'editor',
  'game',
  'remote',
  'keypad',
  'generator',
  'transform',
  'gauge',
  'board',
  'reader',
  'typing',
  'terminal',
  'compare',
  'poll',
  'votes',
  'leaderboard',
  'mood',
  'website',
  'signin',
  'welcome',
  'help',
  'visit',
  'topic',
] as const
/** `dictated`, `role` and `page`: their parts are those the description names or a file holds, which no model chooses. */
export type ScreenKind = (typeof screenKinds)[number] | 'dictated' | 'role' | 'page'

/** More are too many to find one's way. */
export const mostScreens = 9

/** What a reminder that asks is called among what a screen holds. */
export const yesOrNo = 'Yes or no'

/** Something the description names that no recipe shows by itself; put on the screen it fits. */
export type Extra =
  /** `use` says of a brief's own words whether one enters it there or is shown it, whatever the screen is. */
  | { kind: 'field'; field: Field; use?: 'entered' | 'shown' }
  /** `isNamed`: the description calls the button so. */
  | { kind: 'action'; label: string; icon: string; isNamed?: boolean }
  | { kind: 'choice'; label: string; options: string[] }
  | { kind: 'note'; label: string; icon: string }
  /** What the app can do as an app, with what is chosen. */
  | { kind: 'option'; label: string; value: string; icon: string; isOfPlayer: boolean }
  /** Who uses the app, with what they do in it. */
  | { kind: 'role'; label: string; doings: { title: string; icon: string }[] }
  /** What is shown as a component of its own kind under the description's words. */
  | { kind: 'chart' | 'clock' | 'search' | 'switch' | 'dates' | 'alarm'; label: string }
  /** Where one thing is. */
  | { kind: 'place'; label: string }
  /** How the screen is handled, in a line: "Drag events between dates". */
  | { kind: 'hint'; label: string; tone?: 'danger' }
  /** A thing with a section of its own: samples of the entity under the description's words. */
  | {
      kind: 'thing'
      label: string
      entity: Entity
      /** All of it is shown, also where the screen lists the same things. */
      isWhole?: true
    }

/** What stands on the screen of those who run or mind something. */
export type RoleSection =
  /** What they see; `hint` says what a tap does where one decides or ticks there. */
  | { kind: 'list'; title: string; entity: Entity; hint?: string }
  /** How many of something there are, or what something is. */
  | { kind: 'figure'; title: string; value: string }
  | { kind: 'chart'; title: string; entity: Entity }
  /** What is so or not: "I am available". */
  | { kind: 'switch'; title: string }
  /** What they enter there, in a form of a few fields. */
  | { kind: 'entry'; title: string; fields: readonly Field[]; use: string }
  /** What they do in a form of its own, or see on another screen. */
  | { kind: 'doing'; title: string; icon: string; screenId: string; isSeen?: true }

/** With this the id of a screen begins that a brief names and no kind of app has: it shows what is told, and no more. */
export const toldId = 'told-'

/** With this the id of a list begins of those one looks for in an app of something else: nobody is added there. */
export const foundId = 'found-'

/** With this the id of a screen begins that a part of apps of its kind has to itself. */
export const partId = 'kind-part-'

export interface ScreenPlan {
  id: string
  kind: ScreenKind
  /** One or two words; the tab's title when it is one. */
  name: string
  icon: string
  isTab: boolean
  /** Id of the entity it shows. */
  entity: string
  title?: string
  subtitle?: string
  overline?: string
  /** No more rows of people than this: there are no more. */
  most?: number
  /** What its rows are counted as below its title: "6 on the completed list". */
  countedAs?: string
  /** What the description calls the values of one thing: "Purchase information" instead of "Details". */
  detailsTitle?: string
  /** Which of the recipe's alternatives; 3 is for first screens only. */
  variant: 0 | 1 | 2 | 3
  /** What the description calls its keys and tools: "Start / pause", "Upload image". */
  keys?: string[]
  /** A machine answers in this conversation. */
  isMachine?: boolean
  /** A form that does something ("Report a pothole") instead of making a thing of the app. */
  isDeed?: boolean
  /** What a screen on the house behind the app tells beside how to reach it. */
  visit?: readonly ('hours' | 'map' | 'form')[]
  /** What a first screen is given to: help at once, what one raises, or one thing after the other to be liked or not. */
  lead?: 'now' | 'raise' | 'swipe'
  /** What the first screen of an app of its own things begins with: each makes another layout. */
  deck?: 'due' | 'trend' | 'latest' | 'lists' | 'shelf'
  /** What is due, in the description's words: "Overdue follow-ups". */
  dueTitle?: string
  /** The parts a description dictates for it, each sentence's together, and what its lists hold by their labels. */
  dictated?: {
    groups: readonly Part[][]
    lists: ReadonlyMap<string, Entity>
    /** Words of what leads here. */
    from?: readonly string[]
    tabs?: DictatedScreen['tabs']
  }
  /** The page it is, with content of its own. */
  page?: Page
  /** It is a small tool one works with, rather than a page one reads. */
  isGadget?: true
  /** What means it, as its recipe has it. */
  signs?: readonly Sign[]
  /** What those see and do whose screen it is. */
  sections?: readonly RoleSection[]
  extras: Extra[]
  /** What features of its description are in apps of its kind: above what the screen shows, or below. */
  parts?: readonly { isFirst: boolean; blocks: readonly PageBlock[] }[]
}

/** What an app will be, before a single component is made. Both generators fill the same plan. */
export interface AppPlan {
  name: string
  /** Id of its kind. */
  archetype?: string
  description: string
  /** All of a brief that tells what one does and sees; the description is its first sentence. */
  story?: string
  /** All that was written, in English. */
  whole?: string
  /** Whom the description says it is for, one of them: "Driver". */
  usedBy?: string
  icon: string
  theme: AppTheme
  /** Decides the look: theme and which of the recipes' alternatives. */
  seed: number
  /** Decides names and sample content; stays the same when only the look changes. */
  contentSeed: number
  /** The app of a shop, a practice or an office, as those see it who come there. */
  isHouse?: boolean
  /** How what is in its cart is handed over, the usual way first. */
  handovers?: readonly Handover[]
  /** What others think of a thing stands on its page. */
  hasReviews?: boolean
  /** Its things stand in a table, a line for each. */
  isTable?: boolean
  /** What the description calls the app, when that says more than its name. */
  kindLine?: string
  /** It keeps things no kind of app knows: each has a list, a screen and a form of its own. */
  isRegister?: boolean
  /** Id of the screen that is the whole app: a converter, a generator, a game. */
  tool?: string
  /** Id of the gadget it was made from. */
  gadget?: string
  /** Who uses it in different parts. */
  roles: readonly string[]
  /** Absent: English, or none Kwiq has words in. */
  language?: Language
  /** Id of what an everyday app in that language is about. */
  domain?: string
  screens: ScreenPlan[]
  entities: Map<string, Entity>
  /** The screens on which phrases have the part they mean in apps of this kind. */
  partsSaid?: ReadonlyMap<Phrase, ScreenPlan>
}
