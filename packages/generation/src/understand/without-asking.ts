import { capitalise } from '../words/forms.ts'
import { replaced } from './searched.ts'

/** "Hi, could you please build me", "I'd love to have", "looking for", "app idea:": how one asks, before what is asked for. */
const asking =
  /^\s*(?:(?:hey|hi|hello|ok|okay|so)(?: there)?[,!. ]+)?(?:(?:i|we)(?:'d| would) (?:really )?(?:like|love)(?: to (?:have|build|make|create|get))?|(?:can|could|would) you (?:please )?(?:build|make|create|design|develop|generate)(?: me| us)?|please (?:build|make|create|design|develop|generate)(?: me| us)?|(?:i am|i'?m) (?:thinking of|looking for|imagining)|looking for|my idea is|(?:app )?idea ?[:–-]) (?=(?:an?|the|some) \p{L})/iu

/** "My dad collects stamps, he wants a catalogue": what of, and for whom it is does not matter. */
const forKin =
  /^\s*my (?:mum|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|wife|husband|sister|brother|friend|aunt|uncle|son|daughter|boss|neighbou?r|partner|girlfriend|boyfriend) (?:collects|sells|makes|bakes|breeds|grows|keeps|has|runs|loves|paints|repairs|knits|sews|teaches) ([^.,;:]{3,40}?)(?:,| and| so)+ (?:he|she|they) (?:wants?|needs?|would like|is looking for|,) (?:to have )?(?=(?:an?|some) \p{L})/iu

/** "Dead simple" is simple, and nobody is dead. */
const degree =
  /(?<!\p{L})(?:dead|stupidly|insanely|ridiculously)[- ](?=(?:simple|easy|fast|quick|cheap)(?!\p{L}))/giu

/** A description without how it is asked for: "a moon calendar". */
export function withoutAsking(text: string): string {
  const rest = replaced(
    replaced(replaced(text, degree, ''), forKin, (_whole, what: string) => `${what}: `),
    asking,
    '',
  )
  return rest === text ? text : capitalise(rest)
}
