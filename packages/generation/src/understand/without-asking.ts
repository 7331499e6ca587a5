import { capitalise } from '../words/forms.ts'

/** "Hi, could you please build me", "I'd love to have", "looking for", "app idea:": how one asks, before what is asked for. */
const asking =
  /^\s*(?:(?:hey|hi|hello|ok|okay|so)(?: there)?[,!. ]+)?(?:(?:i|we)(?:'d| would) (?:really )?(?:like|love)(?: to (?:have|build|make|create|get))?|(?:can|could|would) you (?:please )?(?:build|make|create|design|develop|generate)(?: me| us)?|please (?:build|make|create|design|develop|generate)(?: me| us)?|(?:i am|i'?m) (?:thinking of|looking for|imagining)|looking for|my idea is|(?:app )?idea ?[:–-]) (?=(?:an?|the|some) \p{L})/iu

/** A description without how it is asked for: "a moon calendar". */
export function withoutAsking(text: string): string {
  const rest = text.replace(asking, '')
  return rest === text ? text : capitalise(rest)
}
