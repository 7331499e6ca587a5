import { defineArchetype } from '../archetype.ts'

export const contractions = defineArchetype({
  id: 'contractions',
  words:
    'contraction timer 30, contraction tracker 30, contractions timer 30, time contractions 26, contraction counter 28, labour timer 26, labor timer 26, labour contractions 28, labor contractions 28, contraction starts 12, contraction 10, contractions 10',
  examples: `
    How long do the pains last and how far apart are they? Minutes between, seconds each, for labour
    Tap when a wave starts and again when it ends, contraction timer during labour
    We leave for the maternity ward at five minutes apart, tell us how often contractions come
    My wife has contractions, I press start and stop and note the strength
    Midwife gets the pattern by message of how many minutes apart contractions are
    Duration, interval and intensity since midnight in a list, waves in labour
    Due any day now, is it the real thing or Braxton Hicks? Minutes apart, seconds long
    Expecting mothers breathe along while the clock runs, waves and pauses in labour
    Hospital bag, partner alert and timing of each surge in labour
    One huge button in the dark room for birth at home, minutes apart shown large
    Average spacing over the last hour with a hint when to ring the doctor, waves timed in labour
    Doula wants her women to record surges and see when it speeds up, minutes apart at a glance`,
  needs:
    /\b(?:contractions?|labou?r|births?|birthing|midwi\w+|doulas?|matern\w+|pregnan\w+|surges?|expecting|hospital|waves?|braxton|pains?)\b/i,
  unless: /\blabs?\b|\blaboratory\b/i,
  presets: 'calm, warm',
  icon: 'timer',
  names: 'Waves, Five Minutes Apart, Breathe Out',
  entity: 'contraction',
  home: 'focus',
  screens: `
    timer | Timer | timer
    history | Contractions | list
    stats | Pattern | chart
    checklist? | Hospital bag | bag | packing
    people? | Partner | users
    detail | Contraction
    form? | Add contraction
    settings | Settings | settings`,
})
