import { definePage } from './page.ts'

export const driversPlan = definePage({
  id: 'drivers-plan',
  said: 'who drives when, who drives, drivers, driver rota, driving shifts, who is driving, driving turns',
  unless: /\b(?:taxi|delivery|drivers? app|employees|school)\b/i,
  within: /\b(?:road ?trips?|van ?life|camper|motorhome|carpool|drive across)\b/i,
  name: 'Drivers',
  icon: 'car',
  line: 'You drive from Hof',
  content: `
    agenda Thursday
    - 8:00 | Lea | Leipzig to Hof, 190 km
    - 10:15 | You | Hof to Regensburg, 170 km
    - 13:30 | Omar | Regensburg to Salzburg, 200 km
    agenda Friday
    - 9:00 | Lea | Salzburg to Bled, 210 km
    - 14:00 | You | Bled to Piran, 150 km
    stats So far
    - 400 km | Lea
    - 320 km | You
    - 200 km | Omar
    banner info | Change every two hours | Whoever drives chooses the music.
  `,
})
