import { defineFeature } from '../feature.ts'

export const people = defineFeature({
  id: 'people',
  words: 'friend, member, invite, people nearby, roommate, teammate, group member, coordinator, respondent',
  // Where one is has nothing to do with who coordinates.
  unless:
    /^(?!.*\b(?:friends?|members?|invit\w+|people nearby|(?:room|team)mates?|coordinators?|respondents?)\b)/is,
  screen: 'people | People | users | tab',
  weight: 2,
})
