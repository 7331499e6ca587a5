import { defineArchetype } from '../archetype.ts'

export const fasting = defineArchetype({
  id: 'fasting',
  words:
    'fasting 14, intermittent fasting 20, fasting timer 20, ramadan 8, eating window 16, fast tracker 14, when can i eat 22, eat again 18',
  examples: `
    Eat only from noon to eight, tell me when it begins and how many hours I have gone without
    Sixteen hours nothing but water and black coffee, with stages of what the body does
    Ramadan helper with dawn and sunset, days kept, days to make up
    Timer for not eating, start, stop, longest ever, weight next to it
    Five normal days and two with few calories, which days, how I felt
    Window for meals shown as a ring, a reminder when the kitchen closes
    36 hour water fast with electrolytes, mood and a diary
    Breakfast skippers' group, compare streaks of intermittent fasting
    Lent: seven weeks without sugar and meat, a thought a day
    One meal a day beginner plan from 12 to 20 hours over a month
    Fast log with ketones, hunger waves and the hour I broke it
    Suhoor and iftar times, what I ate before dawn, prayers, hydration`,
  needs:
    /\bfasting|\bramadan|\b(?:my|a|the|water|\d+.hour) fasts?\b|\bfasts\b|\bfast tracker|eating window|\b1[68][:/]\d/i,
  presets: 'calm, natural',
  icon: 'timer',
  names: 'Sixteen Eight, Empty Plate, Noon',
  entity: 'fast',
  home: 'focus',
  screens: `
    timer | Fast | timer
    history | History | clock
    stats | Progress | chart
    checklist? | Today | check
    notifications? | Reminders | bell
    detail | Day
    form | Log fast
    settings | Settings | settings`,
})
