/** What one wants of an app with what one knows: "I want to note", "so that they see", "tell me". */
export const knowing =
  'note|notes|know|see|sees|write|writes|say|says|tell|tells|show|shows|log|logs|record|records|enter|enters|remember|remembers|track|tracks|keep|list|check|find out|jot|put|add|type|mark'
/** What stands before such a word. */
export const wanting = String.raw`(?:(?:i['’]d|we['’]d|need|and|then|also|but|plus|so|that|should|can|could|must|have to|want to|wants to|wanna|need to|like to|would like to|would love to|be able to|i|we|they|he|she|you|people|just|it|app|me|us|(?:after )?(?:each|every) (?:day|evening|morning|night|week|time)) )*`
