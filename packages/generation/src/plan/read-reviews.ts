import { has } from '../understand/searched.ts'

/** Where people read what others think: "with reviews and ratings", "what others say of it". */
const told =
  /\b(?:(?:user|customer|guest|reader|read|see|includes?|with|and|or|ratings?,?|photos?,?|see the|view) )?reviews\b(?! (?:for me|my|our|his|her|the (?:code|pull|document|contract|application)))|\b(?:customer |client )?testimonials\b|\bwhat others (?:say|think|write)\b/iu
/** Those are no opinions. */
const otherwise =
  /\b(?:code|peer|performance|weekly|monthly|yearly|annual|daily|spaced|document|contract|literature|security|design|legal) reviews?\b|\b(?:lawyer|teacher|doctor|manager|admin|moderator|expert|he|she|it|who|staff|team) reviews\b/iu

/** Whether a description says that one reads on a thing's page what others think of it. */
export const hasReviews = (text: string): boolean => has(told, text) && !otherwise.test(text)
