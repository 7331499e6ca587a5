import { defineArchetype } from '../archetype.ts'

export const coParenting = defineArchetype({
  id: 'co-parenting',
  words:
    'co-parenting 28, coparenting 28, separated parents 24, divorced parents 24, custody 16, custody calendar 28, two homes 14, shared custody 26',
  examples: `
    We are divorced with shared custody and the kids change homes every Friday
    Which nights are with mum and which with dad this month
    Share school costs and shoes between ex-partners, receipts and halves
    Ask the other one to swap a weekend without quarrel
    Calm messages with my ex, kept as a record for the judge
    Handover place and time, bag list with teddy, inhaler, sports kit
    Patchwork household: my children, her children, holidays alternate
    After the separation our son needs to know where he sleeps tomorrow
    Christmas this year at his, next year at mine, plan by rule two two five
    Child information for both homes: doctor, shoe size, allergies, teacher
    Expenses since the split, maintenance, who owes for the dentist
    Grandparents and stepdad may look at the visitation plan`,
  presets: 'calm, clean',
  icon: 'calendar',
  names: 'Two Homes, Handover, Every Other Friday',
  entity: 'custody-day',
  home: 'focus',
  screens: `
    calendar | Calendar | calendar
    home | Today | home
    browse | Expenses | receipt | shared cost
    thread | Messages | chat
    people? | Children | users
    checklist? | To pack | check | child-bag
    detail | Day
    form | Ask for a swap
    profile | Kids | user | | Kids info
    settings? | Settings | settings`,
})
