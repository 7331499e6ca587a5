import type { AppPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { labelOf } from './label-of.ts'

const dashboard = /\bdashboard\b/i
/** What the first screen is called where nothing says more. */
const usual = /^(?:home|today|overview|start|live|now|main)$/i
const longest = 22

/**
 * Calls the screen "Dashboard" that is one, where the description asks for it: the first where its name says no more, else
 * that of the numbers, "Sales dashboard" with the words that go with it. One that has the word already stays.
 */
export function nameDashboard({ screens }: AppPlan, told: readonly Phrase[]): void {
  const phrase = told.find(({ words, isActor }) => words.at(-1) === 'dashboard' && isActor !== true)
  if (!phrase || screens.some(({ name, title }) => dashboard.test(`${name} ${title ?? ''}`))) return
  const label = phrase.verb ? 'Dashboard' : labelOf(phrase)
  const numbers = screens.find(({ kind }) => kind === 'stats')
  const [front] = screens
  if (front && usual.test(front.name) && (phrase.words.length === 1 || !numbers)) front.name = 'Dashboard'
  else if (numbers) numbers.title = dashboard.test(label) && label.length <= longest ? label : 'Dashboard'
}
