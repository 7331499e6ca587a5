import { defineFeature } from '../feature.ts'

export const sos = defineFeature({
  id: 'sos',
  words: 'sos, emergency, help center, help centre, faq, support, panic button, help page',
  screen: 'help | Help | shield | page',
  weight: 2,
})
