import { has, replaced } from '../searched.ts'

/** Sentences that say what is wanted, or what an app has and does. */
const wishes: readonly RegExp[] = [
  /\b(?:apps?|application|tool|website|web ?site|platform|software|program(?:me)?|chat ?bot|widget|tracker|planner|organi[sz]er|log ?book)\b/iu,
  /\b(?:i|we)(?:['’]d| would)? (?:really |also |only |just |ideally |basically )*(?:want(?:ed)?|need(?:ed)?|wish|like|love|hope|propose|suggest|imagine|envision|would like|am looking|['’]m looking)(?!\p{L})/iu,
  /\b(?:my|the|our) (?:idea|solution|plan|concept|proposal|wish)\b|\bwhat (?:would help|i(?:['’]m| am) (?:after|looking for)|i have in mind)\b|\b(?:it )?(?:would|['’]d) be (?:much |so )?(?:great|nice|easier|amazing|cool|helpful|good)\b/iu,
  /\b(?:it|there|this|that|which|app|one) (?:also )?(?:should|must|could|would|has to)\b|(?<!\b(?:when|what|where|how|which|if|whether|that) )\b(?:i|we|you) (?:should|could|must|can) |\blets? (?:me|us|you|people|users)\b|^\W*so ?:/iu,
  /\b(?:users?|customers?|clients?|members?) (?:can|may|will|are able|get|see)\b|\byou (?:can|choose|pick|select|enter|get|see|tap|say)\b/iu,
  /^\W*(?:something|anything|a place|a way) (?:that|which|where|to)\b/iu,
]

/** Apps that are in use already are told of, and not asked for. */
const others =
  /\b(?:two|three|four|five|six|many|several|different|separate|other|too many|\d+) (?:different |separate |other )?apps?(?:['’]s)?(?!\p{L})/giu

/** Whether a sentence asks for an app, or says what one does with it. */
export const isWish = (sentence: string): boolean => {
  const said = replaced(sentence, others, '')
  return wishes.some((form) => has(form, said))
}

/** An app is asked for in so many words: all that stands before it tells how things are. */
const asked =
  /\b(?:there (?:should|ought|needs|has|must|could)(?: really)?(?: to)? be|(?:wish|if only) (?:there (?:was|were)|i had|we had|someone|somebody)|there(?:['’]s| is)(?: still)? no|what would help is|what (?:i|we) (?:really )?(?:need|needed|want|wanted|miss) (?:is|was)|(?:would|['’]d) be (?:so |really )?(?:great|nice|cool|handy|helpful|perfect) (?:to|if)|propose|suggest|(?:would|['’]d) (?:love|like)|wants?|wanted|needs?|looking for|imagine|build|develop|make|made|create|invent) (?:is |to (?:have|build|make|develop|create|see|use) |making |building |developing |creating )?(?:me )?(?:some kind of |some sort of |a kind of )?(?:an?|the|one|some) (?:[\p{L}-]+ ){0,3}?(?:app|application|tool|website|program|platform|system|something)\b|^\W*(?:(?:so|hence|basically|well),? )*(?:an?|the|this|my|our) (?:[\p{L}-]+ ){0,4}?(?:app|application|tool|website|program|platform|log|tracker|planner)\b|\b(?:my|the|our) (?:idea|solution|proposal|concept)\b|^\W*(?:something|anything) (?:that|which)\b/iu

/** Whether a sentence asks for an app in so many words. */
export const asksForApp = (sentence: string): boolean => has(asked, sentence)
