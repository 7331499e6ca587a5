import { defineArchetype } from '../archetype.ts'

export const timer = defineArchetype({
  id: 'timer',
  words:
    'debate timer 24, speech timer 20, presentation timer 18, hiit timer 22, interval timer 20, tabata 16, workout timer 18, timer 7, pomodoro 16, pomodoro timer 26, focus timer 18, stopwatch 7, chess clock 26, countdown 6, focus 3, interval 4, working session 4, break session 4, egg timer 5',
  examples: `
    Debating club: formats, who speaks when, seven minutes each with a bell one minute before the end
    Speech and debate timer with speaking order, warning bell, points of information and a judge's sheet
    Interval timer: set work, rest and number of rounds, beeps, save my workouts
    Tabata and circuit timer with big numbers, countdown beep, saved sessions
    25 minutes of work, 5 minutes break, and after four rounds a long break
    Kitchen: pasta nine minutes, eggs six, oven forty, all counting down at once, each ends with a bell
    Chess clock, players press their side and the other one's minutes count down
    Count down from ten minutes with a big clock the whole classroom can see, bell at the end
    Focus sessions of 25 minutes with a task name, break after each and sessions per day
    Rounds and breaks for boxing, three minutes on, one off, with a bell
    Visual countdown for my autistic son, a red disc that shrinks as minutes run out
    Set minutes, press start, hear a chime when they have run out, pause. Nothing else
    Speaker's countdown clock that goes green, yellow, red for a talk of five minutes
    Work sprints in minutes, short breaks, how many rounds I finished this week
    Tooth brushing, two minutes countdown with a melody and a bear
    Tea steeping minutes for green, black and herbal, start with a tap, bell when ready`,
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
