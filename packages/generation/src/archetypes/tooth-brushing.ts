import { defineArchetype } from '../archetype.ts'

/** Brushing teeth, mostly with children. */
export const toothBrushing = defineArchetype({
  id: 'tooth-brushing',
  words:
    'tooth brushing 36, toothbrush 28, brush teeth 34, brushing teeth 36, brushing timer 34, teeth brushing 36, dental hygiene 26, floss 14, flossing 18, oral hygiene 26',
  examples: `
    Two minutes of brushing with music and a picture of which side comes next
    My children brush teeth morning and evening and get a sticker each time
    Timer by quarter of the mouth, thirty seconds each
    Remind me to floss and change the brush every three months
    A monster that gets clean while you brush
    Who has brushed today, Ida or Emil
    Aligners: hours worn a day, next tray, reminder to put them back
    Streak of evenings without forgetting
    Songs of two minutes for brushing
    Dentist appointments and what he said
    Braces diary with photos every month
    Bathroom routine for toddlers with pictures`,
  bars: 'checkout cart map',
  presets: 'playful, clean',
  icon: 'timer',
  names: 'Two Minutes, Sparkle, Left and Right',
  entity: 'brushing',
  home: 'focus',
  screens: `
    home | Today | home
    timer | Brush | timer
    browse | Stickers | star | brush-sticker
    history | Calendar | calendar
    people? | Children | users
    detail | Brushing
    notifications? | Reminders | bell
    settings | Settings | settings`,
})
