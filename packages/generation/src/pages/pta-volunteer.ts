import { definePage } from './page.ts'

export const ptaVolunteer = definePage({
  id: 'pta-volunteer',
  said: 'volunteer sign up, volunteer sign, volunteer signup, volunteering, volunteer with us, volunteer, become a volunteer, sign up to help, help out, lend a hand, sign up as volunteer, volunteer opportunities',
  unless: /volunteers? (?:manage|coordinat|can|log|see|check|are|shifts?|hours)|(?:our|for|the) volunteers/i,
  within:
    /\b(?:school|church|club|museum|shelter|food ?bank|festival|library|zoo|parish|mosque|temple|hospital|nursing|charity|community|village|parents?|animal|garden|event|synagogue)\b/i,
  name: 'Help us',
  icon: 'heart',
  line: 'Three shifts are open',
  content: `
    rows We look for
    - cup | Coffee and cake | Sat 28 Nov, 14:00 | | 2 free
    - truck | Driving | Sat 28 Nov, 9:00 | | 1 free
    - users | At the door | Sun 29 Nov, 10:00 | | Full
    chips I like to | Cook, Drive, Build, Talk to people
    fields
    - Name | person | Kim Osei
    - Phone | phone | +49 151 2048
    - When I can | long | Saturdays, and most evenings
    button heart | I help
  `,
})
