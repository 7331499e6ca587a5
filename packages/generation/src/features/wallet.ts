import { defineFeature } from '../feature.ts'

export const wallet = defineFeature({
  id: 'wallet',
  words: 'wallet, bank account, bank card, balance, autopay, investment',
  unless:
    /\bweight (?:and|&) balance\b|\b(?:reactions?|equations?|chemical|load|wheel|white|colou?r|diet) balanc|\bbalancing\b|\b(?:work[- ]life|hormone|energy|leave|holiday|nutrition|nutritional|water|electrolyte|macro|calorie|colou?r) balance\b/i,
  screen: 'wallet | Wallet | wallet | tab | payment',
})
