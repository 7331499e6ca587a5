import { defineEntity } from '../entity.ts'

export const pricePlan = defineEntity({
  id: 'price-plan',
  one: 'Plan',
  many: 'Plans',
  words: 'price plan, pricing plan, subscription plan, plan',
  icon: 'tag',
  groups: 'Monthly, Yearly',
  fields: `
    Plan | text | Plus
    Price | money | € 9 a month
    Paid | choice | Monthly | Monthly, Yearly
    `,
  samples: `
    icon | title | subtitle | value | badge | tone
    tag | Free | One room, two scenes | € 0 | Try | neutral
    tag | Plus | All rooms, all scenes, help by mail | € 9 a month | Most chosen | success
    tag | Studio | For offices: 20 people, help by phone | € 29 a month | Teams | primary
    `,
  about: 'All rooms and scenes, ended on any day. Two months are free when paid by the year.',
  facts: '€ 9 | A month\n€ 90 | A year\n30 days | To try',
  figures: '3 | Plans\n30 days | To try',
  hero: 'Most chosen | Plus | € 9 a month, all rooms | Choose plan',
  tip: 'Two months free | When paid by the year',
  trend: 'Chosen | 62 % | +4',
  add: 'Choose plan',
  use: 'Choose plan',
})
