import { find } from '../understand/searched.ts'
import { labelFrom } from './label-from.ts'

/** "A car rental app": the name of its first screen where that has none. */
export const appIn = (before: readonly string[]): string => {
  const [, name] =
    /^(?:an?|the) ((?!mobile|simple|small|web)[\p{L}-]+(?: [\p{L}-]+){0,2}) app$/iu.exec(before[0] ?? '') ??
    []
  return name === undefined ? '' : labelFrom(name)
}

/** "An app with a photo album": what its first screen is of. */
export const namesThing =
  /^(?:an?|the) (?:\p{L}+ )?app (?:with|for|showing|that (?:shows|(?:begins|starts|opens) with)|of) (?:an? |the )?(?<thing>[\p{L} '-]{3,30})$/iu
/** "Flight search.", before all that stands on it. */
export const namedAlone =
  /^(?:(?:please )?(?:make|build|create|design|draw|show)(?: me)? (?:an?|the) )?(?<thing>(?!(?:make|build|create|design|draw|show|hi|hello|please|i|we)\b)(?!.*\b(?:app|application|website|ui|interface)\b)\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]*){0,2})$/iu
/** What the first screen is called that was named before it; it is taken from what was told before. */
export function namedBefore(before: string[]): string | undefined {
  const said = before.length === 1 ? find(namedAlone, before[0] ?? '')?.groups?.thing : undefined
  const thing = find(namesThing, before.at(-1) ?? '')?.groups?.thing ?? said
  if (thing === undefined) return undefined
  before.pop()
  return labelFrom(thing)
}
