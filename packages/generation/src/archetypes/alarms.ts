import { defineArchetype } from '../archetype.ts'

export const alarms = defineArchetype({
  id: 'alarms',
  words:
    'alarm clock app 24, wake up to music 34, wake up with music 34, music alarm 34, alarm clock 18, alarm app 16, wake up 6, wake-up 6, gentle wake 8, snooze 6, smart alarm 14, set alarms 12, alarms 5',
  examples: `
    Get me out of bed in the morning with a sound that slowly grows louder, a gentle alarm clock
    I oversleep all the time, it should only stop ringing after I solve a maths puzzle in the morning
    Several ring times for weekdays and weekend, each with its own tone, label and vibration
    A bedside clock that brightens the screen like a sunrise twenty minutes before I must rise, so I wake up gently
    Heavy sleeper needs something that keeps buzzing until I scan the barcode on my toothpaste to switch the alarm off
    Nap helper: ring after twenty-five minutes, softly, one quiet alarm that does not disturb my room mate
    Shift worker with early, late and night weeks, different rising times for each, switched on with one tap, alarms set once
    No more five more minutes: limit the snooze and shake the phone to turn it off
    Wakes me in light sleep within a half hour window before seven, with birdsong or radio
    Add, edit and repeat alarms, choose ringtone, volume, days and how many minutes to snooze
    Teenagers' rising app where you have to stand up and walk thirty paces before the noise ends and the alarm stops
    Loud bell at 6:30 Monday to Friday, nothing on public holidays, and say the weather when I get up, waking me for work`,
  bars: 'scanner remote',
  presets: 'calm, dark-pro',
  icon: 'bell',
  names: 'First Light, Early Bird, Six Forty',
  entity: 'alarm',
  home: 'focus',
  screens: `
    home | Alarms | bell
    browse | All | list | | All alarms
    timer? | Timer | timer
    stats? | Sleep | chart
    game? | Puzzle | game
    detail | Alarm
    form | Add alarm | | | | | maths problems, maths problem, math problems, math problem, solve maths problems, solve puzzles, math puzzle, scan barcode, scan a barcode, shake phone, tasks, missions
    settings | Settings | settings`,
})
