import { defineFeature } from '../feature.ts'

export const onboarding = defineFeature({
  id: 'onboarding',
  words: 'onboarding, welcome screen, intro screen, get started',
  screen: 'welcome | Welcome | home | page',
})
