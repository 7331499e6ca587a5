import { defineFeature } from '../feature.ts'

export const people = defineFeature({
  id: 'people',
  words: 'friend, member, invite, people nearby, roommate, teammate, group member, coordinator, respondent',
  screen: 'people | People | users | tab',
  weight: 2,
})
