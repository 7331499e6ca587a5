import { defineArchetype } from '../archetype.ts'

export const quitting = defineArchetype({
  id: 'quitting',
  words:
    'quit smoking 16, from smoking 18, smoking 8, days without 12, craving button 14, stop smoking 16, smoke free 14, sober 10, sobriety 14, quit drinking 14, craving 9, cravings 9, nicotine 12, alcohol free 12, addiction 8, quit vaping 16, vaping 10, stop vaping 16, stop drinking 16, quit alcohol 16, quit sugar 14, stop eating sugar 14, quit weed 16, quit gambling 16, quit porn 16, nail biting 14, biting my nails 14, bad habit 12, break bad habits 14, relapse 9, days clean 14',
  presets: 'natural, calm',
  icon: 'leaf',
  names: 'Four Minutes (smoke smoking cigarette vape), Day One, Clear Air (smoke smoking cigarette vape)',
  entity: 'craving',
  home: 'focus ledger',
  screens: `
    home | Today | home
    history | Cravings | book
    stats | Progress | trend
    guide? | Tips | leaf
    timer? | Breathe | timer
    detail | Craving
    form | Log craving
    profile | Me | user`,
})
