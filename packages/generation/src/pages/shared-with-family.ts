import { definePage } from './page.ts'

export const sharedWithFamily = definePage({
  id: 'shared-with-family',
  said: 'shared with family, family access, family view, caregiver access, caregiver view, share with caregiver, carer access, family can see',
  unless:
    /\b(?:newborn|baby|feedings?|diapers?|nappy|nappies|toddlers?|care home|nursing home|clinic|hospital)\b/i,
  within:
    /\b(?:pills?|tablets?|medic\w+|meds|health|blood|doses?|insulin|sugar|care|mother|father|mum|mom|dad|parents?|steps|glasses|water)\b/i,
  name: 'Family',
  icon: 'users',
  line: "Hana saw today's dose at 8:12",
  content: `
    people Who can see it
    - Hana | Daughter, sees all of it | Now
    - Elias | Son, only what was missed | Tuesday
    timeline Today
    - 8:05, taken | Hana was told at 8:06
    - 13:00, taken | Two minutes late
    - 18:00, open | Hana is told at 18:30 if it stays open
    switches What they see
    - Taken and missed
    - What is running out
    - My notes
    button plus | Invite somebody
  `,
})
