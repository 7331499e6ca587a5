import { definePage } from './page.ts'

export const closedSeason = definePage({
  id: 'closed-season',
  said: 'closed season, closed seasons, close season, minimum size, minimum sizes, size limits, bag limits, fishing rules, fishing regulations',
  within: /\b(?:angl\w+|fishing|fishery|fisher\w*|trout|carp)\b/i,
  name: 'Seasons',
  icon: 'calendar',
  line: 'Brown trout is closed',
  content: `
    banner warning | Brown trout is closed | Until 28 February, put it back
    rows Closed season and size
    - close | Brown trout | 1 Oct to 28 Feb | 30 cm
    - check | Perch | Open all year | No limit
    - check | Pike | 1 Feb to 30 Apr closed | 50 cm
    - check | Zander | 15 Mar to 31 May closed | 45 cm
    - close | Salmon | Protected | Put back
    rows A day
    - fish | Pike and zander | Together | 2
    - fish | Trout | When open | 3
  `,
})
