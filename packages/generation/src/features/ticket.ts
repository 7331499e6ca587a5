import { defineFeature } from '../feature.ts'

export const ticket = defineFeature({
  id: 'ticket',
  words: 'ticket, qr code, boarding pass, entry pass',
  screen: 'ticket | Ticket | ticket | page',
})
