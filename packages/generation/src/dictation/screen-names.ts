import { capitalise } from '../words/forms.ts'

const word = "[\\p{L}\\d'&/-]+"
/** What begins a sentence and no name of a screen. */
export const noName =
  '(?!(?:The|An?|On|In|At|Under|Below|Above|Then|There|It|Each|Every|First|Second|Third|Fourth|Fifth|Last|Next|Final|Screen|Page|Tab|Step|Slide)\\b)'
/** A name of a few words, the first with a capital. */
export const proper = `"?${noName}\\p{Lu}[\\p{L}\\d'&/-]*(?: (?!(?:and|with|has|is|shows|opens|a|an|the|screen|page|tab|view)\\b)${word}){0,2}"?`
/** Where a sentence begins. */
export const begin = '(?<=^|[.;!?]\\s+|\\n\\s*(?:[-*•]\\s+)?)'
/** A number up to six. */
export const number = '(?:one|two|three|four|five|six|\\d)'

/** A name without quotes, with a capital. */
export const nameIn = (said: string) => capitalise(said.replaceAll('"', '').trim())
/** How a sentence opens a screen, as all readers of screens know it. */
export const opens = (name: string, noun = 'screen'): string => `The ${nameIn(name)} ${noun} contains `
