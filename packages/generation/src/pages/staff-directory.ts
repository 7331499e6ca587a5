import { definePage } from './page.ts'

export const staffDirectory = definePage({
  id: 'staff-directory',
  said: 'employee directory, staff directory, directory, colleague directory, phone directory, people directory, who is who, company directory, team directory',
  unless: /^(?:an? )?(?:employee|staff|business|people)/i,
  within: /\b(?:company|office|employees?|staff|intranet|school|campus|clinic|hospital|firm|colleagues)\b/i,
  name: 'Directory',
  icon: 'users',
  line: '84 people on three floors',
  content: `
    people Often asked
    - Lea Brandt | Front desk, first floor | 101
    - Omar Haddad | Computers, second floor | 204
    - Iris Chen | Wages and leave, third floor | 310
    - Kim Osei | Building, ground floor | 012
    - Mara Vogt | Marketing, second floor | 218
    chips Team | All, Office, Sales, Workshop, Computers
    button phone | Call front desk | tel:+15550100
  `,
})
