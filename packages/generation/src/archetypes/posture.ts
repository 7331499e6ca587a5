import { defineArchetype } from '../archetype.ts'

/** How upright one sits; moving at the desk is `break-reminder`. */
export const posture = defineArchetype({
  id: 'posture',
  words:
    'posture 20, posture tracker 34, posture reminder 34, posture corrector 34, slouch 26, slouching 26, sit upright 26, sat upright 26, sitting posture 32, good posture 24, hunch 16, text neck 24',
  examples: `
    Warn me with a short buzz when my back is bent over the keyboard
    The camera of the laptop sees when my head comes too far forward
    How many hours did I sit up straight today, and when did I sink down
    A sensor on my collar counts how often I hunch
    Upright minutes per day with a goal and a streak
    Exercises for neck and shoulders after a bad hour
    Text neck: tell me when I hold the phone too low
    Office workers train to sit straight, ten minutes more each week
    Vibrates after two minutes of slouching, quiet during calls
    Set my straight position once, then it compares
    Physiotherapist sees how the week went
    Desk, sofa or car: where I sit worst`,
  bars: 'checkout cart slots map',
  presets: 'calm, clean',
  icon: 'user',
  names: 'Upright, Straight Up, Shoulders Back',
  entity: 'posture-hour',
  home: 'focus',
  screens: `
    home | Today | home
    history | Hours | clock
    stats | Progress | chart
    browse | Exercises | yoga | stretch
    notifications | Warnings | bell
    detail | Hour
    form? | Add
    settings | Settings | settings`,
})
