import { defineArchetype } from '../archetype.ts'

export const livestock = defineArchetype({
  id: 'livestock',
  words:
    'livestock 16, cattle 14, herd 9, dairy 7, cows 10, sheep 8, goats 9, chickens 8, hens 9, poultry 12, calving 12, lambing 14, milk yield 12, egg production 12, pig farm 12, ear tag 12, coop 6, breeding records 8',
  needs: /^(?!.*\bhen (?:part|night|do\b|weekend))/is,
  presets: 'natural, warm',
  icon: 'paw',
  names: 'Top Field, The Herd, Ear Tag',
  entity: 'animal-record',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Animals | paw
    calendar | Calendar | calendar
    stats | Yield | chart
    detail | Animal
    form | Add animal
    checklist? | Tasks | check | herd-work
    scanner? | Scan tag | camera
    profile? | Me | user`,
})
