import { has } from './searched.ts'

const alsoNoun =
  /^(?:order|shift|team|book|report|plan|request|review|record|log|rate|share|post|note|list|schedule|search|check|price|stock|score|work|test|message|contact|call|invoice|visit|design|sale|support|help)$/iu
/** "Order history" is seen, however one orders. */
const ofCompound =
  /^(?:of|per|by|from|histor(?:y|ies)|plan|rota|roster|sheet|statistics?|stats|status|lists?|queues?|details|summar(?:y|ies)|overview|logs?|calendar|schedules?|analytics|dashboards?|boards?|feeds?|notifications?|forms?|tickets?|requests?|desk)$/iu
/** What is reported of these is a paper, whoever visits. */
const ofReports =
  /^(?:visit|shift|work|test|sale|call|stock|support) (?:reports?|records?|books?|plans?)$|^(?:repair|work|purchase) orders?$/iu
/** One of these alone is no object of what somebody does: "leaders contact list". */
const ofOne =
  /^(?:list|sheet|log|details|history|calendar|desk|board|overview|plan|rota|roster|schedule|dashboard)$/iu

/** Whether two words are a thing and nothing one does with it: "order history", "shift plan", "visit reports", "list of". */
export const isNounPair = (first: string, next: string): boolean =>
  (alsoNoun.test(first) && ofCompound.test(next)) || ofReports.test(`${first} ${next}`)

/** The same behind a word for people, where those may do something with several things: "staff review requests". */
export const isNounOf = (first: string, next: string): boolean => has(alsoNoun, first) && ofOne.test(next)
