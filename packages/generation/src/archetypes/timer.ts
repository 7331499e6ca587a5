import { defineArchetype } from '../archetype.ts'

export const timer = defineArchetype({
  id: 'timer',
  words:
    'timer 7, pomodoro 8, stopwatch 7, chess clock 26, countdown 6, focus 3, interval 4, working session 4, break session 4, egg timer 5',
  examples: `
    25 minutes of work, 5 minutes off, and after four rounds a long pause
    Kitchen: pasta nine minutes, eggs six, oven forty, all running at once with a bell
    Chess players press their side and the other one's time runs
    Count down from ten minutes with a big clock the whole classroom can see
    Focus sessions with a task name, growing flame and total per day
    Rounds and rests for boxing, three minutes on, one off, with a gong
    Visual clock for my autistic son, a red disc that shrinks until it is time to go
    Set minutes, press start, hear a chime. Nothing else
    Speaker's clock that goes green, yellow, red for a talk of five minutes
    Work sprints, short breaks, how many I did this week
    Tooth brushing, two minutes with a melody and a bear that brushes along
    Tea steeping times for green, black and herbal, start with a tap`,
  presets: 'calm, bold',
  icon: 'timer',
  names: 'Ember, Twenty-Five, Hourglass',
  entity: 'round',
  screens: `
    timer | Timer | timer
    checklist? | Tasks | list | task
    history | History | clock
    stats | Stats | chart
    form | Sessions
    settings | Settings | settings`,
})
