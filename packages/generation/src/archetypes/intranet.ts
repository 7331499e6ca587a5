import { defineArchetype } from '../archetype.ts'

export const intranet = defineArchetype({
  id: 'intranet',
  words:
    'intranet 16, employee app 14, company app 8, canteen 7, holiday requests 9, staff app 12, internal communication 10, leave requests 9, employee directory 9, onboarding 3',
  presets: 'clean, editorial',
  icon: 'building',
  names: 'Inside, Third Floor, Notice Board',
  entity: 'company-news',
  screens: `
    home | Today | home
    feed? | News | file | company-news
    people | People | users
    checklist? | Canteen | fork | meal
    slots? | Rooms | calendar
    detail | News
    form | Ask for holiday
    notifications? | Alerts | bell
    profile | Me | user`,
})
