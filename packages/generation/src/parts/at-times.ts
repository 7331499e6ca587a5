import { type KindPart, partsOf } from './part.ts'

/** What timers, alarms and apps for one time of day have. */
export const atTimesParts: readonly KindPart[] = [
  ...partsOf('timer', [
    {
      said: 'presets, saved timers, saved workouts, timer presets, save presets, save workouts, custom workouts, saved presets, templates, multiple timers, custom timers, saved intervals, workout presets, preset timers, save timers, custom presets',
      page: 'Presets | list | Four of your own',
      content: `
        rows Presets
        - timer | Tabata | 20 on, 10 off, eight rounds | 4 min
        - timer | Boxing | 3 min on, 1 min off, twelve rounds | 48 min
        - timer | Legs and lungs | 40 on, 20 off, eight rounds | 8 min
        - timer | Hill sprints | 30 on, 90 off, six rounds | 12 min
        button plus | Save as preset`,
      within: /\b(?:interval|hiit|tabata|workout|boxing|rounds?|training|emom|circuit)\b/i,
    },
    {
      said: 'voice cues, voice announcements, spoken announcements, voice, audio cues, voice guidance, voice prompts, sound cues, beeps, sounds, vibration and sound, sound and vibration, sounds and vibration, spoken cues, audio alerts, voice alerts, text to speech',
      on: 'settings form',
      content: `
        chips Says | * Work and rest, Seconds, Names, Nothing
        switches
        - Voice over the music
        - Beep last three seconds
        - x Vibrate`,
    },
    {
      said: 'custom rounds, custom intervals, rounds, number of rounds, work and rest times, warm-up and cool-down, warm up and cool down, prepare time, custom work and rest times, sets, work and rest intervals, customizable intervals, adjustable work and rest times, warm-up, adjustable rounds',
      on: 'form',
      within: /\b(?:interval|hiit|tabata|workout|boxing|rounds?|training|emom|circuit)\b/i,
      content: `
        fields
        - Warm-up | choice | 1 min | None, 30 s, 1 min, 5 min
        - Sets | number | 2
        - Cool-down | choice | 2 min | None, 2 min, 5 min`,
    },
  ]),
  ...partsOf('alarms', [
    {
      said: 'math puzzles, puzzles, maths puzzles, math problems, tasks to turn off, captcha, challenges, dismiss challenges, maths problems, wake-up tasks, missions, shake to dismiss, math tasks, puzzles to dismiss, dismiss by maths, maths to dismiss',
      page: 'Getting up | brain | Three sums before it is quiet',
      content: `
        hero 7 × 8 + 6 = ? | Two more, then the alarm stops.
        cells
        - 1 2 3
        - 4 5 6
        - 7 8 9
        - ⌫ 0 ✓
        chips To turn it off | Nothing, * Sums, Shaking, Scanning the toothpaste
        chips How hard | Easy, * Medium, Hard`,
    },
    {
      said: 'gradual volume, gradually increasing volume, fade in, gentle wake, rising volume, increasing volume, volume fade in, sunrise alarm, sunrise, gentle alarm, gradual volume increase, crescendo',
      on: 'form',
      content: `
        fields
        - Louder over | choice | 2 min | At once, 30 s, 2 min, 10 min
        switches
        - Brightens like a sunrise`,
    },
    {
      said: 'snooze, custom snooze, snooze options, limited snooze, snooze settings, no snooze, adjustable snooze',
      on: 'form',
    },
  ]),
  ...partsOf('countdowns', [
    {
      said: 'categories, tags',
      on: 'browse form',
    },
    {
      said: 'widgets, widget, home screen widgets',
      on: 'settings',
      content: `
        tiles Widgets
        - hourglass | 36 days | Winter trip
        - cake | 9 days | Ada’s birthday`,
    },
    {
      said: 'sharing, share',
      on: 'detail',
    },
  ]),
  ...partsOf('day-planner', [
    {
      said: 'time blocking, time blocks, blocks',
      on: '#Day week home',
    },
    {
      said: 'calendar sync, calendar integration, google calendar, calendar import, caldav',
      on: 'settings',
      content: `
        rows Calendars
        - check | Private | 14 events this week | | In step
        - check | Work | Read only | | In step
        - plus | Another calendar`,
    },
  ]),
  ...partsOf('baking', [
    {
      said: "baker's percentage, baker's percentages, bakers percentage",
      on: '#Numbers stats',
      content: `
        rows Baker’s percentage*
        - box | Flour | 500 g | 100 %
        - drop | Water | 375 g | 75 %
        - cup | Starter | 100 g | 20 %
        - tag | Salt | 10 g | 2 %`,
    },
    {
      said: 'starter feeding, starter, feeding reminders, starter tracking, feeding schedule, starter feeding reminders',
      on: 'home',
      content: `
        rows Starter*
        - cup | Fed at 8:00, 1 : 5 : 5 | Doubled at 12:40
        - clock | Next feeding | Tonight, 20:00 | 7 h`,
    },
    {
      said: 'recipes, recipe collection, recipe book',
      on: 'browse',
    },
  ]),
  ...partsOf('lap-timer', [
    {
      said: 'voice, vibration, voice and vibration, voice output, spoken time, sound, sounds, speech',
      on: 'form settings timer',
      content: `
        switches
        - Say time each minute
        - Vibrate at each lap
        - x Beep last three seconds`,
    },
  ]),
  ...partsOf('story-maker meditation read-aloud language', [
    {
      said: 'sleep timer, bedtime timer, auto-off, timer to stop',
      on: 'player reader',
      content: `
        chips Sleep timer | Off, 15 min, * 30 min, End of this one`,
    },
  ]),
  ...partsOf('family', [
    {
      said: 'sharing, share with partner, partner sharing, family sharing, sync with partner, shared with partner, multiple caregivers, caregivers, share with family',
      on: '#Family profile people',
      content: `
        people Shared with*
        - Omar | Partner, sees and adds | Joined
        - Ida | Grandma, sees only | Joined
        quiet plus | Invite somebody`,
    },
    {
      said: 'growth charts, growth chart, growth, growth percentiles',
      on: '#Growth stats',
    },
  ]),
  ...partsOf('family', [
    {
      said: 'bottles, bottle feeding, bottle, bottle log, nappies, diapers, nappy changes, diaper changes, pumping, pumping in one tap, pumping log, breastfeeding, feeding and nappies, sleep and pumping, breast pump',
      within: /\b(?:bab(?:y|ies)|newborns?|breasts?|nurs\w+|infants?)\b/i,
      on: 'home form',
      content: `
        keys Log in one tap
        - drop | Bottle
        - heart | Pumping
        - check | Nappy
        - moon | Sleep`,
    },
    {
      said: "doctor's summary, summary, doctor summary, summary for doctor, report for the doctor, pediatrician report, doctor summary as pdf, summary as pdf, doctor's summary as pdf",
      within: /\b(?:doctor|pa?ediatrician|pdf)\b/i,
      on: 'stats profile',
      content: `
        rows Doctor's summary
        - file | The last four weeks, PDF | Feeding, sleep, nappies and growth | 64 kB
        quiet share | Send to the practice`,
    },
  ]),
  ...partsOf('fasting', [
    {
      said: 'streaks, streak, day streak',
      on: 'history stats',
      content: `
        stats Streak
        - 12 | Days in a row
        - 31 | Longest`,
    },
  ]),
  ...partsOf('alarms', [
    {
      said: 'sunrise light, sunrise alarm, sunrise simulation, wake-up light, light alarm',
      on: 'form',
      content: `
        fields
        - Screen brightens | choice | 20 min before | Not, 10 min before, 20 min before
        switches
        - Smart lamps, too`,
    },
    {
      said: 'sleep cycles, sleep cycle, sleep cycle calculator, bedtime calculator',
      on: 'home',
      content: `
        rows To wake at 6:40, asleep at*
        - moon | 21:40 | Six cycles | 9 h
        - moon | 23:10 | Five cycles | 7 h 30
        - moon | 0:40 | Four cycles | 6 h`,
    },
  ]),
  ...partsOf('fasting habits steps', [
    {
      said: 'achievements, badges, trophies, awards',
      on: 'stats',
      content: `
        rows Achievements*
        - trophy | First week | Seven days in a row | | Done
        - trophy | Early bird | Before eight, ten times | | Done
        - trophy | A hundred | 84 so far | 84 %`,
    },
  ]),
]
