import { defineArchetype } from '../archetype.ts'

export const volunteering = defineArchetype({
  id: 'volunteering',
  words:
    'volunteer 8, volunteers 9, volunteering 14, volunteer opportunities 16, volunteer shifts 16, food bank 9, soup kitchen 12, clean-up 5, cleanup 5, ngo 6, helpers 4, sign up for shifts 10, food rescue 9, surplus food 9',
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
