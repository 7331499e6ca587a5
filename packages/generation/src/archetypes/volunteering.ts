import { defineArchetype } from '../archetype.ts'

export const volunteering = defineArchetype({
  id: 'volunteering',
  words:
    'volunteer 8, volunteers 9, volunteering 14, volunteer opportunities 16, volunteer shifts 16, food bank 9, soup kitchen 12, clean-up 5, cleanup 5, ngo 6, helpers 4, sign up for shifts 10, food rescue 9, surplus food 9',
  examples: `
    People who want to help see which shifts at the food bank are still free
    Beach clean on Saturday: join, bring gloves, see how many are coming
    Our animal sanctuary needs hands for cleaning and fundraising stands, sign up by task
    Hours I gave this year as a helper, with a certificate
    Charity coordinates drivers who collect surplus bread and bring it to the soup kitchen
    Good deeds near me: read to children, visit the lonely, plant trees
    Refugee aid group looks for translators, companions to the authorities and furniture carriers
    Festival crew, two hundred unpaid helpers, bar, gate, car park, T-shirt size, meal vouchers
    Parents fill slots for the summer fête: cake stand, tombola, tidying up
    Red vest team for disasters: who is available, skills, call-out, check in at the site
    Retired people offer time to a hospice or a school, see what is wanted and say yes
    Non-profit posts where hands are needed, with place, date, tasks, age limit, and thanks afterwards`,
  presets: 'warm, natural',
  icon: 'heart',
  names: 'Many Hands, Good Turn, Two Hours',
  entity: 'volunteer-shift',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Shifts | list
    map | Map | map
    calendar? | Calendar | calendar
    leaderboard? | Hours | trophy
    people? | Helpers | users
    confirmed | Signed up | | | See you Saturday
    detail | Shift
    form | Add shift
    profile | Me | user`,
})
