import { defineArchetype } from '../archetype.ts'

export const coParenting = defineArchetype({
  id: 'co-parenting',
  words:
    'co-parenting 28, coparenting 28, separated parents 24, divorced parents 24, custody 16, custody calendar 28, two homes 14, shared custody 26',
  examples: `
    We are divorced with shared custody and the kids change homes every Friday
    Which nights are with mum and which with dad this month, kids' days at each home
    Share school costs and shoes between ex-partners, receipts and halves, each parent pays a half
    Ask the other one to swap a weekend without quarrel, days with the kids change
    Calm messages with my ex, kept as a record for the judge, custody of the children
    Handover place and time, bag list with teddy, inhaler, sports kit, when the child changes between parents
    Patchwork household: my children, her children, holidays alternate between mum's and dad's
    After the separation our son needs to know where he sleeps tomorrow, days with mum, days with dad
    Christmas this year at his, next year at mine, plan by rule two two five, custody days of the kids
    Child information for both homes: doctor, shoe size, allergies, teacher, mum and dad see the same
    Expenses since the split, maintenance, who owes for the dentist, shared costs of divorced parents for the child
    Grandparents and stepdad may look at the visitation plan, days at mum's and at dad's`,
  presets: 'calm, clean',
  bars: 'history',
  icon: 'calendar',
  names: 'Two Homes, Handover, Every Other Friday',
  entity: 'custody-day',
  home: 'focus',
  screens: `
    calendar | Calendar | calendar
    home | Today | home
    browse | Expenses | receipt | shared cost
    thread | Messages | chat | | Omar | About Lea and Max
    people? | Children | users
    checklist? | To pack | check | child-bag
    detail | Day
    form | Ask for a swap
    browse! | Kids | user | child-sheet | Kids info
    profile? | Me | user
    settings? | Settings | settings`,
})
