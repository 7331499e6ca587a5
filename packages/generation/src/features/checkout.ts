import { defineFeature } from '../feature.ts'

export const checkout = defineFeature({
  id: 'checkout',
  words: 'checkout, payment, pay, purchase, purchasing, buy, credit card',
  screen: 'checkout | Checkout | card | page',
  unless:
    /\b(?:check-?in and check-?out|(?:buys?|sells?|sold|sales?|goods|purchases?) on credit|shared purchases?|before (?:you|i|we|they) buy|(?:everything|things?|stuff|items?|all|what|gadgets?|clothes) (?:that )?(?:you|i|we|they) (?:have )?(?:buy|bought)|pays? (?:each other |one another )?(?:in|with) (?:points|hours|stamps|tokens)|who (?:has|have|is|are) (?:not )?(?:yet )?(?:paid|behind)|behind with|dues|pay ?roll|bought (?:at|for|from)|what (?:\p{L}+ ){1,4}buys?|buys? (?:in|you))\b/iu,
  except:
    /\b(?:buyers?|check-?out (?:instructions?|times?|dates?|days?|lists?|hours?)|(?:late|missing|overdue|outstanding|open|monthly|estimated) (?:tax )?payments?|(?:payments?|purchases?) (?:status|history|due|reminders?|received|records?|tracking|details?|amounts?|log|notes?|schedules?|price|date|year|place|rate|type|terms)|(?:record|log|track|list of|note|enter|register|manage|analy[sz]e|forecast|monitor)(?:s|ing)? (?:(?:of|all|every|each|your|my|their|our|the|daily|weekly|monthly|recurring|regular|new|any) ){0,2}(?:payments?|purchases?)|tax(?: \p{L}+)? payments?|split payments?|purchases? (?:and|or|&|\/) (?:sales?|expenses?)|(?:sales?|expenses?) (?:and|or|&|\/) purchases?|pay ?(?:slips?|rates?|rise|day)|(?:rate|sick|holiday|equal|hourly) pay|(?:date|day|time|year|month|place|proof|price|cost) of (?:purchase|payment))\b/giu,
})
