import type { ForeignGroup } from '../words/foreign-samples.ts'
import type { ScreenKind } from './types.ts'

/** Where patients are cared for. */
export const clinical =
  /klinik|praxis|tierarzt|patient|apothek|clini|clíni|veterin|médic|medic[oi]|farmac|pharmac|hôpital|ospedal|hospital|consultório|عيادة|طبيب|诊所|医院|病院|クリニック|מרפא|רופא/i
/** Where work is offered at a price. */
export const trading =
  /taller|client|obras?\b|reforma|empresa|atelier|artisan|entreprise|chantier|oficina|officina|cantiere|azienda|impresa|handwerk|betrieb/i
/** What a workshop says something will cost. */
export const estimates = /presupuest|devis|orçament|preventiv/i
/** What a kind of screen lists, whatever its noun says. */
export const groupOfKind: Readonly<Partial<Record<ScreenKind, ForeignGroup>>> = {
  chats: 'people',
  people: 'people',
  notifications: 'times',
  map: 'places',
  calendar: 'times',
}
/** What goes into a dish. */
export const ingredients =
  /zutat|ingr[eé]dient|ingredient[ei]|المكونات|材料|食材|原料|מרכיבים|ingrediënten|składnik|malzeme|ингредиент|재료/i
/** What is swapped costs nothing. */
export const swapping =
  /tausch|troc\b|échang(?:e|er) (?:de|des|d['’])|intercambi|trueque|troca de|scambi|baratto|تبادل|交换|互换|交換|החלפ|ruilen|byta |bytte|wymian|takas|обмен|교환/i
/** What one plays through. */
export const levels =
  /level|niveau|nivel|nível|níveis|livell|مستويات|关卡|レベル|שלבים|nivå|poziom|seviye|уровн|레벨/i
/** Kinds of app one uses by oneself: what is in them is nobody else's. */
export const ownKinds = new Set([
  'diary',
  'medication',
  'habits',
  'money',
  'game',
  'quiz',
  'calm',
  'recipes',
  'fitness',
  'travel',
])
/** Screens that have room for a line below their name. */
export const underTitle: ReadonlySet<ScreenKind> = new Set([
  'browse',
  'people',
  'checklist',
  'stats',
  'poll',
  'leaderboard',
  'calendar',
  'slots',
  'notifications',
])

/** They show what the app is about, under their own name. */
export const ofMain: ReadonlySet<ScreenKind> = new Set(['saved', 'cart', 'profile'])

/** Looks of an app that one switches on and off. */
export const switchedLook =
  /^(?:dark[ -]?mode|dunkelmodus|nachtmodus|dunkler modus|mode (?:sombre|nuit)|modo (?:oscuro|nocturno|escuro|noturno)|(?:modalità|tema) (?:scur[ao]|notte)|الوضع (?:الليلي|الداكن)|(?:深色|夜间|暗黑)模式|ダークモード)$/iu
