import { defineFeature } from '../feature.ts'

export const wallet = defineFeature({
  id: 'wallet',
  words: 'wallet, bank account, bank card, balance, autopay, investment',
  screen: 'wallet | Wallet | wallet | tab | payment',
})
