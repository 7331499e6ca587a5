import { thingsInIng } from '../../words/noun-classes.ts'
import { has } from '../../understand/searched.ts'

/** What is done again and again and written down each time. */
const done =
  /(?:ing|tion|sion|ment)$|(?:^|[ -])(?:check|repair|visit|test|reading|entry|flush|harvest|round|log|dive|watch|delivery|service|survey|peal|session|feed|run|treatment|count|find|catch|launch|flight|walk|climb|return|shift|match|practice|wash|bake|brew|burn|pour|trip|transfer|day|date|night|evening|outing|call|moult|molt)$/
/** Whether a noun names what is done rather than what there is. */
export const isDoneAgain = (noun: string): boolean =>
  has(done, noun) && !has(neverDone, noun) && !thingsInIng.test(noun.split(' ').at(-1) ?? noun)
/** They only end like what is done. */
const neverDone =
  /(?:instrument|equipment|garment|ornament|monument|fragment|document|pigment|department|apartment|element|filament|(?:^|[ -])(?:ring|string|spring|wing)|building|painting|drawing|bearing|ceiling|housing|clothing|fitting|station|collection|section|edition|location|position|medication|invention|organisation|organization|condition|tension|version|commission|mansion|extension|dimension)$/
