import { defineEntity } from '../entity.ts'

export const onboardingStep = defineEntity({
  id: 'onboarding-step',
  one: 'Step',
  many: 'Steps',
  words: 'onboarding step, onboarding task',
  icon: 'check',
  groups: 'First day, First week, First month',
  fields: `
    Step | text | Fetch badge and laptop
    With | person | Hana Sato
    When | date | Mon 23 Nov
    Done | switch | no
    Note | long | Reception opens at eight`,
  samples: `
    icon | title | subtitle | badge | tone
    key | Fetch badge and laptop | Reception, Monday 8:30 | Done | success
    users | Lunch with the team | Monday 12:00, with Omar | Done | success
    shield | Safety training | Video, 20 minutes | Today | warning
    file | Sign the contract annex | Two pages | Open | neutral
    map | Walk round the building | With Iris, 30 minutes | Open | neutral
    chat | Talk after 30 days | With HR, 18 December | Later | neutral`,
  about: 'Reception has both ready. Bring a photo ID; setting up takes half an hour with IT.',
  facts: '8:30 | Time\n30 min | Takes\nHana | With',
  figures: '4 of 12 | Done\n2 | Documents open\n26 | Days to the first talk',
  hero: 'Next today | Safety training | A video of 20 minutes, then four questions | Start',
  tip: 'A third is done | Two documents still need your name',
  add: 'Add step',
  use: 'Mark as done',
})
