import { defineFeature } from '../feature.ts'

export const checkout = defineFeature({
  id: 'checkout',
  words: 'checkout, payment, pay, purchase, purchasing, buy, credit card',
  screen: 'checkout | Checkout | card | page',
  unless:
    /\b(?:check-?out (?:instructions?|times?|dates?|days?|lists?|hours?)|check-?in and check-?out|(?:buys?|sells?|sold|sales?|goods|purchases?) on credit|shared purchases?|before (?:you|i|we|they) buy|(?:everything|things?|stuff|items?|all|what|gadgets?|clothes) (?:that )?(?:you|i|we|they) (?:have )?(?:buy|bought)|pays? (?:each other |one another )?(?:in|with) (?:points|hours|stamps|tokens)|who (?:has|have|is|are) (?:not )?(?:yet )?(?:paid|behind)|behind with|dues|(?:record|log|track|list of|late|missing|overdue|outstanding|open|monthly) payments?|payments? (?:status|history|due|reminders?|received|records?|tracking)|pay ?(?:roll|slips?|rates?|rise|day)|(?:rate|sick|holiday|equal|hourly) pay|purchase (?:price|date|year|place|details?|records?|history|rate|log|amount)|(?:purchases? (?:and|&|or) sales?|sales? (?:and|&|or) purchases?)|(?:record|log|track|note|enter|register|manage)(?: (?:your|my|our|all|each|every|the|daily|new|any))* purchases?|tax(?: \p{L}+)? payments?|payment (?:amounts?|type|terms)|split payments?|what (?:\p{L}+ ){1,4}buys?|buys? (?:in|you)|(?:date|day|time|year|month|place|proof|price|cost) of purchase|bought (?:at|for|from))\b/iu,
})
