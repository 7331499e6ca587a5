import { definePage } from './page.ts'

export const pickUp = definePage({
  id: 'pick-up',
  said: 'pick up authorization, pick-up authorisation, authorized pickup, pickup permissions, who picks up, who can pick up, pickup list, pick-up persons, authorised persons',
  name: 'Pick-up',
  icon: 'users',
  line: 'Who may take your child home',
  content: `
    people May take Lea home
    - Omar | Father | Always
    - Hana | Neighbour | Tuesdays
    - Ruth | Grandmother | Until 30 November
    fields
    - Somebody else | person | Tomás Rey
    - Day | date | Fri 20 Nov
    - Number of the passport | text | X4 182 907
    button plus | Allow
  `,
})
