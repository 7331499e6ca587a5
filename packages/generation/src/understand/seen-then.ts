/**
 * "So that I can pick a hall and see its length, depth and finds": what one sees then, thing by thing, is asked for and no mere
 * reason; its one group is how one sees it.
 */
export const seenThen =
  /,? so (?:that )?(?:i|we|they|he|she|you|users?|the \p{L}+) (?:can|could|may|will be able to|am able to|are able to) (?:(?!(?:see|view|read|check|compare)\b)[^,.;\n]{3,50}? and )?(see|view|read|check|compare) (?=(?:the |all |their |its |his |her |my )*(?:(?!that\b|which\b|how\b|what\b|if\b|whether\b|where\b|who\b)[\p{L}-]+ ?){1,4}, (?:and )?(?:the |their |its )?[\p{L}-]+)/giu
