import type { AppPlan, Extra, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise } from '../words/forms.ts'

/** What a round of a game is set to, by the last word of what is chosen. */
const settings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:speeds?|pace)$/i, ['Slow', 'Normal', 'Fast']],
  [/\b(?:difficult(?:y|ies)|difficulty levels?|levels? of difficulty)$/i, ['Easy', 'Medium', 'Hard']],
  [/\b(?:(?:board|grid|field|map) sizes?|sizes)$/i, ['Small', 'Medium', 'Large']],
  [/\b(?:game )?modes$/i, ['Classic', 'On time', 'Endless']],
  [/\b(?:themes|skins|backgrounds)$/i, ['Classic', 'Night', 'Paper']],
  [/\b(?:controls?|control schemes?)$/i, ['Swipe', 'Buttons', 'Tilt']],
]

const isPlayed = ({ screens, archetype }: AppPlan): boolean =>
  (archetype === 'game' || archetype === 'board-puzzle') &&
  screens.some(({ kind }) => kind === 'game' || kind === 'board')

const isOnOrOff = (label: string, text: string): boolean =>
  /\bmode$/i.test(label) || text.toLowerCase().includes(`${label.toLowerCase()} on or off`)

/** "The last rolls" of what is thrown or drawn by chance: the screen of its history. */
export const pastOfTool = (extra: Extra, { screens }: AppPlan): ScreenPlan | undefined =>
  extra.kind === 'thing' &&
  screens[0]?.kind === 'generator' &&
  /^(?:last|past|previous|recent|earlier) /i.test(extra.label)
    ? screens.find(({ kind }) => kind === 'history')
    : undefined

/**
 * What a description names of a game: it is set before a round, is on or off, or is in the game. Nobody keeps a list
 * of its walls. Undefined where it is none of these, or the app is no game.
 */
export function ofGame(extra: Extra, phrase: Phrase, plan: AppPlan): Extra | undefined {
  if (!isPlayed(plan) || (extra.kind !== 'thing' && extra.kind !== 'field' && extra.kind !== 'note'))
    return undefined
  const label = extra.kind === 'field' ? extra.field.name : extra.label
  if (isOnOrOff(label, plan.whole ?? plan.description)) return { kind: 'switch', label }
  const set = phrase.verb ? undefined : settings.find(([form]) => form.test(label))
  if (set) return { kind: 'choice', label, options: [...set[1]] }
  return extra.kind === 'thing' && !plan.entities.has(extra.entity.id)
    ? { kind: 'note', label: capitalise(label), icon: 'game' }
    : undefined
}
