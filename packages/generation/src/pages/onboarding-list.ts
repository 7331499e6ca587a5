import { definePage } from './page.ts'

export const onboardingList = definePage({
  id: 'onboarding-list',
  said: 'onboarding, onboarding checklist, first day checklist, onboarding tasks, new employee checklist, first days, onboarding for new employees, new hire checklist',
  unless: /\blast day\b|^(?:an? )?(?:employee )?onboarding|hr (?:can|creates)|new hires? (?:can|see)/i,
  within: /\b(?:company|office|employees?|staff|intranet|hr|colleagues|work)\b/i,
  name: 'First weeks',
  icon: 'check',
  line: 'Five of eleven done',
  content: `
    ticks First day
    - x Badge and keys | At the front desk
    - x Computer and password | Omar, second floor
    - x Lunch with the team | 12:30
    ticks First week
    - x Safety walk | 40 minutes
    - x Meet your godparent | Lea Brandt
    - Read how we work | 12 pages
    - Bank and tax | Letter to Iris
    ticks First month
    - Goals with your lead
    - A day in another team
    - Tell us what was missing
  `,
})
