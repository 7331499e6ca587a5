import { defineFeature } from '../feature.ts'

export const profile = defineFeature({
  id: 'profile',
  words: 'profile, user profile, my account, account',
  screen: 'profile | Profile | user | tab',
  weight: 3,
})
