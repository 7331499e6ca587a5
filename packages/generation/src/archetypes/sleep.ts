import { defineArchetype } from '../archetype.ts'

export const sleep = defineArchetype({
  id: 'sleep',
  words:
    'track your sleep 32, track my sleep 32, sleep tracking 26, sleep tracker 26, sleep and wake 24, sleep 7, sleep tracker 12, bedtime 7, sleep score 9, insomnia 9, snoring 8, nap 4, sleep diary 12, alarm clock 4, deep sleep 8',
  examples: `
    When I went to bed, when I woke up and how rested I felt in the morning
    Log my nights, when I fell asleep, how often I woke up, and what I did before bed
    For people with insomnia: a diary of hours slept, time to fall asleep, wakings, caffeine and screens
    Wake me gently in a light phase and show me how long I was in deep and REM
    A bedtime reminder that tells me to wind down, and a chart of my hours per night
    I snore, record it at night and show how loud and how long
    Shift worker, I nap in daytime and need to know my total rest per week and my debt of hours
    Dream well: evening wind-down, lights out at ten, wake-up alarm and a score each morning
    Slept well or badly, from one to five, with notes about bedtime, dreams, alcohol
    Keeping track of naps and night sleep, average bedtime and consistency over the month
    How well I slept last night, wine or coffee before, and a curve of the month
    What keeps me awake at night, late coffee, late meals or the phone in bed? Tired every morning
    Our clinic would like patients to fill in bedtime, wakings and hours slept each morning`,
  presets: 'calm, dark-pro',
  icon: 'moon',
  names: 'Lights Out, Slow Night, Pillow Book',
  entity: 'night',
  home: 'focus',
  screens: `
    home | Tonight | moon
    history | Nights | book
    stats | Insight | chart
    player? | Sounds | music | ambient-sound
    detail | Night
    form | Log night
    profile | Me | user`,
})
