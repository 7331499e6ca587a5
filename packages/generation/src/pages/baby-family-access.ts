import { definePage } from './page.ts'

export const babyFamilyAccess = definePage({
  id: 'baby-family-access',
  said: 'family access, family view, partner access, share with partner, shared with partner, grandparents can see, babysitter access, sync with partner, both parents',
  unless: /\b(?:daycare|kindergarten|clinic)\b/i,
  within:
    /\b(?:newborn|my baby|our baby|the baby|new parents?|feedings?|diapers?|napp(?:y|ies)|toddlers?)\b/i,
  name: 'Family access',
  icon: 'users',
  line: 'Omar has logged the last bottle',
  content: `
    people Who is in
    - You | Logs and sees all of it
    - Omar | Father, logs and sees all of it | Now
    - Grandma Ruth | Looks, cannot change anything | 9:40
    timeline Today
    - 12:20, bottle | Logged by Omar
    - 11:50, nappy | Logged by you
    - 9:40 | Grandma Ruth looked at the photos
    switches Tell the others
    - When she slept through
    - When something is overdue
    - New photos
    button plus | Invite somebody
  `,
})
