import { defineArchetype } from '../archetype.ts'

/** A circle one breathes with. */
export const breathPacer = defineArchetype({
  id: 'breath-pacer',
  words:
    'breathing light 34, slow breathing light 40, breathe with the light 30, breathing exercise 14, breathing exercises 14, breathing app 34, breathing helper 34, breathing timer 34, guided breathing 26, breathe in 22, breathe out 22, box breathing 22, 4-7-8 26, breathing pattern 26, breathing patterns 26, breathwork 26, breathing circle 34, relaxer 18, breathing trainer 32, inhale 16, exhale 16, hold your breath 14',
  examples: `
    A circle grows while I breathe in and shrinks while I breathe out
    Four seconds in, seven hold, eight out, with a soft sound
    Box breathing for five minutes before a meeting
    Choose a breathing pattern, set the minutes and follow the words on the screen
    Inhale, hold, exhale with vibration and without looking
    Breathing helper with presets for sleep, calm and focus
    My own pattern: seconds in, hold, out
    How many sessions and minutes I have breathed this week
    Breathe in, breathe out, an animation that slows me down
    Coherent breathing at six breaths a minute
    Relax with a pacer and a bell at the end
    Wim Hof rounds with breath holds and a timer`,
  bars: 'map checkout cart slots people week mood',
  presets: 'calm, natural',
  icon: 'wave',
  names: 'In and Out, Slow Tide, Four Seven Eight',
  entity: 'breath-pattern',
  screens: `
    gauge | Breathe | wave
    browse | Patterns | list
    stats | Sessions | chart
    history? | History | clock
    detail | Pattern
    form? | New pattern
    settings | Settings | settings`,
  unless:
    /\b(?:diet|supplements|menopaus\w+|symptoms)\b|\b(?:panic|anxiety|asthma|inhaler|oxygen|air quality|babies|baby|therap|yoga|mood|journal|sleep tracker|meditations?)\b/i,
})
