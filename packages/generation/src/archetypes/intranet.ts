import { defineArchetype } from '../archetype.ts'

export const intranet = defineArchetype({
  id: 'intranet',
  words:
    'intranet 16, employee app 14, company app 8, canteen 7, holiday requests 9, staff app 12, internal communication 10, leave requests 9, employee directory 9, onboarding 3, employee portal 12',
  examples: `
    Employee app for our 300 people: what is new, who works where, lunch menu, forms
    Reach the drivers and warehouse colleagues without a desk with announcements from management
    Colleagues' phone numbers and departments, meeting rooms, menu of the day, message of the director
    Notice board for our hospital: jubilees, new colleagues, events, policies to read and confirm
    Intranet on the phone: works council and management publish, staff comment and like
    Staff app with company news, jubilee list, car park places, documents from HR, all behind our login
    For a chain of bakeries: shop teams should see bulletins, offers of the week and contact persons at head office
    Internal communication with a magazine, photos from all sites, and an org chart of colleagues
    Book a desk or meeting room, look up extension numbers, read what the board decided
    Everything an employee needs: payslip link, handbook, canteen plan, request holiday
    Our city workers want an inside app with circulars, training dates and a suggestion box
    Factory with three shifts: safety bulletins, cafeteria, who is who, push message when the gate is closed`,
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
