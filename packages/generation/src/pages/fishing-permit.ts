import { definePage } from './page.ts'

export const fishingPermit = definePage({
  id: 'fishing-permit',
  said: 'day permit, day permits, fishing permit, fishing permits, buy a day permit, buy permits, permits, day ticket, day tickets, fishing licence, fishing license, week permit',
  within: /\b(?:angl\w+|fishing|fishery|fisher\w*|trout|carp)\b/i,
  name: 'Permit',
  icon: 'ticket',
  line: 'Upper lake, valid today',
  content: `
    code KW-4182-07 | Day permit, upper lake, Thu 19 Nov
    rows Choose a permit
    - ticket | Day permit, upper lake | Two rods, until midnight | € 14
    - ticket | Day permit, canal | One rod | € 9
    - ticket | Week permit | All waters, seven days | € 48
    - ticket | Under 16 | With an adult | € 4
    fields
    - Name | person | Lea Brandt
    - Day | date | Thu 19 Nov
    - Licence number | text | 118-4408
    button card | Buy permit
  `,
})
