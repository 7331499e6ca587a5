import type { Entity } from '../entity.ts'
import { find } from '../understand/searched.ts'
import type { Understanding } from '../understand/understand.ts'
import { toSingular } from '../words/forms.ts'
import { makeEntity } from './make-entity.ts'

const collected =
  /\b(?:my|our|a|the|your|his|her|their) (?:(?:own|growing|small|big|huge|private|personal|whole|entire|old) )*([\p{L}-]{3,16}) collection\b/iu
/** Words that say nothing of what is collected. */
const general =
  /^(?:own|whole|entire|complete|art|new|first|digital|online|family|private|personal|physical|data)$/i

/** "An inventory of my comic collection": comics, whatever the list of them is called. */
export function collectedThing({ text, isEnglish, domain }: Understanding, seed: number): Entity | undefined {
  const [, noun = ''] = isEnglish ? (find(collected, text) ?? []) : []
  return noun === '' || general.test(noun)
    ? undefined
    : makeEntity([toSingular(noun.toLowerCase())], seed, true, domain)
}
