import { deedAsIfToldRules } from '../rules/as-if-told.ts'
import { letPeopleRules } from '../rules/letting-people.ts'
import { commandsOf, type EditRule } from '../rule.ts'

/** What people do in an app and nobody does to one: "share" and "print" may be meant of the app itself. */
const deed =
  /^(?:invite|book|order|track|log|scan|upload|rate|review|follow|message|chat|donate|vote|subscribe|join|reserve|cancel|reschedule|compare|redeem|tip|report|request|pay|save|share)\s(?!(?:in|on|to|for|by|with)\s|.*\b(?:by|lists?|screens?|pages?|tabs?|buttons?|sections?|charts?|apps?|projects?|changes|this|it)\b)(?=[\p{L} '’-]{3,40}$)/iu

/** "Invite friends to a trip": people can do so. */
const asDeed: EditRule = (clause, document) => {
  if (!deed.test(clause)) return undefined
  const wish = `let users ${clause}`
  for (const rule of [...deedAsIfToldRules, ...letPeopleRules]) {
    const made = rule(wish, document)
    if (made !== undefined && commandsOf(made).length > 0) return made
  }
  return undefined
}

/** What is told as something to do, without who does it. */
export const deedWishedRules: readonly EditRule[] = [asDeed]
