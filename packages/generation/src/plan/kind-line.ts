import type { AppPlan } from './types.ts'

const plural = /(?:[^s]s|people|ity)$/i
const shortest = 2

/**
 * What the description calls the app, where that is how it begins: "Score keeper for Doppelkopf evenings". Undefined where
 * it begins with a doing, or with things of the app, "Staff picks".
 */
export function wholeKind({ kindLine, description }: Pick<AppPlan, 'kindLine' | 'description'>) {
  if (!kindLine || kindLine.includes(',') || kindLine.split(' ').length < shortest) return undefined
  const [noun = ''] = kindLine.split(/ (?:for|of|with|in|to) /)
  const said = description.toLowerCase().replace(/^an? /, '')
  return said.startsWith(kindLine.toLowerCase()) && !plural.test(noun) ? kindLine : undefined
}
